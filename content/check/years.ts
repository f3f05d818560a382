/**
 * @returns the years from 1000 to 2099 in a text, each once. A range such as 1995–96 names both its
 * years.
 */
export function yearsIn(text: string): string[] {
  const found = text.matchAll(/(?<![\d.,])((?:1\d|20)\d\d)(?:–(\d{4}|\d\d))?(?![\d%]|[.,]\d)/g);
  return [
    ...new Set(
      [...found].flatMap(([, first = '', last]) => [
        first,
        ...(last ? [first.slice(0, first.length - last.length) + last] : []),
      ]),
    ),
  ];
}
