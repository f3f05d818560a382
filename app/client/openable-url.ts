import { DEFAULT_SITE_URL } from '../../content/default-addresses.ts';

/**
 * Without `SITE_URL` the server renders absolute addresses of a placeholder that no browser opens.
 * @returns the same address at the browser's own origin; any other address unchanged
 */
export function openableUrl(url: string): string {
  if (!URL.canParse(url) || new URL(url).origin !== DEFAULT_SITE_URL || !isWebPage(location)) return url;
  return location.origin + url.slice(DEFAULT_SITE_URL.length);
}

/** Replaces the placeholder in read-only fields now, and in a link just before it is used. */
export function makeLinksOpenable(page: Document): void {
  if (!isWebPage(page.location)) return;
  for (const field of page.querySelectorAll<HTMLInputElement>('input[readonly]'))
    if (field.value.startsWith(DEFAULT_SITE_URL)) field.value = openableUrl(field.value);
  const [encoded, own] = [DEFAULT_SITE_URL, page.location.origin].map(encodeURIComponent);
  const change = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const address = link?.getAttribute('href');
    if (link && address?.includes(`${encoded}`)) link.href = address.replaceAll(`${encoded}`, `${own}`);
  };
  // `focusin` and `pointerover` come before the browser opens a menu or shows the address.
  for (const type of ['pointerover', 'focusin', 'click']) page.addEventListener(type, change, true);
}

/** A saved page (`file:`) has no origin. */
function isWebPage({ protocol }: Location): boolean {
  return protocol === 'http:' || protocol === 'https:';
}
