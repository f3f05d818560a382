import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { StorageSettings } from '../../settings.ts';
import { storageErrorCode } from '../../store/storage-errors.ts';
import type { Db } from '../../store/tables.ts';
import { countOverdue } from './purge.ts';
import { keptSince } from './retention.ts';

const dayMs = 24 * 3_600_000;
/** The first look, so that a server that is restarted every night purges too. */
const firstMs = 60_000;
const entry = fileURLToPath(new URL('../main.ts', import.meta.url));
const run = promisify(execFile);

type PurgeLog = {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/**
 * Deletes what is past its retention, by the operator's own command in a process of its own: cleaning the files takes
 * longer than a request may wait. Its words hold addresses, so the log gets figures only.
 */
export async function purgeIfDue(db: Db, settings: StorageSettings, log: PurgeLog): Promise<void> {
  let due: object = {};
  try {
    const since = keptSince(settings, new Date());
    if (!since) return;
    const { people, mayHaveLeft, undelivered } = await countOverdue(db, since);
    if (people === 0) return;
    due = {
      deleted: people,
      neverDelivered: undelivered,
      mayBeInAirtable: mayHaveLeft,
      signedUpBefore: since.toISOString(),
    };
    await run(process.execPath, [entry, 'purge'], {
      env: { ...process.env, ...placeOf(settings) },
      maxBuffer: Number.POSITIVE_INFINITY,
    });
    log.warn(
      due,
      'sign-ups past their retention are deleted; in Airtable delete every record whose SignupDate is before that',
    );
  } catch (error) {
    // Some may be deleted by now, so that nothing would tell of them again.
    log.error(
      { code: storageErrorCode(error), ...due },
      'the purge could not be finished; run "signups purge"',
    );
  }
}

function placeOf({ DATA_DIR, DATABASE_URL }: StorageSettings) {
  return { DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) };
}

/** Looks once a day, until it is stopped. */
export function startDailyPurge(db: Db, settings: StorageSettings, log: PurgeLog): { stop(): void } {
  const look = () => void purgeIfDue(db, settings, log);
  const first = setTimeout(look, firstMs).unref();
  const daily = setInterval(look, dayMs).unref();
  return {
    stop() {
      clearTimeout(first);
      clearInterval(daily);
    },
  };
}
