/**
 * Origin of a sign-up. Kept in links and hidden inputs, without cookies or storage. Must not import
 * anything: every page loads this file.
 */
export const tagNames = ['from', 'with', 'utm_source', 'utm_medium', 'utm_campaign'] as const;

/** Names of hidden inputs, fields of the API, database columns and columns of the export. */
export const originNames = [...tagNames, 'referrer', 'page', 'language'] as const;

/** Hidden inputs of the form. A refused form sends them back unchanged. */
export const hiddenInputNames = [...originNames, 'ticket', 'kept_email'] as const;

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

const isTag = (value: string) => tag.test(value);

const accepts: Record<OriginName, (value: string, languages: readonly string[]) => boolean> = {
  from: isTag,
  with: isTag,
  utm_source: isTag,
  utm_medium: isTag,
  utm_campaign: isTag,
  referrer: (value) => referrerClasses.some((known) => known === value),
  page: (value) => page.test(value),
  language: (value, languages) => languages.includes(value),
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
    const value = typeof typed === 'string' ? typed.trim().toLowerCase() : '';
    return accepts[name](value, languages) ? value : '';
  });
}

export function mapOrigin(read: (name: OriginName) => string): Origin {
  return Object.fromEntries(originNames.map((name) => [name, read(name)])) as Origin;
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
