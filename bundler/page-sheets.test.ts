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
  const text = sheets.hub ?? '';
  expect(text.indexOf('@layer popover-polyfill, base, components, sections, pages, states')).toBe(0);
  for (const rule of ['.part', '*', '.hub']) expect(text).toContain(`${rule}{margin`);
});
