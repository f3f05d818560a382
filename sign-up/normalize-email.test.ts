import { expect, test } from 'vitest';
import { normalizeEmail } from './normalize-email.ts';
import { parseSignUp } from './schema.ts';

test.each([
  [' ann@example.com\n', 'ann@example.com'],
  ['ann@example.com.', 'ann@example.com'],
  ['ann@example.com,', 'ann@example.com'],
  ['ann＠example.com', 'ann@example.com'],
  ['ann@example。com', 'ann@example.com'],
  ['ann@example｡com', 'ann@example.com'],
  ['ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ann@example.com'],
  ['mailto:ann@example.com', 'ann@example.com'],
  ['MAILTO: ann@example.com?subject=Hi', 'ann@example.com'],
  ['Ann <ann@example.com>', 'ann@example.com'],
  ['"Fan, Ann" <ann@example.com>', 'ann@example.com'],
  ['<ann@example.com>', 'ann@example.com'],
  ['Ann <mailto:ann@example.com>', 'ann@example.com'],
  ['Ann <ann@example.com>,', 'ann@example.com'],
  ['ann@example.com .', 'ann@example.com'],
  ['mailto:ann%2Btag@example.com', 'ann+tag@example.com'],
  ['mailto:100%@example.com', '100%@example.com'],
  ['Ann@Example.com', 'Ann@Example.com'],
  ['taro..fan@docomo.ne.jp', 'taro..fan@docomo.ne.jp'],
  ['taro.@ezweb.ne.jp', 'taro.@ezweb.ne.jp'],
  ['مشجع@مثال.السعودية', 'مشجع@مثال.السعودية'],
  ['ahmed١٢٣@gmail.com', 'ahmed123@gmail.com'],
  ['ahmed۱۲۳@gmail.com', 'ahmed123@gmail.com'],
  ['ahmed_٢٠٢٠@hotmail.com', 'ahmed_2020@hotmail.com'],
  ['ahmed१२३@gmail.com', 'ahmed123@gmail.com'],
  ['ahmed١2۳@mail٤.com', 'ahmed123@mail4.com'],
  ['ahmed123@gmail.com،', 'ahmed123@gmail.com'],
  ['ahmed@gmail.com؛', 'ahmed@gmail.com'],
  ['ahmed@gmail.com ، .', 'ahmed@gmail.com'],
  ['ahmed123@gmail٫com', 'ahmed123@gmail.com'],
  ['ahmed٫ali@gmail٫com', 'ahmed.ali@gmail.com'],
  ['mailto:ahmed%D9%A1@gmail.com', 'ahmed1@gmail.com'],
  ['أحمد <ahmed١٢٣@gmail.com>،', 'ahmed123@gmail.com'],
  ['\u200fahmed١٢٣@gmail.com\u200f', 'ahmed123@gmail.com'],
  // Mailboxes in Arabic.
  ['مشجع١٢٣@مثال.السعودية', 'مشجع١٢٣@مثال.السعودية'],
  ['مشجع١٢٣@gmail.com', 'مشجع١٢٣@gmail.com'],
  ['fan١٢٣@مثال.السعودية', 'fan١٢٣@مثال.السعودية'],
  ['مشجع١٢٣@مثال.السعودية،', 'مشجع١٢٣@مثال.السعودية'],
])('reads %j as %j', (typed, address) => {
  expect(normalizeEmail(typed)).toBe(address);
});

test.each([
  'taro..fan@docomo.ne.jp',
  'taro.@ezweb.ne.jp',
  'ann@example.com.',
  'ann＠example.com',
  'ann@example。com',
  'mailto:ann@example.com',
  'Ann <ann@example.com>',
  'ahmed١٢٣@gmail.com',
  'ahmed123@gmail٫com؛',
  'مشجع١٢٣@مثال.السعودية',
])('a sign-up with the address %s is accepted and stores what it means', (email) => {
  expect(parseSignUp({ name: 'Ann', email })).toEqual({
    ok: true,
    value: { name: 'Ann', team: '', email: normalizeEmail(email) },
  });
});

test.each([
  'a@b.co, c@d.ef',
  'a@b.co c@d.ef',
  '<a@b.co> <c@d.ef>',
  'a@b.co>',
  'mailto:a@b.co,c@d.ef',
  'a@b.co، c@d.ef',
  'a@b،co',
])('refuses %s, which is not one address', (email) => {
  expect(parseSignUp({ name: 'Ann', email })).toEqual({ ok: false, errors: { email: 'no-address' } });
});
