import { expect, test } from 'vitest';
import { type Locale, localizedPath } from '../../../content/locale.ts';
import { defaultSiteContext } from '../../../content/site-context.ts';
import { createRender } from '../../entry.server.tsx';

const render = createRender({ scripts: [], sheetsOf: () => [] }, (error) => {
  throw error;
});

/** @returns the page without its tags */
async function textOf(path: string, language: Locale): Promise<string> {
  const { body } = await render({ url: localizedPath(path, language), site: defaultSiteContext() });
  return body
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

test.each([
  ['en', 'Premier League England Clubs 20'],
  ['ar', 'دوري روشن السعودي السعودية الأندية 18'],
] as const)('the row of a league names the column before the number (%s)', async (language, row) => {
  expect(await textOf('/football', language)).toContain(row);
});

test.each([
  ['/f1', 'مجتمعات مشجعين غير رسمية', 'مجتمع فريقك سيفتح أبوابه', 'قائمة جمهور الفورمولا 1'],
  ['/boxing', 'مجتمعات مشجعين غير رسمية', 'المتابعة أحلى بصحبة', 'قائمة جمهور الملاكمة'],
  ['/tennis', 'مجتمعات مشجعين غير رسمية', 'من يحضر هناك ومن يشاهد من هنا', 'قائمة جمهور التنس'],
  ['/chess', 'مجتمعات غير رسمية', 'من يمارس ومن يدرّب', 'قائمة المهتمين بالشطرنج'],
  ['/caving', 'مجتمعات غير رسمية', 'ستجد رفقة الخروج القادم', 'قائمة محبّي استكشاف الكهوف'],
])('%s reads as the hub of its kind in Arabic', async (path, ...texts) => {
  const page = await textOf(path, 'ar');
  for (const text of texts) expect(page).toContain(text);
});
