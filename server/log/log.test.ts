import { expect, test } from 'vitest';
import { createEncryptedTokens } from '../../sign-up/encrypted-tokens.ts';
import { createLog, loggablePath, safeError } from './log.ts';

test.each([
  ['/teams/ann@example.com/x', '/teams/…/x'],
  ['/ann%40example.com', '/…'],
  ['/ann%2540example.com', '/…'],
  ['/unsubscribe/mailto:ann+tag@example.com', '/unsubscribe/mailto:…'],
  ["/o'brien@example.com", '/…'],
  ['/mail=ann&bob@example.com', '/…'],
  ["/ann%27s=x@b'c=d&e.example.com/tail", '/…/tail'],
  ['/ann%EF%BC%A0example.com', '/…'],
  ['/ann%25EF%25BC%25A0example.com', '/…'],
  ['/ann%EF%B9%ABexample.com', '/…'],
  ['/ann＠example.com', '/…'],
  ['/ann﹫example.com', '/…'],
  ['/football/ajax', '/football/ajax'],
])('logs %s as %s', (path, logged) => {
  expect(loggablePath(path)).toBe(logged);
});

test('cuts a path to at most 200 characters', () => {
  expect(loggablePath(`/${'a'.repeat(10_000)}`).length).toBeLessThanOrEqual(200);
});

test('redacts an e-mail address that the cut would split', () => {
  expect(loggablePath(`/${'a/'.repeat(97)}ann.example@example.com`)).not.toContain('ann');
});

const compactToken = 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..1-_aB.c2VhdA.dGFn';
const { seal } = await createEncryptedTokens('a secret of at least thirty-two characters');
const token = await seal({ id: '01a22435-1986-7b54-bf9a-99ea86cbc4cc' }, '1 hour');

test.each([
  [`/${compactToken}`, '/…'],
  [`/ar/${compactToken}/x`, '/ar/…/x'],
  [`/ticket/${token}`, '/ticket/…'],
  [`/ar/ticket/${token}?done=saved`, '/ar/ticket/…'],
  [`/Ticket/${token}/`, '/Ticket/…'],
  [`/ticket/${compactToken}`, '/ticket/…'],
  ['/ticket/cut', '/ticket/…'],
  [`/%74icket/${token}`, '/%74icket/…'],
  [`/${token}`, '/…'],
  ['/ticket', '/ticket'],
  ['/features?email=ann@example.com#x', '/features'],
])('logs the path of %s as %s', (url, logged) => {
  expect(loggablePath(url)).toBe(logged);
});

test('keeps stack and code of an error, without e-mail addresses', () => {
  const error = Object.assign(new Error('no row for ann@example.com'), {
    code: '23505',
    detail: 'Key (email)=(ann@…)',
  });
  const logged = JSON.stringify(safeError(error));
  expect(logged).toContain('23505');
  expect(logged).toContain('log.test.ts');
  expect(logged).not.toMatch(/ann/);
});

test('redacts a stack of 1,000,000 characters in linear time', () => {
  // Quadratic time would take minutes.
  const stack = `Error: ${'a'.repeat(1_000_000)}`;
  expect(JSON.stringify(safeError(Object.assign(new Error('x'), { stack })))).toContain('aaaa');
});

test('logs a code only if it is a string', () => {
  expect(safeError(Object.assign(new TypeError('x'), { code: 7 }))).toEqual({
    name: 'TypeError',
    stack: expect.stringContaining('TypeError: x'),
  });
  expect(safeError(new Error('x'))).not.toHaveProperty('code');
  expect(safeError('ann@example.com')).toEqual({ name: 'string' });
  expect(safeError(Object.assign(new Error('x'), { stack: undefined }))).toEqual({
    name: 'Error',
    stack: '',
  });
});

test('cuts a path to 1,000 characters before the search', () => {
  expect(loggablePath(`/${'a/'.repeat(50)}${'b'.repeat(2_000)}@example.com`)).toBe(
    `/${'a/'.repeat(50)}${'b'.repeat(99)}`,
  );
});

test('logs JSON with level and time, without host or process id', () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => lines.push(line) });
  log.info('below the level');
  log.error({ err: new Error('to ann@example.com') }, 'logged');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 50,
      time: expect.any(Number),
      msg: 'logged',
      err: { name: 'Error', stack: expect.stringContaining('Error: to …') },
    },
  ]);
});
