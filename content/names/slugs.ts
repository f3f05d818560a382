/** How names become parts of addresses; what is published keeps its slug. */

function withoutAccents(name: string): string {
  return name.normalize('NFKD').replace(/\p{Mark}/gu, '');
}

/**
 * A lowercased name with hyphens for spaces, without what is neither letter nor digit. Accents go first, so that
 * Atlético keeps its letter, and hyphens left side by side by a removed `&` become one.
 */
export function entitySlug(name: string): string {
  return withoutAccents(name)
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}
