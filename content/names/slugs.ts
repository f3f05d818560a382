/** Slugs from names. The slug of a published page must not change. */

function withoutAccents(name: string): string {
  return name.normalize('NFKD').replace(/\p{Mark}/gu, '');
}

/**
 * @returns the name in lowercase with hyphens for spaces, without accents and other characters.
 * Accents are removed first, so that Atlético keeps its letter. Adjacent hyphens, as after a
 * removed `&`, become one.
 */
export function entitySlug(name: string): string {
  return withoutAccents(name)
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}
