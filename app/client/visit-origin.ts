import { localeOf } from '../../content/locale.ts';
import { carriedOrigin, type Origin, parseOrigin, type referrerClasses } from '../../sign-up/origin.ts';

type ReferrerClass = (typeof referrerClasses)[number];

/** Domains of external sites, without `www`. A country's domain such as google.fr counts as google. */
const sites: [ReferrerClass, RegExp][] = [
  ['search', /(?:^|\.)(?:google|bing|duckduckgo|yahoo|yandex|ecosia|baidu|qwant|startpage|brave)\.[a-z.]+$/],
  [
    'social',
    /(?:^|\.)(?:facebook|instagram|tiktok|youtube|reddit|snapchat|linkedin|threads|twitter|pinterest|x|t)\.(?:com|net|co)$/,
  ],
  ['messaging', /(?:^|\.)(?:whatsapp|wa|telegram|t|discord|messenger|slack)\.(?:com|me|org)$/],
];

/** @returns the class of the site that linked here; empty for this site, and if the browser does not tell */
function referrerClass({ document, location }: Window): ReferrerClass | '' {
  if (!URL.canParse(document.referrer)) return '';
  const { host, hostname } = new URL(document.referrer);
  if (host === location.host) return '';
  return sites.find(([, pattern]) => pattern.test(hostname))?.[0] ?? 'other';
}

/** @returns what links of this page carry to the next one: the tags of the visit and the class of its referrer */
function carriedHere(target: Window): URLSearchParams {
  const carried = carriedOrigin(new URLSearchParams(target.location.search));
  const referrer = referrerClass(target);
  if (referrer && !carried.has('referrer')) carried.set('referrer', referrer);
  return carried;
}

/** @returns the origin of a sign-up on this page. `page` is the page of this site from which the form was opened. */
export function visitOrigin(target: Window): Origin {
  const { document, location } = target;
  const carried = carriedHere(target);
  const before = URL.canParse(document.referrer) ? new URL(document.referrer) : undefined;
  const page = before?.origin === location.origin ? before.pathname : location.pathname;
  const language = localeOf(location.pathname);
  const known = { page, language };
  return parseOrigin((name) => carried.get(name) ?? known[name as keyof typeof known], [language]);
}

/**
 * Adds the tags of the visit to links when a visitor is about to use them. Links rendered by React later are included.
 */
export function carryOrigin(target: Window): void {
  const carried = carriedHere(target);
  if (!String(carried)) return;
  function addTo({ target: used }: Event): void {
    const link = used instanceof Element ? used.closest('a') : null;
    if (!link?.getAttribute('href')?.startsWith('/') || link.origin !== target.location.origin) return;
    const url = new URL(link.href);
    if (url.pathname.includes('.')) return;
    for (const [name, value] of carried) if (!url.searchParams.has(name)) url.searchParams.set(name, value);
    link.href = url.pathname + url.search + url.hash;
  }
  // `pointerover` and `focusin` come before speculation rules match the link, `click` covers the rest.
  for (const type of ['pointerover', 'focusin', 'click']) target.document.addEventListener(type, addTo, true);
}
