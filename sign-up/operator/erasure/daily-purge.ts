import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { StorageSettings } from '../../settings.ts';
import { storageErrorCode } from '../../store/storage-errors.ts';
import type { Db } from '../../store/tables.ts';
import { countOverdue } from './purge.ts';
import { retentionCutoff } from './retention.ts';

const dayMs = 24 * 3_600_000;
/** Delay of the first run. Short, so that a server that restarts every night purges too. */
const firstRunMs = 60_000;
const entry = fileURLToPath(new URL('../main.ts', import.meta.url));
const runFile = promisify(execFile);

type PurgeLog = {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/**
 * Runs `signups purge` in a child process when sign-ups are past their retention: cleaning the files blocks for too
 * long. The output of the command holds addresses, so only counts are logged.
 */
export async function purgeIfDue(db: Db, settings: StorageSettings, log: PurgeLog): Promise<void> {
  let due: object = {};
  try {
    const since = retentionCutoff(settings, new Date());
    if (!since) return;
    const { people, mayHaveLeft, undelivered } = await countOverdue(db, since);
    if (people === 0) return;
    due = {
      deleted: people,
      neverDelivered: undelivered,
      mayBeInAirtable: mayHaveLeft,
      signedUpBefore: since.toISOString(),
    };
    await runFile(process.execPath, [entry, 'purge'], {
      env: { ...process.env, ...databaseEnv(settings) },
      maxBuffer: Number.POSITIVE_INFINITY,
    });
    log.warn(
      due,
      'sign-ups past their retention were deleted; also delete the Airtable records with a SignupDate before signedUpBefore',
    );
  } catch (error) {
    // Log the counts: rows may be deleted already, and no later run would report them.
    log.error(
      { code: storageErrorCode(error), ...due },
      'the purge could not be finished; run "signups purge"',
    );
  }
}

function databaseEnv({ DATA_DIR, DATABASE_URL }: StorageSettings) {
  return { DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) };
}

export function startDailyPurge(db: Db, settings: StorageSettings, log: PurgeLog): { stop(): void } {
  const purgeNow = () => void purgeIfDue(db, settings, log);
  const first = setTimeout(purgeNow, firstRunMs).unref();
  const daily = setInterval(purgeNow, dayMs).unref();
  return {
    stop() {
      clearTimeout(first);
      clearInterval(daily);
    },
  };
}
