import { baseLocale } from '../../../content/locale.ts';
import { absoluteUrl, pageUrl } from '../addresses.ts';

/** Ids of things that every page states, so that crawlers recognise them. */
export const organizationId = () => absoluteUrl('/#organization');
export const websiteId = () => absoluteUrl('/#website');
export const applicationId = () => absoluteUrl('/#app');

/** @returns the name of what a page is about, the same in both languages */
export function entityId(path: string, thing: 'team' | 'league' | 'event' | 'meetups' | 'video'): string {
  return `${pageUrl(path, baseLocale)}#${thing}`;
}
