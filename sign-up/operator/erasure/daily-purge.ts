import { setTimeout as sleep } from 'node:timers/promises';
import { deleteOldMailboxes } from '../../letters/mailbox-limit.ts';
import type { StorageSettings } from '../../settings.ts';
import { readClock } from '../../store/clock.ts';
import type { Database } from '../../store/database.ts';
import { scrubErased } from '../../store/erasures.ts';
import { deleteOldHeld } from '../../store/held.ts';
import { openDatabase } from '../../store/open-database.ts';
import { storageErrorCode } from '../../store/storage-errors.ts';
import { purge } from './purge.ts';
import { retentionCutoff } from './retention.ts';

export const purgeEveryMs = 24 * 3_600_000;
/** Delay of the first run. Short, so that a server that restarts every night purges too. */
const firstRunMs = 60_000;
/** Pause before the files are cleaned again, after a reader was in the way. */
const cleanAgainMs = 60_000;

type PurgeLog = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/**
 * Deletes sign-ups past their retention, and held ones after 30 days, and logs how many. Of several
 * servers each logs what it deleted itself. Then cleans the files, which may also hold bytes of
 * earlier erasures and corrections. Uses its own connection, because that takes long.
 * @param signal stops the repeated tries to clean the files
 */
export async function purgeOverdue(
  settings: StorageSettings,
  log: PurgeLog,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
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
      await cleanFiles(database, log, signal);
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

/** Tries until no reader is in the way, such as a long backup. Logs the first failure. */
async function cleanFiles(database: Database, log: PurgeLog, signal: AbortSignal): Promise<void> {
  for (let attempt = 1; !signal.aborted; attempt++) {
    try {
      return await scrubErased(database, signal);
    } catch (error) {
      if (signal.aborted) return;
      const code = storageErrorCode(error);
      if (!code.startsWith('SQLITE_BUSY')) throw error;
      if (attempt === 1)
        log.warn(
          { code },
          'the files still hold bytes of deleted sign-ups; they are cleaned again each minute',
        );
    }
    await sleep(cleanAgainMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** `stop` waits for a purge that runs. */
export function startDailyPurge(settings: StorageSettings, log: PurgeLog): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const purgeNow = () => {
    running ??= purgeOverdue(settings, log, stopping.signal).finally(() => {
      running = undefined;
    });
  };
  const first = setTimeout(purgeNow, firstRunMs).unref();
  const daily = setInterval(purgeNow, purgeEveryMs).unref();
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(daily);
      stopping.abort();
      await running;
    },
  };
}
