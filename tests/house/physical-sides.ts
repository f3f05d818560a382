const inlineStyles =
  /\b(?:(?:scroll)?(?:margin|padding|border(?:Top|Bottom)?)(?:Left|Right)\w*|(?:textAlign|float|clear):\s*['"](?:left|right)\b)|style=\{\{[^}]*\b(?:left|right)\s*:|\.style\.(?:left|right)\b/gi;
const properties =
  /(?<![\w-])(?:left|right|(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:(?:top|bottom)-)?(?:left|right)[a-z-]*)\s*:/g;
const values = /(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b|\bto (?:left|right)\b/g;
const fourSides =
  /(?<![\w-])(?:margin|padding|inset|scroll-margin|scroll-padding|border-(?:width|style|color))\s*:\s*([^;{}]+)/g;
const comments = /\/\*[\s\S]*?\*\//g;
const lineComments = /(?<!:)\/\/.*/g;

/** @returns what in a module's inline styles names a physical side */
export function physicalInCode(code: string): string[] {
  return found(code.replace(comments, ' ').replace(lineComments, ' '), inlineStyles);
}

/** @returns what in a style sheet names a physical side, also four sides in one of which left and right differ */
export function physicalInStyles(css: string): string[] {
  const text = css.replace(comments, ' ');
  const uneven = [...text.matchAll(fourSides)].filter(([, value = '']) => {
    const [, right, , left] = unspaced(value.trim()).split(/\s+/);
    return left !== undefined && left !== right;
  });
  return [...found(text, properties), ...found(text, values), ...uneven.map(([each]) => each.trim())];
}

/** @returns the value with nothing between brackets that could be taken for a next side */
function unspaced(value: string): string {
  const inner = value.replace(/\(([^()]*)\)/g, (_, inside: string) => `<${inside.replace(/\s/g, '')}>`);
  return inner === value ? value : unspaced(inner);
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([each]) => each.trim());
}
