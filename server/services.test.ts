import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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
import { startReceiver } from '../tests/fixtures/processes/webhook-receiver.ts';
import { startServices } from './services.ts';

const log = pino({ level: 'silent' });
const settings = readStorageSettings;
const hour = 3_600_000;
const waitFor = { timeout: 20_000 };
/** However slow the machine is, the database is migrated before `startServices` returns. */
const upkeep = { startTimeoutMs: 60_000 };

/** A log that keeps its lines, to be found by their message. */
function recordingLog() {
  const lines: Record<string, unknown>[] = [];
  const recorded = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { log: recorded, saying: (msg: string) => lines.filter((line) => line.msg === msg) };
}

test('logs where sign-ups are stored, and that they wait while no webhook is set', async () => {
  const waits = 'AIRTABLE_WEBHOOK_URL is not set: sign-ups wait';
  const testDatabase = await embeddedDatabase();
  const alone = recordingLog();
  const services = await startServices(settings(testDatabase.settings), alone.log, { upkeep });
  const database = join(testDatabase.settings.DATA_DIR, 'sign-ups.db');
  expect(alone.saying('sign-ups are kept here')).toMatchObject([{ level: 30, database }]);
  expect(alone.saying(waits)).toMatchObject([{ level: 30 }]);
  await services.store.add(makeSignUp('ann'), 'a');
  expect(await services.readOutbox()).toMatchObject({ waiting: 1, parked: 0 });
  await services.stop();
  const receiver = await startReceiver();
  const attempted = Promise.withResolvers<string>();
  const other = recordingLog();
  const delivering = await startServices(
    settings({ ...testDatabase.settings, AIRTABLE_WEBHOOK_URL: receiver.url }),
    other.log,
    { upkeep, worker: { onAttempt: attempted.resolve } },
  );
  expect(other.saying(waits)).toEqual([]);
  expect(await attempted.promise).toBe('delivered');
  await delivering.stop();
  await receiver.close();
  await testDatabase.remove();
});

test('a stop lets the delivery under way finish, ends every interval and closes the database', async () => {
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
  await services.store.add(makeSignUp('ann'), 'a');
  await receiver.calls(1);
  const stopped = services.stop();
  answered.resolve();
  await stopped;
  // The store's own sweep, and the daily purge.
  expect(cleared).toHaveBeenCalledTimes(2);
  await expect(services.readOutbox()).rejects.toThrow();
  await expect(services.store.add(makeSignUp('bob'), 'b')).rejects.toThrow();
  const again = await startServices(settings(testDatabase.settings), log, { upkeep });
  expect(await again.readOutbox()).toMatchObject({ waiting: 0 });
  await again.stop();
  cleared.mockRestore();
  await receiver.close();
  await testDatabase.remove();
});

test('starts before a slow migration is done, and refuses sign-ups until then', async () => {
  const testDatabase = await databaseKinds[1].make();
  const holder = new pg.Client(testDatabase.settings.DATABASE_URL);
  await holder.connect();
  // The migration creates a table of this name, and waits for the end of this transaction.
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

test('starts without its database, and takes sign-ups once it is there', async () => {
  const DATABASE_URL = absentDatabase();
  const services = await startServices(settings({ DATABASE_URL }), log);
  await expect(services.store.add(makeSignUp('ann'), 'a')).rejects.toMatchObject({
    name: 'StorageUnavailable',
  });
  await expect(services.store.check()).rejects.toThrow();
  await createDatabase(DATABASE_URL);
  await vi.waitFor(() => services.store.check(), waitFor);
  expect(await services.store.add(makeSignUp('ann'), 'a')).toEqual({ kind: 'kept' });
  await services.stop();
});

test('logs with a code that ended windows of the limit could not be deleted', async () => {
  const { log: recorded, saying } = recordingLog();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const services = await startServices(settings({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }), recorded);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  const message = 'ended windows of the sign-up limit could not be deleted';
  await vi.waitFor(
    () =>
      expect(saying(message)).toEqual([
        { level: 40, time: expect.any(Number), code: 'ECONNREFUSED', msg: message },
      ]),
    waitFor,
  );
  await services.stop();
});

test('a stored sign-up is delivered at once, although the worker polls once an hour', async () => {
  const testDatabase = await embeddedDatabase();
  const receiver = await startReceiver();
  const { sleep, nthCall } = fakeSleep();
  const services = await startServices(
    settings({ ...testDatabase.settings, AIRTABLE_WEBHOOK_URL: receiver.url }),
    log,
    { upkeep, worker: { pollMs: hour, sleep } },
  );
  expect((await nthCall(1)).ms).toBe(hour);
  await services.store.add(makeSignUp('ann'), 'a');
  await receiver.calls(1);
  await services.stop();
  await receiver.close();
  await testDatabase.remove();
});

test('a DATA_DIR where no database can be is a wrong setting', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'sportbuddy-test-'));
  await writeFile(join(directory, 'file'), 'x');
  await writeFile(join(directory, 'sign-ups.db'), 'no database, though long enough to be read as one');
  for (const DATA_DIR of [join(directory, 'file'), '/proc/nowhere', directory]) {
    await expect(startServices(settings({ DATA_DIR }), log)).rejects.toThrow(
      /^Wrong setting: DATA_DIR cannot be used \(/,
    );
  }
  await rm(directory, { recursive: true });
});
