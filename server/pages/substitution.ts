import { DEFAULT_APP_STORE_URL, DEFAULT_PLAY_STORE_URL, DEFAULT_SITE_URL } from '../defaults.ts';

export type Addresses = { SITE_URL: string; APP_STORE_URL: string; PLAY_STORE_URL: string };

/** Puts configured addresses in the place of those a text was built with. */
export type Substitute = (text: string, kind: TextKind) => string;
export type TextKind = 'html' | 'xml' | 'json' | 'plain';

const script = /(<script\b[^>]*>)([\s\S]*?)(<\/script>)/gi;

/** @returns undefined when every address is the one that pages are built with */
export function createSubstitution(addresses: Addresses): Substitute | undefined {
  const wanted = new Map<string, string>();
  const pairs = [
    [DEFAULT_SITE_URL, addresses.SITE_URL],
    [DEFAULT_APP_STORE_URL, addresses.APP_STORE_URL],
    [DEFAULT_PLAY_STORE_URL, addresses.PLAY_STORE_URL],
  ] as const;
  for (const [built, configured] of pairs) {
    if (built === configured) continue;
    const safe =
      configured === addresses.SITE_URL ? configured : new URL(configured).href.replaceAll("'", '%27');
    wanted.set(built, safe);
    // Share links carry the address inside another address.
    wanted.set(encodeURIComponent(built), encodeURIComponent(safe));
  }
  if (wanted.size === 0) return undefined;
  const built = new RegExp([...wanted.keys()].map(literal).join('|'), 'g');

  const replaced = (text: string, ampersand: string) =>
    text.replace(built, (found) => (wanted.get(found) ?? found).replaceAll('&', ampersand));

  return (text, kind) => {
    if (kind === 'plain') return replaced(text, '&');
    if (kind === 'xml') return replaced(text, '&amp;');
    if (kind === 'json') return replaced(text, '\\u0026');
    // Outside scripts an ampersand is an entity; in one, be it JSON or JavaScript, an escape in a string.
    let page = '';
    let end = 0;
    for (const match of text.matchAll(script)) {
      const [whole, open = '', body = '', close = ''] = match;
      page += replaced(text.slice(end, match.index) + open, '&amp;') + replaced(body, '\\u0026') + close;
      end = match.index + whole.length;
    }
    return page + replaced(text.slice(end), '&amp;');
  };
}

/** A pattern that matches exactly `text`. */
function literal(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
