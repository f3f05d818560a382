import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fieldMessages } from '../../server/sign-up/refusals.ts';
import { limits } from '../../sign-up/fields.ts';

const read = (name: string) => readFile(new URL(`../../${name}`, import.meta.url), 'utf8');

/** Numbers that the Arabic texts write in words. */
const arabicWords: Record<number, string> = { 2: 'حرفان', 100: 'مئة' };

/** Limits by the key of the message and of the API's text that names them. */
const named = [
  { limit: limits.nameMin, message: 'ea_error_name', code: 'name-too-short' },
  { limit: limits.nameMax, message: 'ea_error_name_long', code: 'name-too-long' },
  { limit: limits.teamMax, message: 'ea_error_team_long', code: 'team-too-long' },
] as const;

test.each(named)('the texts of $code name the limit of the rule', async ({ limit, message, code }) => {
  const [en, ar] = await Promise.all(
    ['en', 'ar'].map(async (locale) => JSON.parse(await read(`messages/${locale}/early-access.json`))),
  );
  expect(en[message], `messages/en/early-access.json, ${message}`).toMatch(new RegExp(`\\b${limit}\\b`));
  const arabic = new RegExp(`${arabicWords[limit] ?? limit}|\\b${limit}\\b`);
  expect(ar[message], `messages/ar/early-access.json, ${message}`).toMatch(arabic);
  expect(fieldMessages[code], 'server/sign-up/refusals.ts').toMatch(new RegExp(`\\b${limit}\\b`));
});

test('the documents name the limits of the rules', async () => {
  const contract = await read('docs/contract.md');
  expect(contract).toContain(`| \`name\` | ${limits.nameMin} to ${limits.nameMax} |`);
  expect(contract).toContain(`| \`team\` | up to ${limits.teamMax} |`);
  expect(contract).toContain(`| \`email\` | up to ${limits.emailMax} |`);
  expect(await read('docs/product.md')).toContain(`Name (at least ${limits.nameMin} characters)`);
});
