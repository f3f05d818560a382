import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inRenderContext } from '../../app/i18n/render-context.ts';
import { fieldMessage } from '../../app/sign-up/error-messages.ts';
import { fieldMessages } from '../../server/sign-up/refusals.ts';
import { limits } from '../../sign-up/fields.ts';

const read = (name: string) => readFile(new URL(`../../${name}`, import.meta.url), 'utf8');

const codes = ['name-too-short', 'name-too-long', 'team-too-long'] as const;

test.each(codes)('the form and the API have one text for %s', (code) => {
  const text = inRenderContext({ locale: 'en' }, () => fieldMessage(code));
  expect(text).toBe(fieldMessages[code]);
});

test.each([
  ['en', 'Name must be at least 2 characters', 'Name must be at most 100 characters'],
  ['ar', 'الاسم حرفان على الأقل', 'الاسم 100 حرف على الأكثر'],
] as const)('the form states the limits of a name in "%s"', (locale, short, long) => {
  const texts = inRenderContext({ locale }, () => [
    fieldMessage('name-too-short'),
    fieldMessage('name-too-long'),
  ]);
  expect(texts).toEqual([short, long]);
});

test.each([
  ['docs/contract.md', `| \`name\` | ${limits.nameMin} to ${limits.nameMax} |`],
  ['docs/contract.md', `{"name":"${fieldMessages['name-too-short']}"}`],
  ['docs/contract.md', `| \`team\` | up to ${limits.teamMax} |`],
  ['docs/contract.md', `| \`email\` | up to ${limits.emailMax} |`],
  ['docs/contract.md', `| \`city\` | up to ${limits.cityMax}, may be empty |`],
  ['docs/product.md', `Name (at least ${limits.nameMin} characters)`],
])('%s contains %s', async (file, text) => {
  // The whole document would hide what is missing.
  expect((await read(file)).includes(text)).toBe(true);
});
