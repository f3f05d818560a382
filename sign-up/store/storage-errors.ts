/** Why a sign-up was given up before any database said no. */
type QueueCode = 'TOO_MANY_WAIT' | 'NO_ANSWER_IN_TIME';

/** Storage could not keep a sign-up: nothing was acknowledged, and trying again later is right. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
  /** For the log: one of ours or, since drivers have hundreds, the short code of what the database threw. */
  readonly code: string;
  constructor(why: QueueCode | { cause: unknown }) {
    const isOurs = typeof why === 'string';
    const code = isOurs ? why : storageErrorCode(why.cause);
    super(code, isOurs ? undefined : why);
    this.code = code;
  }
}

/** What a database refused, under the short code that its driver or this system has for it. */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The file of the embedded database is no longer the one that was opened. */
export const fileMoved = 'FILE_MOVED';

const rowFault = /^(SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)|22|23)/;
// PostgreSQL: serialization failure and deadlock, of which it ends one party so that the other can go on; a server
// that stops or starts, and its socket and its name meanwhile; a connection that broke. Either: tables that are only now being made.
const passing =
  /^(40001|40P01|57P0[123]|08|42P01|SQLITE_ERROR|FILE_MOVED|CONNECTION_LOST|ECONNRE|EPIPE|ENOENT|EHOSTUNREACH|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/;
// PostgreSQL: a lock or a statement that took too long.
const slow = /^(55P03|57014|CONNECTION_TIMEOUT)$/;

/** The driver's own errors that have no code. */
const unnamed: [RegExp, string][] = [
  [/time-?out/i, 'CONNECTION_TIMEOUT'],
  [/terminated|not queryable/i, 'CONNECTION_LOST'],
  [/corrupted migrations/i, 'MIGRATIONS_OUT_OF_ORDER'],
];

/** @returns the short code of an error, which never holds personal data, or its class name */
export function storageErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return unnamed.find(([words]) => words.test(error.message))?.[1] ?? error.name;
}

/** @returns whether the database refused one row for what is in it, so that other rows may well pass */
export function isRowError(error: unknown): boolean {
  return rowFault.test(storageErrorCode(error));
}

/** @returns whether the same statements may pass when tried again in a moment */
export function isPassing(error: unknown): boolean {
  return passing.test(storageErrorCode(error));
}

/** @returns whether one row of many may be to blame, so that the others would pass without it */
export function mayBeOneRow(error: unknown): boolean {
  return isRowError(error) || slow.test(storageErrorCode(error));
}
