import { catalogue } from '../../../content/catalogue.ts';
import { baseLocale } from '../../../content/locale.ts';
import { absoluteUrl, pageUrl } from '../addresses.ts';

/** Ids of the nodes on every page, the same everywhere so that crawlers recognise them. */
export const organizationId = () => absoluteUrl('/#organization');
export const websiteId = () => absoluteUrl('/#website');
export const applicationId = () => absoluteUrl('/#app');

/** @returns the @id of an entity, the same in both languages */
export function entityId(path: string, thing: 'team' | 'league' | 'event' | 'meetups' | 'video'): string {
  return `${pageUrl(path, baseLocale)}#${thing}`;
}

/** @returns the schema.org name of a sport: Football is Soccer, NFL American Football, F1 Auto Racing */
export function schemaSport(slug: string): string {
  const sport = catalogue.sport(slug);
  return sport?.schemaSport ?? sport?.label.en ?? slug;
}
