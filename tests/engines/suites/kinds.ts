import { expect, test } from 'vitest';
import { locales, localizedPath } from '../../../content/locale.ts';
import { pageKinds, windows } from '../../look/views/page-kinds.ts';
import type { Visitor } from '../visitor.ts';
import { hasLoaded, pageFaults } from './page-faults.ts';

/** One window for each language. Chromium is tested with all four combinations. */
const windowOf = { en: windows[1], ar: windows[0] };

/** Opens every page kind in both languages. */
export function testKinds(visit: () => Visitor): void {
  for (const { name, path } of pageKinds)
    for (const language of locales) {
      const size = windowOf[language];
      test(`${name}, ${language}, ${size.width} px: loads completely and without errors`, async () => {
        const visitor = visit();
        await visitor.open(localizedPath(path, language), size);
        await visitor.see('fonts and pictures have loaded', true, hasLoaded);
        await visitor.run(scrollToEnd);
        expect(await visitor.run(pageFaults)).toEqual([]);
      });
    }
}

/** Runs in the page. */
function scrollToEnd(): number {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  return scrollY;
}
