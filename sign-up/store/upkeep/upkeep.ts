import { setTimeout as sleep } from 'node:timers/promises';
import type { StorageSettings } from '../../settings.ts';
import type { Database, Tell } from '../database.ts';
import { isCurrent, migrate, NewerDatabase } from '../migrations/migrations.ts';
import { openDatabase } from '../open-database.ts';
import { fileMoved, storageErrorCode } from '../storage-errors.ts';

/** How long a start waits for the database. After that the server listens anyway and migrates in the background. */
export const storageFirstMs = 3_000;
const firstPauseMs = 100;
const longestPauseMs = 2_000;
/** What stays wrong is told again this often. */
const tellAgainMs = 60_000;

const unusable = 'the database cannot be used yet; pages are served, sign-ups refused';

type UpkeepLog = {
  info(message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

export type UpkeepOptions = {
  storageFirstMs?: number;
  /** Waits between two attempts; ends early when `signal` aborts. */
  sleep?: (ms: number, value: undefined, options: { signal: AbortSignal }) => Promise<unknown>;
};

export type Upkeep = {
  /** For the database's own news; a file that was put in another's place is brought to the newest shape as well. */
  tell: Tell;
  /**
   * Brings the database to the newest shape, trying until it answers. Resolves when the first try is over or takes long.
   * @throws the error of a database that a newer release has changed, when that is found by then
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

/** A migration may take long on a large table, so it runs over a connection that lets it. */
async function migrateOnce({ db }: Database, settings: StorageSettings): Promise<void> {
  if (await isCurrent(db)) return;
  const patient = openDatabase(settings, { patient: true });
  try {
    await migrate(patient.db);
  } finally {
    await patient.close();
  }
}
