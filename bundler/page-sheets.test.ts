import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { pageSheets } from './page-sheets.ts';

const chunk = (fileName: string, css: string, rest: object = {}) =>
  ({
    type: 'chunk',
    fileName,
    code: '',
    isEntry: false,
    facadeModuleId: null,
    imports: [],
    dynamicImports: [],
    viteMetadata: { importedCss: new Set([css]) },
    ...rest,
  }) as unknown as Rolldown.OutputChunk;
const sheet = (fileName: string, source: string) =>
  ({ type: 'asset', fileName, source }) as unknown as Rolldown.OutputAsset;

test('declares the layers before all styles, even if the sheet of a shared component comes first', () => {
  const sheets = pageSheets([
    chunk('entry.js', 'every-page.css', { isEntry: true, imports: ['shared.js'] }),
    chunk('shared.js', 'part.css'),
    chunk('hub.js', 'hub.css', { facadeModuleId: '/site/app/pages/hub/page.tsx', imports: ['shared.js'] }),
    sheet('part.css', '@layer components{.part{margin:1px}}'),
    sheet('every-page.css', '@layer base,components;@layer base{*{margin:0}}'),
    sheet('hub.css', '@layer components{.hub{margin:2px}}'),
  ]);
  const text = sheets.hub?.first ?? '';
  expect(text.indexOf('@layer popover-polyfill, base, components, sections, pages, states')).toBe(0);
  for (const rule of ['.part', '*', '.hub']) expect(text).toContain(`${rule}{margin`);
});

test('a page has the styles of its own islands, and of none that only the entry imports', () => {
  const islands = ['form', 'film'].map((name) =>
    chunk(`${name}.js`, `${name}.css`, { facadeModuleId: `/site/app/pages/hub/${name}.island.tsx` }),
  );
  const sheets = pageSheets([
    chunk('entry.js', 'every-page.css', { isEntry: true, dynamicImports: ['form.js', 'film.js', 'hub.js'] }),
    ...islands,
    chunk('hub.js', 'hub.css', { facadeModuleId: '/site/app/pages/hub/page.tsx', imports: ['film.js'] }),
    sheet('every-page.css', '.every{margin:0}'),
    sheet('form.css', '.form{margin:1px}'),
    sheet('film.css', '.film{margin:2px}'),
    sheet('hub.css', '.hub{margin:3px}'),
  ]);
  for (const rule of ['.every', '.film', '.hub']) expect(sheets.hub?.first).toContain(`${rule}{margin`);
  expect(sheets.hub?.first).not.toContain('.form{');
});

test('styles of later layers are in sheets of their own', () => {
  const sheets = pageSheets([
    chunk('entry.js', 'frame.css', { isEntry: true }),
    chunk('home.js', 'home.css', { facadeModuleId: '/site/app/pages/home/page.tsx' }),
    sheet('frame.css', '@layer components{.bar{margin:1px}}@layer components.later{.menu{margin:2px}}'),
    sheet('home.css', '@layer pages{.hero{margin:3px}}@layer sections.later{@media print{.map{margin:4px}}}'),
  ]);
  expect(sheets.home?.first).toMatch(
    /;@layer components{\.bar{margin:1px}}\s@layer pages{\.hero{margin:3px}}$/,
  );
  expect(sheets.home?.later).toEqual({
    frame: '@layer components.later{.menu{margin:2px}}',
    page: '@layer sections.later{@media print{.map{margin:4px}}}',
  });
});
