import { expect, test } from 'vitest';
import { safeError, withoutAddresses } from './log.ts';

test.each([
  ['/teams/ann@example.com/x', '/teams/…/x'],
  ['/ann%40example.com', '/…'],
  ['/ann%2540example.com', '/…'],
  ['/unsubscribe/mailto:ann+tag@example.com', '/unsubscribe/mailto:…'],
  ["/o'brien@example.com", '/…'],
  ['/mail=ann&bob@example.com', '/…'],
  ["/ann%27s=x@b'c=d&e.example.com/tail", '/…/tail'],
  ['/ann%EF%BC%A0example.com', '/…'],
  ['/ann＠example.com', '/…'],
  ['/football/ajax', '/football/ajax'],
])('%s is logged as %s', (path, logged) => {
  expect(withoutAddresses(path)).toBe(logged);
});

test('a path of any length is logged short', () => {
  expect(withoutAddresses(`/${'a'.repeat(10_000)}`).length).toBeLessThanOrEqual(200);
});

test('an address that the cut would split leaves nothing behind', () => {
  expect(withoutAddresses(`/${'a/'.repeat(97)}ann.example@example.com`)).not.toContain('ann');
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
