import { setTimeout as sleep } from 'node:timers/promises';
import type { StorageSettings } from '../../settings.ts';
import type { Database, Tell } from '../database.ts';
import { isCurrent, migrate, NewerDatabase } from '../migrations/migrations.ts';
import { openDatabase } from '../open-database.ts';
import { fileMoved, storageErrorCode } from '../storage-errors.ts';

/** How long the start waits for the database. After that the server listens, and migrates in the background. */
export const storageFirstMs = 3_000;
const firstPauseMs = 100;
const longestPauseMs = 2_000;
/** Interval for logging an error that persists. */
const tellAgainMs = 60_000;

const unusable = 'the database cannot be used yet; pages are served, sign-ups refused';

type UpkeepLog = {
  info(message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

export type UpkeepOptions = {
  storageFirstMs?: number;
  /** Sleeps between two tries. Ends early when `signal` aborts. */
  sleep?: (ms: number, value: undefined, options: { signal: AbortSignal }) => Promise<unknown>;
};

export type Upkeep = {
  /** Logs an event of the database. Migrates again when the file was replaced. */
  tell: Tell;
  /**
   * Migrates the database, and retries in the background until it answers. Resolves after the first try, or after
   * `storageFirstMs`.
   * @throws NewerDatabase when it was found by then
   */
  start(database: Database): Promise<void>;
  stop(): Promise<void>;
};

export function createUpkeep(settings: StorageSettings, log: UpkeepLog, options: UpkeepOptions = {}): Upkeep {
  const pauseFor = options.sleep ?? sleep;
  const stopping = new AbortController();
  let database: Database | undefined;
  let underWay: Promise<void> | undefined;

  async function bringUp(kept: Database, isAwaited: () => boolean): Promise<void> {
    try {
      await migrateOnce(kept, settings);
    } catch (error) {
      if (isAwaited() && error instanceof NewerDatabase) throw error;
      underWay ??= keepTrying(kept, error).finally(() => {
        underWay = undefined;
      });
    }
  }

  async function keepTrying(kept: Database, first: unknown): Promise<void> {
    let told = tellUnusable(first);
    for (let pause = firstPauseMs; !stopping.signal.aborted; pause = Math.min(longestPauseMs, 2 * pause)) {
      await pauseFor(pause, undefined, stopping).catch(() => undefined);
      try {
        await migrateOnce(kept, settings);
        return log.info('the database answers; sign-ups are taken');
      } catch (error) {
        const isNews = storageErrorCode(error) !== told.code || Date.now() - told.at > tellAgainMs;
        if (isNews && !stopping.signal.aborted) told = tellUnusable(error);
      }
    }
  }

  function tellUnusable(error: unknown) {
    const code = storageErrorCode(error);
    log.error({ code }, error instanceof NewerDatabase ? error.message : unusable);
    return { code, at: Date.now() };
  }

  return {
    tell(code, message) {
      log.warn({ code }, message);
      if (code === fileMoved && database) void bringUp(database, () => false);
    },
    async start(opened) {
      database = opened;
      let isAwaited = true;
      const up = bringUp(opened, () => isAwaited);
      await Promise.race([up, sleep(options.storageFirstMs ?? storageFirstMs, undefined, { ref: false })]);
      isAwaited = false;
    },
    async stop() {
      stopping.abort();
      await underWay;
    },
  };
}

/** A migration of a large table takes long, so it uses a connection with longer timeouts. */
async function migrateOnce({ db }: Database, settings: StorageSettings): Promise<void> {
  if (await isCurrent(db)) return;
  const patient = openDatabase(settings, { patient: true });
  try {
    await migrate(patient.db);
  } finally {
    await patient.close();
  }
}
