import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database.ts';
import type { DatabaseLocation } from '../location.ts';
import { checkSchema, migrate } from '../migrations/migrations.ts';
import { openDatabase } from '../open-database.ts';
import {
  fileMoved,
  StorageError,
  storageErrorCode,
  storageErrorReason,
  UnusableDatabase,
} from '../storage-errors.ts';

/**
 * How long the start waits for the database. After that the server listens, and migrates in the
 * background.
 */
export const startTimeoutMs = 3_000;
/** How long it waits for indexes once sign-ups can be stored. */
const indexTimeoutMs = 500;
const minPauseMs = 100;
const maxPauseMs = 2_000;
/** Interval for logging an error that persists. */
const logIntervalMs = 60_000;

const moved =
  'sign-ups are refused. Move it back, or save its content from /proc/PID/fd before you restart the server';
const unusable = 'the database cannot be used yet; pages are served, sign-ups refused';
const noIndexes = 'indexes of the database cannot be built yet; sign-ups are taken, reads may be slow';

type UpkeepLog = {
  info(message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  fatal(fields: object, message: string): void;
};

export type UpkeepOptions = {
  startTimeoutMs?: number;
  indexTimeoutMs?: number;
  /** Sleeps between two tries. Ends early when `signal` aborts. */
  sleep?: (ms: number, value: undefined, options: { signal: AbortSignal }) => Promise<unknown>;
};

export type Upkeep = ReturnType<typeof createUpkeep>;

export function createUpkeep(location: DatabaseLocation, log: UpkeepLog, options: UpkeepOptions = {}) {
  const pauseFor = options.sleep ?? sleep;
  const stopping = new AbortController();
  let retrying: Promise<void> | undefined;
  let problem: unknown;
  const tables = Promise.withResolvers<void>();
  let haveTables = false;

  function onTables(): void {
    problem = undefined;
    haveTables = true;
    tables.resolve();
  }

  async function tryMigration(target: Database): Promise<void> {
    try {
      await migrateOnce(target, location, onTables);
      onTables();
    } catch (error) {
      if (!haveTables) problem = error;
      throw error;
    }
  }

  async function migrateInBackground(target: Database, isStarting: () => boolean): Promise<void> {
    try {
      await tryMigration(target);
    } catch (error) {
      if (isStarting() && error instanceof UnusableDatabase) throw error;
      retrying ??= retryMigration(target, error).finally(() => {
        retrying = undefined;
      });
    }
  }

  async function retryMigration(target: Database, first: unknown): Promise<void> {
    let lastLogged = logUnusable(first);
    for (let pause = minPauseMs; !stopping.signal.aborted; pause = Math.min(maxPauseMs, 2 * pause)) {
      await pauseFor(pause, undefined, stopping).catch(() => undefined);
      try {
        await tryMigration(target);
        return log.info('the database answers; sign-ups are taken');
      } catch (error) {
        const isDue =
          storageErrorCode(error) !== lastLogged.code || Date.now() - lastLogged.at > logIntervalMs;
        if (isDue && !stopping.signal.aborted) lastLogged = logUnusable(error);
      }
    }
  }

  function logUnusable(error: unknown) {
    const code = storageErrorCode(error);
    const reason = storageErrorReason(error);
    if (error instanceof UnusableDatabase) log.error({ code }, error.message);
    else log.error({ code, ...(reason && { reason }) }, haveTables ? noIndexes : unusable);
    return { code, at: Date.now() };
  }

  return {
    /** Logs an event of the database. */
    notify(code: string, message: string): void {
      if (code === fileMoved) log.fatal({ code }, `${message}; ${moved}`);
      else log.warn({ code }, message);
    },

    /**
     * Migrates the database, and retries in the background until it answers. Resolves after the first
     * try, or after `startTimeoutMs`.
     * @throws UnusableDatabase when it was found by then
     */
    async start(opened: Database): Promise<void> {
      problem = new StorageError('NOT_MIGRATED', 'the tables of the database are not created or updated yet');
      let isStarting = true;
      const firstTry = migrateInBackground(opened, () => isStarting);
      const wait = (ms: number) => sleep(ms, undefined, { ref: false });
      await Promise.race([
        firstTry,
        tables.promise.then(() => wait(options.indexTimeoutMs ?? indexTimeoutMs)),
        wait(options.startTimeoutMs ?? startTimeoutMs),
      ]);
      isStarting = false;
    },

    /** Why the tables are not ready. Undefined once they are. */
    problem: () => problem,

    async stop(): Promise<void> {
      stopping.abort();
      await retrying;
    },
  };
}

/** A migration of a large table takes long, so it uses a connection with longer timeouts. */
async function migrateOnce(
  { db }: Database,
  location: DatabaseLocation,
  onTables: () => void,
): Promise<void> {
  if ((await checkSchema(db)) === 'current') return;
  const maintenance = openDatabase(location, { longTimeouts: true });
  try {
    await migrate(maintenance.db, { onTables });
  } finally {
    await maintenance.close();
  }
}
