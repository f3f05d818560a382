import { setTimeout as sleep } from 'node:timers/promises';
import { readClock } from '../clock.ts';
import { deleteOldHeld } from '../held.ts';
import type { DatabaseLocation } from '../location.ts';
import { deleteOldMailboxes } from '../mailboxes/mailbox-limit.ts';
import { openDatabase } from '../open-database.ts';
import { isBusy, storageErrorCode, threadDied } from '../storage-errors.ts';
import { type DeletedDelivery, scrubErased } from './erasures.ts';
import { purge } from './purge.ts';
import { type Retention, retentionCutoff } from './retention.ts';

export const purgeEveryMs = 24 * 3_600_000;
/** Delay of the first run. Short, so that a server that restarts every night purges too. */
const firstRunMs = 60_000;
/**
 * On PostgreSQL. Longer than for a request: the tables may be large. SQLite waits for locks as in a
 * request, because its thread cannot be stopped meanwhile.
 */
const timeouts = { statementMs: 60_000, socketTimeoutMs: 65_000 };
/** How long a stop waits for the current step. Without a commit it is rolled back. */
const stopGraceMs = 4_000;
/** Pause before another try. */
const retryMs = 60_000;
/** Tries until the thread of the database starts. `npm ci` replaces its packages within a few minutes. */
const maxStarts = 15;

/** Where the sign-ups are, and how long they are kept. */
type PurgedData = DatabaseLocation & Retention;

type PurgeLog = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/**
 * Deletes sign-ups past their retention, and held ones after 30 days, and logs how many. Of several
 * servers each logs what it deleted itself. Then cleans the files, which may also hold bytes of
 * earlier erasures and corrections. Uses its own connection, because that takes long.
 * @param signal ends it after the current step; the next purge continues
 */
export async function purgeOverdue(
  stored: PurgedData,
  log: PurgeLog,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const since = retentionCutoff(stored, new Date());
  const fields = {
    deleted: 0,
    neverDelivered: 0,
    mayBeInAirtable: 0,
    ...(since && { signedUpBefore: since.toISOString() }),
  };
  const afterDelete = (deleted: DeletedDelivery[]) => {
    fields.deleted += deleted.length;
    fields.neverDelivered += deleted.filter(({ state }) => state !== 'delivered').length;
    fields.mayBeInAirtable += deleted.filter(({ attempts }) => attempts > 0).length;
  };
  try {
    const database = openDatabase(stored, { timeouts });
    const { db } = database;
    const run = async () => {
      await deleteOldMailboxes(db, await readClock(db), signal);
      const held = await deleteOldHeld(db, signal);
      if (held > 0) log.info({ deleted: held }, 'held sign-ups were deleted after 30 days');
      if (since) await purge(db, since, { afterDelete, signal });
      await scrubErased(database, signal);
    };
    try {
      await retry(run, log, signal);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!signal.aborted) {
      const code = storageErrorCode(error);
      log.error({ code, ...fields }, 'the purge could not be finished; run "signups purge"');
      return;
    }
  }
  if (fields.deleted > 0)
    log.warn(
      fields,
      'sign-ups past their retention were deleted; also delete the Airtable records with a SignupDate before signedUpBefore',
    );
}

/**
 * Tries until nothing is in the way, such as a long backup, and the thread of the database can start.
 * Logs the first failure.
 */
async function retry(run: () => Promise<void>, log: PurgeLog, signal: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      const code = storageErrorCode(error);
      const isStarting = code === threadDied && attempt < maxStarts;
      if (signal.aborted || !(isBusy(error) || isStarting)) throw error;
      if (attempt === 1) log.warn({ code }, isStarting ? packagesMissing : filesInUse);
    }
    await sleep(retryMs, undefined, { signal, ref: false });
  }
}

const filesInUse =
  'the database is in use, so its files may still hold bytes of deleted sign-ups; the purge is tried again each minute';
const packagesMissing =
  'the purge could not start its thread, as while npm ci replaces packages; it is tried again each minute';

export type DailyPurgeOptions = { firstRunMs?: number };

/** `stop` ends a purge after its current step. */
export function startDailyPurge(
  stored: PurgedData,
  log: PurgeLog,
  options: DailyPurgeOptions = {},
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let stopped: Promise<void> | undefined;
  const purgeNow = () => {
    running ??= purgeOverdue(stored, log, stopping.signal).finally(() => {
      running = undefined;
    });
  };
  const first = setTimeout(purgeNow, options.firstRunMs ?? firstRunMs).unref();
  const daily = setInterval(purgeNow, purgeEveryMs).unref();
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(daily);
      stopping.abort();
      stopped ??= Promise.race([running, sleep(stopGraceMs, undefined, { ref: false })]);
      await stopped;
    },
  };
}
