/**
 * Origin of a sign-up. Kept in links and hidden inputs, without cookies or storage. Must not import
 * anything: every page loads this file.
 */
export const tagNames = [
  'from',
  'with',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** Names of hidden inputs, fields of the API, database columns and columns of the export. */
export const originNames = [...tagNames, 'referrer', 'page', 'language'] as const;

export type TagName = (typeof tagNames)[number];
export type OriginName = (typeof originNames)[number];

/**
 * `from`, `with` and the `utm_` names: tags of the link that a visitor followed. `with`: the code
 * of the fan who shared it. `referrer`: the class of the external site with that link. `page`: path
 * of the page from which the form was opened. Empty text: not known.
 */
export type Origin = Record<OriginName, string>;

const referrerClasses = ['search', 'social', 'messaging', 'other'] as const;
export type ReferrerClass = (typeof referrerClasses)[number];

/** Short and from a small set of characters, so that a tag cannot contain an e-mail address. */
const tag = /^[a-z0-9][a-z0-9._-]{0,39}$/;
const page = /^\/[a-z0-9/-]{0,100}$/;

const maxCampaignLength = 100;
const maxDecodings = 5;

/** An `@`, also written as in HTML, JavaScript or quoted-printable text, or in UTF-7. */
const at = /@|&(?:amp;)*(?:#0*64|#x0*40|commat)|\\(?:u00|u\{0*|x)40|\+AEA|=40[\p{L}\p{N}-]+\.\p{L}/iu;

/** Decodes one level of percent-encoding. Nested escapes of the percent sign count as one level. */
function decodePercents(text: string): string {
  const flat = text.normalize('NFKC').replace(/%(?:25)+/g, '%');
  return flat.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes.replace(/%(..)/g, (_byte, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
    }
  });
}

/** @returns whether a text contains an `@` of any width, also behind several levels of encoding */
function containsAt(text: string): boolean {
  let decoded = text;
  for (let level = 0; level < maxDecodings; level++) {
    const before = decoded;
    decoded = decodePercents(before);
    if (at.test(decoded)) return true;
    if (decoded === before) return false;
  }
  return true;
}

/**
 * Campaign tools write spaces, signs and other scripts into `utm_` values. Keeps letters and digits,
 * and drops only a value that may contain an e-mail address.
 */
function campaignName(value: string): string {
  if (containsAt(value)) return '';
  const folded = value
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._]+/gu, (signs) => (/[^-]/.test(signs) ? '-' : signs));
  return Array.from(folded).slice(0, maxCampaignLength).join('');
}

const ifMatches = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : '');

/** Each function returns the value to keep, empty if it cannot be used. */
const readers: Record<OriginName, (value: string, languages: readonly string[]) => string> = {
  from: ifMatches(tag),
  with: ifMatches(tag),
  utm_source: campaignName,
  utm_medium: campaignName,
  utm_campaign: campaignName,
  utm_term: campaignName,
  utm_content: campaignName,
  referrer: (value) => referrerClasses.find((known) => known === value) ?? '',
  page: ifMatches(page),
  language: (value, languages) => (languages.includes(value) ? value : ''),
};

/**
 * Reads the origin from a query or a form. An unusable value is dropped, because it must not
 * make a sign-up fail.
 * @param read returns the value of a name; a value that is not text counts as missing
 * @param languages codes that `language` may have
 */
export function parseOrigin(read: (name: OriginName) => unknown, languages: readonly string[]): Origin {
  return mapOrigin((name) => {
    const typed = read(name);
    return typeof typed === 'string' ? readers[name](typed.trim().toLowerCase(), languages) : '';
  });
}

export function mapOrigin<T>(read: (name: OriginName) => T): Record<OriginName, T> {
  return Object.fromEntries(originNames.map((name) => [name, read(name)])) as Record<OriginName, T>;
}

/**
 * Query parameters that links of the site repeat. The server repeats the tags, the script also the
 * referrer class.
 */
export const linkParameterNames = [...tagNames, 'referrer'] as const;

/** @returns the parameters of a query that are named and can be used, in one order */
export function readLinkParameters(
  query: URLSearchParams,
  names: readonly OriginName[] = linkParameterNames,
): URLSearchParams {
  const origin = parseOrigin((name) => query.get(name), []);
  return new URLSearchParams(names.flatMap((name) => (origin[name] ? [[name, origin[name]]] : [])));
}
