/** Codes of sign-ups that were cancelled before the database responded. */
type QueueCode = 'TOO_MANY_WAIT' | 'NO_ANSWER_IN_TIME';

/** A sign-up was not stored or not acknowledged. The client may retry. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
  /** For the log: a queue code, or the short code of the database error. */
  readonly code: string;
  constructor(why: QueueCode | { cause: unknown }) {
    const isOurs = typeof why === 'string';
    const code = isOurs ? why : storageErrorCode(why.cause);
    super(code, isOurs ? undefined : why);
    this.code = code;
  }
}

/**
 * @param problem why the tables are not ready, if known. It replaces an error such as a missing table.
 * @throws StorageUnavailable when `run` rejects, with its error as the cause
 */
export async function orUnavailable<T>(run: () => Promise<T>, problem?: () => unknown): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const cause = problem?.() ?? error;
    throw cause instanceof StorageUnavailable ? cause : new StorageUnavailable({ cause });
  }
}

/** A database error with the short code of its driver or of this module. */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * A database that this release cannot use, whatever is tried again. The message is one line with
 * instructions for the operator.
 */
export class UnusableDatabase extends Error {
  override name = 'UnusableDatabase';
}

/** The file of the embedded database was removed or replaced while open. */
export const fileMoved = 'FILE_MOVED';

/** The thread of the embedded database ended, or could not load its modules. */
export const threadDied = 'THREAD_DIED';

const rowFault = /^(SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)|22|23)/;
// PostgreSQL: serialization failure, deadlock, a server that stops or starts (and its socket or
// host name meanwhile), a lost connection. Both databases: tables that another process is creating.
const transient =
  /^(40001|40P01|57P0[123]|NOT_PRIMARY|08|42P01|SQLITE_ERROR|CONNECTION_LOST|ECONNRE|EPIPE|ENOENT|EHOSTUNREACH|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/;
// PostgreSQL: serialization failure, deadlock. Both databases: a constraint.
const conflict = /^(40001|40P01|23|SQLITE_CONSTRAINT)/;
// PostgreSQL: a lock or a statement timed out.
const timedOut = /^(55P03|57014|CONNECTION_TIMEOUT)$/;
const busy = /^SQLITE_BUSY/;

const errorsWithoutCode: [RegExp, string][] = [
  [/time-?out/i, 'CONNECTION_TIMEOUT'],
  [/terminated|not queryable/i, 'CONNECTION_LOST'],
  [/corrupted migrations/i, 'MIGRATIONS_OUT_OF_ORDER'],
];

/** @returns the code of an error, or its class name; neither holds personal data */
export function storageErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return errorsWithoutCode.find(([words]) => words.test(error.message))?.[1] ?? error.name;
}

/**
 * @returns the database's error message, for the log and `/readyz`. Undefined for an error about a
 * row, whose message may contain personal data, and for an error without a message.
 */
export function storageErrorReason(error: unknown): string | undefined {
  const cause = error instanceof StorageUnavailable ? error.cause : error;
  if (cause instanceof UnusableDatabase) return cause.message;
  if (!(cause instanceof Error) || !('code' in cause) || isRowError(cause)) return undefined;
  return cause.message;
}

/**
 * @returns whether the database refused a row because of its content, so that other rows may
 * succeed
 */
export function isRowError(error: unknown): boolean {
  return rowFault.test(storageErrorCode(error));
}

/** @returns whether a retry of the same statements may succeed */
export function isTransient(error: unknown): boolean {
  return transient.test(storageErrorCode(error));
}

/** @returns whether a concurrent transaction may be the cause, so that a second try may succeed */
export function isConflict(error: unknown): boolean {
  return conflict.test(storageErrorCode(error));
}

/**
 * @returns whether a single row may have failed the batch, so that the others may succeed without
 * it
 */
export function mayBeRowError(error: unknown): boolean {
  return isRowError(error) || timedOut.test(storageErrorCode(error));
}

/** @returns whether another process or connection holds a lock that was waited for */
export function isBusy(error: unknown): boolean {
  const code = storageErrorCode(error);
  return busy.test(code) || timedOut.test(code);
}
