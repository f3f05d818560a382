import { site } from '../../../content/site.ts';

const prefix = `${site.name} | `;
const suffix = ` | ${site.name}`;

/** @returns the title starting or ending with the brand; one that does neither gets the prefix */
export function withBrand(title: string): string {
  const text = title.trim();
  return text.startsWith(prefix) || text.endsWith(suffix) ? text : prefix + text;
}
