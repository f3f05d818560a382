import { localeOf } from '../../content/locale.ts';
import { type Origin, parseOrigin, type ReferrerClass, readLinkParameters } from '../../sign-up/origin.ts';

/**
 * Hosts of external sites. `www` and country domains such as google.co.uk count, mail and other
 * services do not.
 */
const sites: [ReferrerClass, RegExp][] = [
  [
    'search',
    /^(?:www\.|search\.|[a-z]{2}\.search\.)?(?:google|bing|duckduckgo|yahoo|yandex|ecosia|baidu|qwant|startpage)\.[a-z.]+$/,
  ],
  ['search', /^search\.brave\.com$/],
  [
    'social',
    /^(?:[a-z]+\.)?(?:facebook|instagram|tiktok|youtube|reddit|snapchat|linkedin|threads|twitter|pinterest|x)\.(?:com|net)$|^t\.co$/,
  ],
  [
    'messaging',
    /^(?:[a-z]+\.)?(?:whatsapp|telegram|discord|messenger|slack)\.(?:com|me|org)$|^(?:wa|t)\.me$/,
  ],
];

/** @returns the class of the referring site; empty for this site, and without a referrer */
function referrerClass({ document, location }: Window): ReferrerClass | '' {
  if (!/^https?:/.test(document.referrer) || !URL.canParse(document.referrer)) return '';
  const { host, hostname } = new URL(document.referrer);
  if (host === location.host) return '';
  return sites.find(([, pattern]) => pattern.test(hostname))?.[0] ?? 'other';
}

/** @returns the page of this site whose link was followed */
function pageBefore({ document, location }: Window): URL | undefined {
  const before = URL.canParse(document.referrer) ? new URL(document.referrer) : undefined;
  return before?.origin === location.origin ? before : undefined;
}

/**
 * @returns the parameters of the address. Without any, those of the page before: its link may have
 * been used before the script added them.
 */
function tagsOf(target: Window): URLSearchParams {
  const own = readLinkParameters(new URLSearchParams(target.location.search));
  return own.size > 0 ? own : readLinkParameters(pageBefore(target)?.searchParams ?? own);
}

/** @returns the parameters for links: tags and referrer class of the visit */
function linkParameters(target: Window): URLSearchParams {
  const parameters = tagsOf(target);
  const referrer = referrerClass(target);
  if (referrer && !parameters.has('referrer')) parameters.set('referrer', referrer);
  return parameters;
}

/**
 * @returns the origin of a sign-up on this page. `page` is the page of this site from which the
 * form was opened.
 */
export function visitOrigin(target: Window): Origin {
  const { location } = target;
  const parameters = linkParameters(target);
  const page = (pageBefore(target) ?? location).pathname;
  const language = localeOf(location.pathname);
  const known = { page, language };
  return parseOrigin((name) => parameters.get(name) ?? known[name as keyof typeof known], [language]);
}

/**
 * Adds the tags and the referrer class to a link of the site just before it is used. Links that are
 * rendered later are included.
 */
export function addParametersOnUse(target: Window): void {
  const parameters = linkParameters(target);
  if (!String(parameters)) return;
  function addTo({ target: used }: Event): void {
    const link = used instanceof Element ? used.closest('a') : null;
    if (!link?.getAttribute('href')?.startsWith('/') || link.origin !== target.location.origin) return;
    const url = new URL(link.href);
    // Paths of files contain a dot. The address of an own sign-up is no way to a sign-up.
    if (/\.|\/ticket\//.test(url.pathname)) return;
    for (const [name, value] of parameters)
      if (!url.searchParams.has(name)) url.searchParams.set(name, value);
    link.href = url.pathname + url.search + url.hash;
  }
  // `pointerover` and `focusin` come before speculation rules match the link, `click` covers the
  // rest.
  for (const type of ['pointerover', 'focusin', 'click']) target.document.addEventListener(type, addTo, true);
}
