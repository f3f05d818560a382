import { expect, test } from 'vitest';
import { createLog, redactEmails, safeError } from './log.ts';

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
])('%s is logged as %s', (path, logged) => {
  expect(redactEmails(path)).toBe(logged);
});

test('a path of any length is logged short', () => {
  expect(redactEmails(`/${'a'.repeat(10_000)}`).length).toBeLessThanOrEqual(200);
});

test('an address that the cut would split leaves nothing behind', () => {
  expect(redactEmails(`/${'a/'.repeat(97)}ann.example@example.com`)).not.toContain('ann');
});

test('an error keeps its stack and code, and loses every address', () => {
  const error = Object.assign(new Error('no row for ann@example.com'), {
    code: '23505',
    detail: 'Key (email)=(ann@…)',
  });
  const logged = JSON.stringify(safeError(error));
  expect(logged).toContain('23505');
  expect(logged).toContain('log.test.ts');
  expect(logged).not.toMatch(/ann/);
});

test('an error is read in one go, however long its words are', () => {
  // By the square of its length this would take minutes.
  const stack = `Error: ${'a'.repeat(1_000_000)}`;
  expect(JSON.stringify(safeError(Object.assign(new Error('x'), { stack })))).toContain('aaaa');
});

test('only an error with a code of its own names one', () => {
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

test('a path past what is read is cut before it is searched', () => {
  expect(redactEmails(`/${'a/'.repeat(50)}${'b'.repeat(2_000)}@example.com`)).toBe(
    `/${'a/'.repeat(50)}${'b'.repeat(99)}`,
  );
});

test('a line is JSON with its level and time, and no host or process', () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => lines.push(line) });
  log.info('unheard');
  log.error({ err: new Error('to ann@example.com') }, 'heard');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 50,
      time: expect.any(Number),
      msg: 'heard',
      err: { name: 'Error', stack: expect.stringContaining('Error: to …') },
    },
  ]);
});
