import { deleteOldMailboxes } from '../../letters/mailbox-limit.ts';
import type { StorageSettings } from '../../settings.ts';
import { readClock } from '../../store/clock.ts';
import { hasOpenErasures, scrubErased } from '../../store/erasures.ts';
import { deleteOldHeld } from '../../store/held.ts';
import { openDatabase } from '../../store/open-database.ts';
import { storageErrorCode } from '../../store/storage-errors.ts';
import { purge } from './purge.ts';
import { retentionCutoff } from './retention.ts';

export const purgeEveryMs = 24 * 3_600_000;
/** Delay of the first run. Short, so that a server that restarts every night purges too. */
const firstRunMs = 60_000;

type PurgeLog = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/**
 * Deletes sign-ups past their retention, and held ones after 30 days, and logs how many. Of several
 * servers each logs what it deleted itself. Cleans the files after erasures on the ticket page too.
 * Uses its own connection, because that takes long.
 */
export async function purgeOverdue(settings: StorageSettings, log: PurgeLog): Promise<void> {
  const since = retentionCutoff(settings, new Date());
  const fields = {
    deleted: 0,
    neverDelivered: 0,
    mayBeInAirtable: 0,
    ...(since && { signedUpBefore: since.toISOString() }),
  };
  try {
    const database = openDatabase(settings, { longTimeouts: true });
    try {
      await deleteOldMailboxes(database.db, await readClock(database.db));
      const held = await deleteOldHeld(database.db);
      if (held > 0) log.info({ deleted: held }, 'held sign-ups were deleted after 30 days');
      if (since)
        await purge(database.db, since, {
          afterDelete(deleted) {
            fields.deleted += deleted.length;
            fields.neverDelivered += deleted.filter(({ state }) => state !== 'delivered').length;
            fields.mayBeInAirtable += deleted.filter(({ attempts }) => attempts > 0).length;
          },
        });
      // `secure_delete` overwrites the few held rows. Rewriting the file every day would delay
      // sign-ups.
      if (fields.deleted > 0 || (await hasOpenErasures(database.db))) await scrubErased(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    log.error(
      { code: storageErrorCode(error), ...fields },
      'the purge could not be finished; run "signups purge"',
    );
    return;
  }
  if (fields.deleted > 0)
    log.warn(
      fields,
      'sign-ups past their retention were deleted; also delete the Airtable records with a SignupDate before signedUpBefore',
    );
}

/** `stop` waits for a purge that runs. */
export function startDailyPurge(settings: StorageSettings, log: PurgeLog): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const purgeNow = () => {
    running = purgeOverdue(settings, log);
  };
  const first = setTimeout(purgeNow, firstRunMs).unref();
  const daily = setInterval(purgeNow, purgeEveryMs).unref();
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(daily);
      await running;
    },
  };
}
