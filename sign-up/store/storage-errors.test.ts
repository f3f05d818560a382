import { expect, test } from 'vitest';
import { isRowError, isTransient, mayBeRowError, StorageError, storageErrorCode } from './storage-errors.ts';

test.each([
  [new StorageError('SQLITE_FULL', 'x'), 'SQLITE_FULL'],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [Object.assign(new Error('odd'), { code: 7 }), 'Error'],
  [new Error('timeout exceeded when trying to connect'), 'CONNECTION_TIMEOUT'],
  [new Error('Connection terminated unexpectedly'), 'CONNECTION_LOST'],
  [new Error('Client has encountered a connection error and is not queryable'), 'CONNECTION_LOST'],
  [new Error('corrupted migrations: expected'), 'MIGRATIONS_OUT_OF_ORDER'],
  [new TypeError('ann@example.com is personal'), 'TypeError'],
  ['ann@example.com', 'unknown'],
])('%s has the short code %s', (error, code) => {
  expect(storageErrorCode(error)).toBe(code);
});

const row = { isRow: true, passes: false, mayBeRow: true };
const transient = { isRow: false, passes: true, mayBeRow: false };
const timedOut = { isRow: false, passes: false, mayBeRow: true };
const lasting = { isRow: false, passes: false, mayBeRow: false };

test.each([
  ...['SQLITE_CONSTRAINT_NOTNULL', 'SQLITE_MISMATCH', 'SQLITE_TOOBIG', '22021', '23502'].map((code) => ({
    code,
    ...row,
  })),
  ...['40001', '40P01', '57P01', '57P02', '57P03', '08006', '42P01', 'ECONNRESET', 'EPIPE'].map((code) => ({
    code,
    ...transient,
  })),
  ...['ENOENT', 'EHOSTUNREACH', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'].map((code) => ({
    code,
    ...transient,
  })),
  ...['SQLITE_ERROR', 'CONNECTION_LOST'].map((code) => ({ code, ...transient })),
  ...['55P03', '57014', 'CONNECTION_TIMEOUT'].map((code) => ({ code, ...timedOut })),
  ...['SQLITE_FULL', 'FILE_MOVED', '25006', '57P04', 'X22021', 'X40001', '55P039', 'X57014'].map((code) => ({
    code,
    ...lasting,
  })),
])('$code: row error $isRow, transient $passes, maybe one row $mayBeRow', ({ code, ...expected }) => {
  const error = new StorageError(code, 'refused');
  expect({ isRow: isRowError(error), passes: isTransient(error), mayBeRow: mayBeRowError(error) }).toEqual(
    expected,
  );
});
