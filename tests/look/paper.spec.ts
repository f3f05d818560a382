import { expect, test } from '@playwright/test';
import { type Locale, locales, localizedPath } from '../../content/locale.ts';
import { paperFaults, swappedWords } from './checks/paper.ts';
import { openSettled, visitor } from './settled/settled-page.ts';
import { pageKinds, windows } from './views/page-kinds.ts';

/** Page kinds that the gate prints. `npm run test:all` prints all kinds in both languages. */
const inGate: Record<Locale, readonly string[]> = { en: ['team'], ar: ['home', 'sign-up', 'team'] };

for (const language of locales)
  test.describe(language, () => {
    test.use(visitor(language, windows[1]));

    for (const kind of pageKinds)
      test(`${kind.name} on paper: every text is between the margins`, {
        tag: inGate[language].includes(kind.name) ? [] : '@long',
      }, async ({ page }) => {
        await openSettled(page, localizedPath(kind.path, language), 'window');
        expect(await paperFaults(page)).toEqual([]);
      });
  });

test.describe('ar', () => {
  test.use(visitor('ar', windows[1]));

  test('printed words have their letters in the order of reading', async ({ page }) => {
    await openSettled(page, '/ar/about', 'window');
    expect(await swappedWords(page)).toEqual([]);
  });
});
