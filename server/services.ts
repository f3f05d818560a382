import type { FastifyBaseLogger } from 'fastify';
import { type OutboxState, readOutboxState } from '../sign-up/delivery/outbox-state.ts';
import { webhookChannel } from '../sign-up/delivery/send.ts';
import { type OutboxWorker, startWorker, type WorkerOptions } from '../sign-up/delivery/worker.ts';
import { type MailEvent, recordMailEvent } from '../sign-up/letters/mail-events.ts';
import { createOwnSignUps, type LetterLinks } from '../sign-up/letters/own-sign-ups.ts';
import type { LetterOptions } from '../sign-up/letters/start-letters.ts';
import { createLetterTokens } from '../sign-up/letters/tokens.ts';
import { locationOf, mailOf, retentionOf, type StorageSettings, webhookOf } from '../sign-up/settings.ts';
import { stayConnected } from '../sign-up/store/cluster/stay-connected.ts';
import { databaseName } from '../sign-up/store/database-name.ts';
import { removeStaging } from '../sign-up/store/embedded/file/staging.ts';
import { type DailyPurgeOptions, startDailyPurge } from '../sign-up/store/erasure/daily-purge.ts';
import { openDatabase } from '../sign-up/store/open-database.ts';
import { createRateMeter } from '../sign-up/store/rate-meter.ts';
import { storageErrorCode } from '../sign-up/store/storage-errors.ts';
import { createStore, type SignUpStore } from '../sign-up/store/store.ts';
import { createUpkeep, type UpkeepOptions } from '../sign-up/store/upkeep/upkeep.ts';

/** While more sign-ups a second are stored, letters are sent at a lower rate. */
const busySignUpsPerSecond = 100;
const busyLettersPerSecond = 5;

/**
 * Limits and callbacks of the services, with production defaults. `letters`: no letters are sent
 * without it.
 */
export type ServiceOptions = {
  worker?: WorkerOptions;
  upkeep?: UpkeepOptions;
  letters?: LetterOptions;
  purge?: DailyPurgeOptions;
};

export type Services = {
  store: SignUpStore;
  /** Absent without SMTP_URL. */
  letters?: LetterLinks;
  /** @throws when the database cannot be read */
  readOutbox(): Promise<OutboxState>;
  /** @throws when the database cannot be changed */
  recordMailEvent(event: MailEvent): Promise<void>;
  /** Ends the daily purge, which open requests do not need. */
  stopPurge(): void;
  stop(): Promise<void>;
};

/**
 * Opens the database and starts deliveries and letters. If the database cannot be reached, the
 * server still serves pages and refuses sign-ups. It migrates the database as soon as it is
 * reachable.
 * @throws SettingError when the database can never be used with these settings
 */
export async function startServices(
  settings: StorageSettings,
  log: FastifyBaseLogger,
  options: ServiceOptions = {},
): Promise<Services> {
  const location = locationOf(settings);
  log.info({ database: databaseName(location) }, 'sign-ups are kept here');
  const upkeep = createUpkeep(location, log, options.upkeep);
  const database = openDatabase(location, { notify: upkeep.notify });
  if (!location.DATABASE_URL) removeInterruptedRestores(location.DATA_DIR, log);
  try {
    await upkeep.start(database);
  } catch (error) {
    await upkeep.stop();
    await database.close();
    throw error;
  }
  const leave = location.DATABASE_URL ? stayConnected(database.db) : undefined;
  const webhook = webhookOf(settings);
  let worker: OutboxWorker | undefined;
  let letterWorker: OutboxWorker | undefined;
  const wake = () => {
    worker?.wake();
    letterWorker?.wake();
  };
  const signUps = createRateMeter();
  const store = createStore(database, {
    onStored() {
      signUps.add();
      wake();
    },
    problem: upkeep.problem,
  });
  if (webhook) worker = startWorker(database.db, webhookChannel(webhook), log, options.worker);
  else log.info('AIRTABLE_WEBHOOK_URL is not set: sign-ups are stored but not delivered');
  const mail = mailOf(settings);
  const letters = mail && {
    signUps: createOwnSignUps(database, { onChanged: wake }),
    tokens: await createLetterTokens(mail.secret),
  };
  if (mail && options.letters) {
    const { startLetters } = await import('../sign-up/letters/start-letters.ts');
    letterWorker = await startLetters(database.db, { ...mail, siteUrl: settings.SITE_URL }, log, {
      ...options.letters,
      worker: {
        limitPerSecond: () => (signUps.perSecond() > busySignUpsPerSecond ? busyLettersPerSecond : undefined),
        ...options.letters.worker,
      },
    });
  }
  const purge = startDailyPurge({ ...location, ...retentionOf(settings) }, log, options.purge);
  return {
    store,
    ...(letters && { letters }),
    readOutbox: () => readOutboxState(database.reader),
    recordMailEvent: (event) => recordMailEvent(database.db, event),
    stopPurge: () => void purge.stop(),
    async stop() {
      // At once: a migration may take longer than the process has left, and calls that
      // are not stopped would be repeated after their lease.
      const parts = [worker, letterWorker, store, purge, upkeep];
      await Promise.all([...parts.map((part) => part?.stop()), leave?.()]);
      await database.close();
    },
  };
}

/** The open database has a lock, so no restore is running. */
function removeInterruptedRestores(directory: string, log: FastifyBaseLogger): void {
  try {
    removeStaging(directory);
  } catch (error) {
    log.warn(
      { code: storageErrorCode(error) },
      'a copy of the database that an interrupted restore left cannot be removed; delete restoring-*',
    );
  }
}
