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
])('a sign-up with the address %s is accepted and stores what it means', (email) => {
  expect(parseSignUp({ name: 'Ann', email })).toEqual({
    ok: true,
    value: { name: 'Ann', team: '', email: normalizeEmail(email) },
  });
});

test.each(['a@b.co, c@d.ef', 'a@b.co c@d.ef', '<a@b.co> <c@d.ef>', 'a@b.co>', 'mailto:a@b.co,c@d.ef'])(
  'refuses %s, which is not one address',
  (email) => {
    expect(parseSignUp({ name: 'Ann', email })).toEqual({ ok: false, errors: { email: 'no-address' } });
  },
);
