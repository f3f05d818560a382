import { catalogue } from '../../../content/catalogue.ts';
import { baseLocale } from '../../../content/locale.ts';
import { absoluteUrl, pageUrl } from '../addresses.ts';

/**
 * `@id`s of the JSON-LD nodes on every page. All pages use the same ones, so that crawlers
 * recognise the entities.
 */
export const organizationId = () => absoluteUrl('/#organization');
export const websiteId = () => absoluteUrl('/#website');
export const applicationId = () => absoluteUrl('/#app');

/** @returns the @id of an entity, the same in both languages */
export function entityId(
  path: string,
  entityType: 'team' | 'league' | 'event' | 'meetups' | 'video',
): string {
  return `${pageUrl(path, baseLocale)}#${entityType}`;
}

/** @returns the schema.org name of a sport, such as `Soccer` for football */
export function schemaOrgSport(slug: string): string {
  const sport = catalogue.sport(slug);
  return sport?.schemaSport ?? sport?.label.en ?? slug;
}
