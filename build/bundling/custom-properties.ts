const rootRule = /(?<=^|[};])\s*:root\{([^{}]*)\}/g;
const set = /(?<![\w-])(--[\w-]+):([^;{}]*)(?:;|(?=\}))/g;
const read = /var\((--[\w-]+)(?:,|\))/g;
const named = /--[\w-]+/g;

/** @returns the custom properties that scripts name: they may read or set them, in styles that they write too */
export function propertiesNamedIn(scripts: Iterable<string>): ReadonlySet<string> {
  return new Set([...scripts].flatMap((script) => script.match(named) ?? []));
}

/**
 * The scales and colours stand in one list for all pages. A page's sheet holds of them what the page reads, and where
 * a property never changes, its value instead of its name: that is what travels best.
 * @param sheet minified, without comments
 * @param named custom properties that scripts name, which stay as they are
 */
export function withSettledProperties(sheet: string, named: ReadonlySet<string>): string {
  return withoutUnread(withConstants(sheet, named), named);
}

function withConstants(sheet: string, named: ReadonlySet<string>): string {
  const times = new Map<string, number>();
  for (const [, name = ''] of sheet.matchAll(set)) times.set(name, (times.get(name) ?? 0) + 1);
  const constants = new Map<string, string>();
  for (const [, rules = ''] of sheet.matchAll(rootRule))
    for (const [, name = '', value = ''] of `${rules}}`.matchAll(set))
      if (times.get(name) === 1 && !named.has(name)) constants.set(name, value);
  const settled = sheet.replace(/var\((--[\w-]+)\)/g, (all, name: string) => constants.get(name) ?? all);
  // What a constant was made of may have been a constant itself.
  return settled === sheet ? sheet : withConstants(settled, named);
}

function withoutUnread(sheet: string, named: ReadonlySet<string>): string {
  const here = new Set(Array.from(sheet.matchAll(read), ([, name]) => name));
  const rest = sheet.replace(set, (declaration, name: string) =>
    here.has(name) || named.has(name) ? declaration : '',
  );
  // What only those read that are gone is not read any more.
  return rest === sheet ? sheet : withoutUnread(rest, named);
}
