/** SPEC section 2's slug and path rules. Paths may carry the `/ar` mirror's prefix and trailing slashes. */

function withoutAccents(name: string): string {
  return name.normalize('NFKD').replace(/\p{Mark}/gu, '');
}

/**
 * "Lowercased name with spaces turned to hyphens and non-word characters removed". Accents go first, so that
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

/** "Lowercased with spaces turned to hyphens"; apostrophes go, since SPEC's own slug is `womens-football`. */
export function sportSlug(label: string): string {
  return label.trim().toLowerCase().replace(/['’]/g, '').replace(/\s+/g, '-');
}

/** The path's segments, without the language prefix. */
function segments(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  return parts[0] === 'ar' ? parts.slice(1) : parts;
}

/** One or more segments make a sport hub. */
export function isHub(path: string): boolean {
  return segments(path).length >= 1;
}

/** Three or more segments make a sub-hub. */
export function isSubHub(path: string): boolean {
  return segments(path).length >= 3;
}

/**
 * @returns the sub-hub's name in English title case, from its last segment; undefined when the path is no sub-hub
 */
export function subHubName(path: string): string | undefined {
  if (!isSubHub(path)) return undefined;
  return segments(path)
    .at(-1)
    ?.split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
