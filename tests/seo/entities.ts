import type { HtmlElement } from 'html-validate';

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** @returns the text with HTML entities decoded */
export function decoded(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal) return String.fromCodePoint(Number(decimal));
      return named[name ?? ''] ?? whole;
    },
  );
}

/** @returns the decoded value of an attribute, empty if the element lacks it */
export function attribute(element: HtmlElement, name: string): string {
  return decoded(element.getAttributeValue(name) ?? '');
}
