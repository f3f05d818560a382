import SQLite from 'better-sqlite3';
import * as z from 'zod';
import { storageErrorCode } from '../../store/storage-errors.ts';
import { OperatorError } from '../operator-error.ts';

/**
 * Checks a database.
 * @param named the path to show to the operator
 * @returns the number of sign-ups
 * @throws OperatorError when it is damaged or not a database of sign-ups
 */
export function checkDatabase(path: string, named: string): number {
  return reportDamage(named, () => {
    const file = new SQLite(path, { fileMustExist: true });
    try {
      return checkOpen(file, named);
    } finally {
      file.close();
    }
  });
}

/** As {@link checkDatabase}, for an open database. */
export function checkOpen(file: SQLite.Database, named: string): number {
  return reportDamage(named, () => {
    const [{ integrity_check: verdict }] = z
      .tuple([z.object({ integrity_check: z.string() })])
      .parse(file.pragma('main.integrity_check(1)'));
    if (verdict !== 'ok') throw damaged(named, verdict);
    const row = file.prepare('select count(*) as count from main.sign_ups').get();
    return z.object({ count: z.number() }).parse(row).count;
  });
}

function reportDamage<T>(named: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof OperatorError ? error : damaged(named, storageErrorCode(error));
  }
}

const damaged = (file: string, why: string) => new OperatorError('file-damaged', { file, why });
