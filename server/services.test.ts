import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { readStorageSettings } from '../sign-up/settings.ts';
import { aFan } from '../tests/fixtures/a-fan.ts';
import { embeddedPlace } from '../tests/fixtures/databases/databases.ts';
import { startCluster } from '../tests/fixtures/databases/postgres-cluster.ts';
import { startReceiver } from '../tests/fixtures/processes/webhook-receiver.ts';
import { startServices } from './services.ts';

const log = pino({ level: 'silent' });
const settings = readStorageSettings;

/** A log whose lines are kept, by what they say. */
function listening() {
  const lines: Record<string, unknown>[] = [];
  const kept = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { log: kept, saying: (msg: string) => lines.filter((line) => line.msg === msg) };
}

test('where sign-ups are kept is told, and that they wait while nobody is named who takes them', async () => {
  const waits = 'AIRTABLE_WEBHOOK_URL is not set: sign-ups wait';
  const place = await embeddedPlace();
  const alone = listening();
  const services = await startServices(settings(place.settings), alone.log);
  const database = join(place.settings.DATA_DIR, 'sign-ups.db');
  expect(alone.saying('sign-ups are kept here')).toMatchObject([{ level: 30, database }]);
  expect(alone.saying(waits)).toMatchObject([{ level: 30 }]);
  await services.store.add(aFan('ann'), 'a');
  expect(await services.readOutbox()).toMatchObject({ waiting: 1, parked: 0 });
  await services.stop();
  const receiver = await startReceiver();
  const attempted = Promise.withResolvers<string>();
  const other = listening();
  const delivering = await startServices(
    settings({ ...place.settings, AIRTABLE_WEBHOOK_URL: receiver.url }),
    other.log,
    { onAttempt: attempted.resolve },
  );
  expect(other.saying(waits)).toEqual([]);
  expect(await attempted.promise).toBe('delivered');
  await delivering.stop();
  await receiver.close();
  await place.remove();
});

test('what is stopped takes, delivers and reads nothing any more', async () => {
  const place = await embeddedPlace();
  const receiver = await startReceiver();
  const cleared = vi.spyOn(globalThis, 'clearInterval');
  const services = await startServices(
    settings({ ...place.settings, AIRTABLE_WEBHOOK_URL: receiver.url }),
    log,
  );
  const answered = Promise.withResolvers<void>();
  receiver.answerWith(async (response) => {
    await answered.promise;
    response.end();
  });
  await services.store.add(aFan('ann'), 'a');
  await receiver.calls(1);
  const stopped = services.stop();
  answered.resolve();
  await stopped;
  // The store's own sweep, and the daily purge.
  expect(cleared).toHaveBeenCalledTimes(2);
  await expect(services.readOutbox()).rejects.toThrow();
  await expect(services.store.add(aFan('bob'), 'b')).rejects.toThrow();
  // What was under way had its answer, and that is written: nobody calls for it again.
  const again = await startServices(settings(place.settings), log);
  expect(await again.readOutbox()).toMatchObject({ waiting: 0 });
  await again.stop();
  cleared.mockRestore();
  await receiver.close();
  await place.remove();
});

test('a database that takes long to be brought up keeps nobody from being served', async () => {
  const cluster = await startCluster();
  const holder = new pg.Client(cluster.url('postgres'));
  await holder.connect();
  // The migration makes a table of this name, and waits to see whether this one will be there.
  await holder.query('begin; create table sign_ups (id int)');
  const begun = performance.now();
  const services = await startServices(settings({ DATABASE_URL: cluster.url('postgres') }), log);
  const seconds = (performance.now() - begun) / 1000;
  expect(seconds).toBeGreaterThan(2.9);
  expect(seconds).toBeLessThan(10);
  await expect(services.store.check()).rejects.toThrow();
  await holder.end();
  await expect
    .poll(() => services.store.check().then(() => 'ready', String), { timeout: 15_000 })
    .toBe('ready');
  await services.stop();
  await cluster.stop();
});

test('windows of the limit that cannot be deleted are told, with a code and nothing of a visitor', async () => {
  const cluster = await startCluster();
  await cluster.shutDown('fast');
  const { log: heard, saying } = listening();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const services = await startServices(settings({ DATABASE_URL: cluster.url('postgres') }), heard);
  vi.advanceTimersByTime(60_000);
  const told = () => saying('ended windows of the sign-up limit could not be deleted');
  await vi.waitFor(
    () =>
      expect(told()).toEqual([
        { level: 40, time: expect.any(Number), code: 'ECONNREFUSED', msg: expect.any(String) },
      ]),
    { timeout: 10_000 },
  );
  vi.useRealTimers();
  await services.stop();
  await cluster.stop();
});

test('a sign-up is delivered when it is stored, not when the worker next looks', async () => {
  const place = await embeddedPlace();
  const receiver = await startReceiver();
  const services = await startServices(
    settings({ ...place.settings, AIRTABLE_WEBHOOK_URL: receiver.url }),
    log,
  );
  await services.store.add(aFan('ann'), 'a');
  await receiver.calls(1);
  const begun = performance.now();
  await services.store.add(aFan('bob'), 'b');
  await receiver.calls(2);
  // It looks by itself every five seconds.
  expect(performance.now() - begun).toBeLessThan(4_500);
  await services.stop();
  await receiver.close();
  await place.remove();
});

test('a server starts without its cluster, and takes sign-ups once that is there', async () => {
  const cluster = await startCluster();
  await cluster.shutDown('fast');
  const services = await startServices(settings({ DATABASE_URL: cluster.url('postgres') }), log);
  await expect(services.store.add(aFan('ann'), 'a')).rejects.toMatchObject({ name: 'StorageUnavailable' });
  await expect(services.store.check()).rejects.toThrow();
  await cluster.start();
  const ready = () =>
    services.store.check().then(
      () => true,
      () => false,
    );
  await expect.poll(ready, { timeout: 15_000 }).toBe(true);
  expect(await services.store.add(aFan('ann'), 'a')).toEqual({ kind: 'kept' });
  await services.stop();
  await cluster.stop();
});

test('a place where no database can be is a wrong setting, told before anything listens', async () => {
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
