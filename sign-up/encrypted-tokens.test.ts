import { EncryptJWT } from 'jose';
import { expect, test } from 'vitest';
import { createEncryptedTokens } from './encrypted-tokens.ts';

const key = Buffer.alloc(32, 7);
const tokens = await createEncryptedTokens(key);
const content = { purpose: 'ticket', id: 'x'.repeat(36), address: 'سارة' };

test('a token has only letters, digits, hyphens and underscores, and ends with a letter', async () => {
  for (let n = 0; n < 200; n += 1) {
    const token = await tokens.seal({ ...content, n }, '800 days');
    expect(token).toMatch(/^[\w-]+[A-Za-z]$/);
    expect(await tokens.open(token)).toMatchObject({ ...content, n });
  }
});

test('opens a token of an earlier version, in the compact form of RFC 7516', async () => {
  const secret = new Uint8Array(key);
  const earlier = await new EncryptJWT(content)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime('800 days')
    .encrypt(secret);
  expect(earlier).toContain('..');
  expect(await tokens.open(earlier)).toMatchObject(content);
});

test('refuses every truncated and every changed token', async () => {
  const token = await tokens.seal(content, '1 hour');
  for (let length = 0; length < token.length; length += 1)
    await expect(tokens.open(token.slice(0, length))).rejects.toThrow();
  for (let at = 0; at < token.length - 1; at += 1) {
    const other = token[at] === 'A' ? 'B' : 'A';
    await expect(tokens.open(token.slice(0, at) + other + token.slice(at + 1))).rejects.toThrow();
  }
  for (const odd of [
    '',
    '.',
    '..',
    '....',
    'x'.repeat(38),
    'x'.repeat(39),
    `${token}.`,
    ` ${token}`,
    'é'.repeat(60),
  ])
    await expect(tokens.open(odd)).rejects.toThrow();
});
