import type { LaunchDate } from '../../../content/clock/launch.ts';
import {
  DEFAULT_APP_STORE_URL,
  DEFAULT_PLAY_STORE_URL,
  DEFAULT_SITE_URL,
} from '../../../content/default-addresses.ts';
import { editionAt, slotFilling } from './slot-filling.ts';

type Addresses = { SITE_URL: string; APP_STORE_URL: string; PLAY_STORE_URL: string };
export type PageSettings = Addresses & { LAUNCH_DATE: LaunchDate };

/** Puts what is configured in the place of what a text was built with. */
export type Substitute = {
  apply(text: string, kind: TextKind): string;
  /** A name for the time in which the same text stays the same. */
  edition(): string;
};
export type TextKind = 'html' | 'xml' | 'json' | 'plain';

const script = /(<script\b[^>]*>)([\s\S]*?)(<\/script>)/gi;

/** @param clock the time that launch and dates are told by */
export function createSubstitution(settings: PageSettings, clock = () => new Date()): Substitute {
  const addresses = addressSubstitution(settings);
  const { LAUNCH_DATE: launch } = settings;
  let edition = '';
  let second = Number.NaN;
  return {
    apply: (text, kind) => addresses(slotFilling(launch, clock())(text), kind),
    // Asked for with every page that is sent, and the turn of a day is not told by less than a second.
    edition() {
      const now = clock();
      const thisSecond = Math.floor(now.getTime() / 1000);
      if (thisSecond !== second) edition = editionAt(launch, now);
      second = thisSecond;
      return edition;
    },
  };
}

function addressSubstitution(addresses: Addresses): Substitute['apply'] {
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
  if (wanted.size === 0) return (text) => text;
  const built = new RegExp([...wanted.keys()].map(literal).join('|'), 'g');

  const replaced = (text: string, ampersand: string) =>
    text.replace(built, (found) => (wanted.get(found) ?? found).replaceAll('&', ampersand));

  return (text, kind) => {
    if (kind === 'plain') return replaced(text, '&');
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
