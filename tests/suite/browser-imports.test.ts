import { expect, test } from 'vitest';
import { forbiddenInBrowser } from './browser-imports.ts';

type Modules = Parameters<typeof forbiddenInBrowser>[0];
type Kind = Modules[number]['dependencies'][number]['dependencyTypes'][number];

/** @returns modules that import each other in this order, all in the same way */
function chain(kind: Kind, ...files: string[]): Modules {
  return files.map((source, index) => {
    const next = files[index + 1];
    const coreModule = next?.startsWith('node:') ?? false;
    return { source, dependencies: next ? [{ resolved: next, coreModule, dependencyTypes: [kind] }] : [] };
  });
}

test.each([
  ['app/search/search.island.tsx', 'content/site-context.ts'],
  ['app/search/panel.dev-island.tsx', 'content/clock/timed-text.ts'],
  ['app/entry.client.tsx', 'app/i18n/render-context.ts'],
  ['app/entry.vitals.ts', 'node:fs'],
])('reports the path from %s over another module to %s', (from, to) => {
  for (const kind of ['import', 'dynamic-import', 'export'] as const)
    expect(forbiddenInBrowser(chain(kind, from, 'app/seo/words.ts', to))).toEqual([
      `${from} → app/seo/words.ts → ${to}`,
    ]);
});

test('pages may reach what islands may not, and islands may import its types', () => {
  expect(forbiddenInBrowser(chain('import', 'app/pages/home/page.tsx', 'content/site-context.ts'))).toEqual(
    [],
  );
  expect(
    forbiddenInBrowser(chain('type-only', 'app/search/search.island.tsx', 'content/site-context.ts')),
  ).toEqual([]);
});
