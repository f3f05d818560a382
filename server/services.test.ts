import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { readStorageSettings } from '../sign-up/settings.ts';
import {
  absentDatabase,
  createDatabase,
  databaseKinds,
  embeddedDatabase,
} from '../tests/fixtures/databases/databases.ts';
import { fakeSleep } from '../tests/fixtures/fake-sleep.ts';
import { makeSignUp } from '../tests/fixtures/make-sign-up.ts';
import { startMailServer } from '../tests/fixtures/processes/mail-server.ts';
import { startReceiver } from '../tests/fixtures/processes/webhook-receiver.ts';
import { stubLetter } from '../tests/fixtures/stub-letter.ts';
import { startServices } from './services.ts';

const log = pino({ level: 'silent' });
const settings = readStorageSettings;
const hour = 3_600_000;
const waitFor = { timeout: 20_000 };
/** Delay of the first purge. */
const purgeDelayMs = 60_000;
/** Long enough that migrations end before `startServices` returns, also on a slow machine. */
const upkeep = { startTimeoutMs: 60_000 };

/** Keeps log lines in memory. */
function recordingLog() {
  const lines: Record<string, unknown>[] = [];
  const recordedLog = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { log: recordedLog, linesWith: (msg: string) => lines.filter((line) => line.msg === msg) };
}

test('logs the database, and that sign-ups are not delivered without a webhook', async () => {
  const waitMessage = 'AIRTABLE_WEBHOOK_URL is not set: sign-ups are stored but not delivered';
  const testDatabase = await embeddedDatabase();
  const first = recordingLog();
  const services = await startServices(settings(testDatabase.settings), first.log, { upkeep });
  const database = join(testDatabase.settings.DATA_DIR, 'sign-ups.db');
  expect(first.linesWith('sign-ups are kept here')).toMatchObject([{ level: 30, database }]);
  expect(first.linesWith(waitMessage)).toMatchObject([{ level: 30 }]);
  await services.store.add(makeSignUp('ann'));
  expect(await services.readOutbox()).toMatchObject({ waiting: 1, parked: 0 });
  await services.stop();
  const receiver = await startReceiver();
  const attempted = Promise.withResolvers<string>();
  const second = recordingLog();
  const delivering = await startServices(
    settings({ ...testDatabase.settings, AIRTABLE_WEBHOOK_URL: receiver.url }),
    second.log,
    { upkeep, worker: { onAttempt: attempted.resolve } },
  );
  expect(second.linesWith(waitMessage)).toEqual([]);
  expect(await attempted.promise).toBe('delivered');
  await delivering.stop();
  await receiver.close();
  await testDatabase.remove();
});

test('stop finishes the current delivery, clears every interval and closes the database', async () => {
  const testDatabase = await embeddedDatabase();
  const receiver = await startReceiver();
  const cleared = vi.spyOn(globalThis, 'clearInterval');
  const services = await startServices(
    settings({ ...testDatabase.settings, AIRTABLE_WEBHOOK_URL: receiver.url }),
    log,
    { upkeep, worker: { stopGraceMs: hour } },
  );
  const answered = Promise.withResolvers<void>();
  receiver.answerWith(async (response) => {
    await answered.promise;
    response.end();
  });
  await services.store.add(makeSignUp('ann'));
  await receiver.calls(1);
  const stopped = services.stop();
  answered.resolve();
  await stopped;
  // The daily purge.
  expect(cleared).toHaveBeenCalledTimes(1);
  await expect(services.readOutbox()).rejects.toThrow();
  await expect(services.store.add(makeSignUp('bob'))).rejects.toThrow();
  const again = await startServices(settings(testDatabase.settings), log, { upkeep });
  expect(await again.readOutbox()).toMatchObject({ waiting: 0 });
  await again.stop();
  cleared.mockRestore();
  await receiver.close();
  await testDatabase.remove();
});

test('stop ends deliveries before a purge that hangs', async () => {
  const testDatabase = await databaseKinds[1].make();
  const receiver = await startReceiver();
  receiver.answerWith(() => undefined);
  const attempted = Promise.withResolvers<string>();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const services = await startServices(
    settings({ ...testDatabase.settings, AIRTABLE_WEBHOOK_URL: receiver.url }),
    log,
    { upkeep, worker: { stopGraceMs: 50, onAttempt: attempted.resolve } },
  );
  const [startPurge] = timers.mock.calls.find(([, ms]) => ms === purgeDelayMs) ?? [];
  timers.mockRestore();
  await services.store.add(makeSignUp('ann'));
  await receiver.calls(1);
  const holder = new pg.Client(testDatabase.settings.DATABASE_URL);
  await holder.connect();
  await holder.query('begin; lock table held_sign_ups');
  startPurge?.();
  let isStopped = false;
  const stopped = services.stop().then(() => {
    isStopped = true;
  });
  expect(await attempted.promise).toBe('retry');
  expect(isStopped).toBe(false);
  await holder.end();
  await stopped;
  await receiver.close();
  await testDatabase.remove();
});

test('starts before a slow migration ends, and refuses sign-ups until then', async () => {
  const testDatabase = await databaseKinds[1].make();
  const holder = new pg.Client(testDatabase.settings.DATABASE_URL);
  await holder.connect();
  // The migration creates a table with this name, so it waits until this transaction ends.
  await holder.query('begin; create table sign_ups (id int)');
  const services = await startServices(settings(testDatabase.settings), log, {
    upkeep: { startTimeoutMs: 20 },
  });
  await expect(services.store.check()).rejects.toThrow();
  await holder.end();
  await vi.waitFor(() => services.store.check(), waitFor);
  await services.stop();
  await testDatabase.remove();
});

test('starts without its database, and takes sign-ups once the database exists', async () => {
  const DATABASE_URL = absentDatabase();
  const services = await startServices(settings({ DATABASE_URL }), log);
  await expect(services.store.add(makeSignUp('ann'))).rejects.toMatchObject({
    name: 'StorageUnavailable',
  });
  await expect(services.store.check()).rejects.toThrow();
  await createDatabase(DATABASE_URL);
  await vi.waitFor(() => services.store.check(), waitFor);
  expect(await services.store.add(makeSignUp('ann'))).toBe('kept');
  await services.stop();
});

test('delivers a stored sign-up at once, even if the worker sleeps for an hour', async () => {
  const testDatabase = await embeddedDatabase();
  const receiver = await startReceiver();
  const { sleep, nthCall } = fakeSleep();
  const services = await startServices(
    settings({ ...testDatabase.settings, AIRTABLE_WEBHOOK_URL: receiver.url }),
    log,
    { upkeep, worker: { pollMs: hour, sleep } },
  );
  expect((await nthCall(1)).ms).toBe(hour);
  await services.store.add(makeSignUp('ann'));
  await receiver.calls(1);
  await services.stop();
  await receiver.close();
  await testDatabase.remove();
});

test('sends the confirmation of a sign-up at once, and stops with an open letter', async () => {
  const testDatabase = await embeddedDatabase();
  const server = await startMailServer();
  const attempts: string[] = [];
  const services = await startServices(
    settings({
      ...testDatabase.settings,
      SITE_URL: 'https://fans.example',
      SMTP_URL: server.url,
      MAIL_FROM: 'SportBuddy <hello@fans.example>',
      TICKET_SECRET: 'a secret of at least thirty-two characters',
      MAIL_PER_HOUR: '1000000',
    }),
    log,
    {
      upkeep,
      letters: {
        render: stubLetter,
        worker: { pollMs: hour, stopGraceMs: 100, onAttempt: (outcome) => attempts.push(outcome) },
      },
    },
  );
  await services.store.add(makeSignUp('ann'), { letter: 'waiting' });
  await server.letters(1);
  expect(server.received[0]).toMatchObject({ to: ['ann@example.com'], mail: { subject: 'confirmation en' } });
  await vi.waitFor(() => expect(attempts).toEqual(['delivered']), waitFor);
  const opened = Promise.withResolvers<void>();
  server.answerWith({
    data() {
      opened.resolve();
      return new Promise(() => undefined);
    },
  });
  await services.store.add(makeSignUp('bob'), { letter: 'waiting' });
  await opened.promise;
  await services.stop();
  expect(attempts).toEqual(['delivered', 'retry']);
  await server.close();
  await testDatabase.remove();
});

test('rejects a DATA_DIR that cannot hold a database as a wrong setting', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'sportbuddy-test-'));
  await writeFile(join(directory, 'file'), 'x');
  await writeFile(join(directory, 'sign-ups.db'), 'no database, though long enough to be read as one');
  for (const DATA_DIR of [join(directory, 'file'), '/proc/nowhere', directory]) {
    await expect(startServices(settings({ DATA_DIR }), log)).rejects.toThrow(
      new RegExp(`^Wrong setting: DATA_DIR cannot be used: ${DATA_DIR} \\(\\w+\\)$`),
    );
  }
  await rm(directory, { recursive: true });
});

test('removes the copy of an interrupted restore, and keeps what a restore put aside', async () => {
  const testDatabase = await embeddedDatabase();
  const directory = testDatabase.settings.DATA_DIR;
  await mkdir(join(directory, 'restoring-x1'));
  await writeFile(join(directory, 'restoring-x1', 'sign-ups.db'), 'ann@example.com');
  const aside = 'sign-ups.db.before-restore-2026-11-01T00-00-00.000Z';
  await writeFile(join(directory, aside), '');
  const { log } = recordingLog();
  const services = await startServices(settings(testDatabase.settings), log, { upkeep });
  const names = await readdir(directory);
  await services.stop();
  await testDatabase.remove();
  expect(names).toContain(aside);
  expect(names.filter((name) => name.startsWith('restoring-'))).toEqual([]);
});
