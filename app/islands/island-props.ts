/**
 * Props of an island as JSON for an attribute. React escapes each quotation mark there as `&quot;`,
 * so backticks take their place: 240 to 300 bytes less in brotli on the home page.
 */
export function encodeProps(props: object): string {
  return swapQuotes(JSON.stringify(props));
}

export function decodeProps(text: string): object {
  return JSON.parse(swapQuotes(text));
}

function swapQuotes(text: string): string {
  return text.replace(/["`]/g, (quote) => (quote === '"' ? '`' : '"'));
}
