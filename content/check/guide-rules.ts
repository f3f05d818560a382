import { catalogue } from '../catalogue.ts';
import { guides } from '../guides/guides.ts';
import { fileOf } from '../parse-entries.ts';
import type { Finding } from './finding.ts';

const kinds = ['sports', 'leagues', 'events'] as const;

/** @returns pages without their guide, and guides without their page */
export function guideFindings(): Finding[] {
  return kinds.flatMap((kind) => {
    const known = new Set(catalogue[kind].map(({ slug }) => slug));
    const without = catalogue[kind]
      .filter(({ slug }) => !guides[kind].has(slug))
      .map((entry) => ({
        file: fileOf(entry),
        entry: entry.slug,
        field: 'slug',
        message: `has no guide in content/guides/${kind}`,
      }));
    const pageless = [...guides[kind].values()]
      .filter(({ slug }) => !known.has(slug))
      .map((guide) => ({ file: fileOf(guide), entry: guide.slug, field: 'slug', message: 'names no page' }));
    return [...without, ...pageless];
  });
}
