import { replayErasures } from '../../store/erasure/erasures.ts';
import { countOverdue, type OverdueSignUp, overduePages, purge } from '../../store/erasure/purge.ts';
import { retentionCutoff } from '../../store/erasure/retention.ts';
import { countOldHeld, deleteOldHeld } from '../../store/held.ts';
import { storageErrorCode } from '../../store/storage-errors.ts';
import { parseOptions } from '../arguments.ts';
import type { Context } from '../context.ts';
import { withDatabase } from '../open.ts';
import { OperatorError } from '../operator-error.ts';

export async function purgeCommand({ location, retention, write }: Context, args: string[]): Promise<void> {
  const { 'dry-run': dryRun } = parseOptions({ args, options: { 'dry-run': { type: 'boolean' } } }).values;
  const since = retentionCutoff(retention, new Date());
  await withDatabase(location, async (database) => {
    const { people, mayBeDelivered, undelivered } = since
      ? await countOverdue(database.db, since)
      : { people: 0, mayBeDelivered: 0, undelivered: 0 };
    const months = `${retention.RETENTION_MONTHS} months after launch`;
    if (!since || people === 0) await write(`No sign-ups are past their retention (${months}).\n`);
    else {
      await write(
        `${dryRun ? 'Would delete' : 'Deleting'} ${people} sign-ups from before ${since.toISOString()} (${months}).\n`,
      );
      if (undelivered > 0) await write(`Never delivered: ${undelivered}.\n`);
      if (mayBeDelivered > 0)
        await write(
          `Also delete the Airtable records with a SignupDate before ${since.toISOString()}. ${mayBeDelivered} may be there:\n`,
        );
    }
    const listCopies = (page: OverdueSignUp[]) =>
      write(
        page
          .filter((person) => person.mayBeDelivered)
          .map(({ signedUp, email }) => `${signedUp}\t${email}\n`)
          .join(''),
      );
    if (dryRun) {
      const held = await countOldHeld(database.db);
      if (held > 0) await write(`Would delete after 30 days: ${held} held sign-ups.\n`);
      if (since) for await (const page of overduePages(database.db, since)) await listCopies(page);
      return;
    }
    const held = await deleteOldHeld(database.db);
    if (held > 0) await write(`Deleted after 30 days: ${held} held sign-ups.\n`);
    if (since) await purge(database.db, since, { beforeDelete: listCopies });
    const erasedAgain = await replayErasures(database.db);
    if (erasedAgain > 0) await write(`Erased again after a restore: ${erasedAgain}.\n`);
    await database.scrub().catch((error: unknown) => {
      throw new OperatorError('purged-not-cleaned', { why: storageErrorCode(error) });
    });
  });
}
