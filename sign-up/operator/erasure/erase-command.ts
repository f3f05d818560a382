import { type Erased, eraseRows } from '../../store/erasure/erase.ts';
import { scrubErased } from '../../store/erasure/erasures.ts';
import { storageErrorCode } from '../../store/storage-errors.ts';
import { onlyArgument } from '../arguments.ts';
import type { Context } from '../context.ts';
import { oldDatabaseFiles } from '../copies/restore.ts';
import { withDatabase } from '../open.ts';
import { OperatorError } from '../operator-error.ts';
import { storedSpellings } from '../stored-spellings.ts';

/**
 * Reports each step when it is done: the deletion, possible copies, then the cleaning, which may
 * fail and be run again.
 */
export async function eraseCommand({ location, write }: Context, args: string[]): Promise<void> {
  const email = onlyArgument(args);
  await withDatabase(location, async (database) => {
    let isKnown = false;
    for (const key of await storedSpellings(database.db, email)) {
      const erased = await eraseRows(database.db, key);
      if (erased.kind === 'unknown') continue;
      isKnown = true;
      await report(erased, write);
    }
    if (!isKnown) throw new OperatorError('not-signed-up');
    if (!location.DATABASE_URL) {
      for (const file of oldDatabaseFiles(location.DATA_DIR))
        await write(`An old database file may hold a copy: delete ${file}.\n`);
    }
    await scrubErased(database).catch((error: unknown) => {
      throw new OperatorError('erased-not-cleaned', { why: storageErrorCode(error) });
    });
    if (!location.DATABASE_URL) await write('The files are cleaned.\n');
  });
}

async function report(erased: Exclude<Erased, { kind: 'unknown' }>, write: Context['write']): Promise<void> {
  await write(
    erased.kind === 'erased'
      ? `Erased: the sign-up of ${erased.signedUp}.\n`
      : 'Erased before, but the files were not cleaned.\n',
  );
  if (erased.mayBeDelivered) await write('A copy may have been delivered: delete it in Airtable too.\n');
  if (erased.kind === 'unfinished') return;
  for (const date of erased.earlierCopies)
    await write(
      `A copy from before a correction may have been delivered: delete the record with SignupDate ${date} in Airtable.\n`,
    );
  if (erased.gotLetters)
    await write('Letters were sent: the mail provider may keep a record of them for a while.\n');
}
