import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readStorageSettings } from '../sign-up/settings.ts';
import { aFan } from '../tests/fixtures/a-fan.ts';
import { embeddedPlace } from '../tests/fixtures/databases/databases.ts';
import { startCluster } from '../tests/fixtures/databases/postgres-cluster.ts';
import { startReceiver } from '../tests/fixtures/processes/webhook-receiver.ts';
import { startServices } from './services.ts';

const log = pino({ level: 'silent' });
const settings = readStorageSettings;
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
