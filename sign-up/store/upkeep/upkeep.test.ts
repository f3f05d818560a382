import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { asAdministrator, places, type TestPlace } from '../../../tests/fixtures/databases/databases.ts';
import { readStorageSettings } from '../../settings.ts';
import type { Database } from '../database.ts';
import { isCurrent, NewerDatabase } from '../migrations/migrations.ts';
import { openDatabase } from '../open-database.ts';
import { createUpkeep, type Upkeep } from './upkeep.ts';

let logged: unknown[][];
const hear =
  (level: string) =>
  (...words: unknown[]) =>
    void logged.push([level, ...words]);
const log = { info: hear('info'), warn: hear('warn'), error: hear('error') };
const unusable = (code: string) => [
  'error',
  { code },
  'the database cannot be used yet; pages are served, sign-ups refused',
];

describe.each(places)('the upkeep of the $kind database', ({ make }) => {
  let place: TestPlace;
  let database: Database;
  let upkeep: Upkeep;
  beforeEach(async () => {
    logged = [];
    place = await make();
    database = openDatabase(place.settings);
    upkeep = createUpkeep({ ...readStorageSettings({}), ...place.settings }, log);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await upkeep.stop();
    await database.close();
    await place.remove();
  });

  /** As a file that somebody put in the place of the database. */
  const unshape = () => sql`drop table kysely_migration`.execute(database.db);

  test('brings an empty one to the newest shape before anything else, and says nothing of it', async () => {
    await upkeep.start(database);
    // On a busy machine the start does not wait for it.
    await expect.poll(() => isCurrent(database.db)).toBe(true);
    await upkeep.start(database);
    expect(logged).toEqual([]);
  });

  test('does so again when another file was put in its place, and passes on all news', async () => {
    await upkeep.start(database);
    await unshape();
    upkeep.tell('SOMETHING', 'else');
    await sleep(200);
    expect(await isCurrent(database.db)).toBe(false);
    upkeep.tell('FILE_MOVED', 'another file');
    await expect.poll(() => isCurrent(database.db)).toBe(true);
    expect(logged).toEqual([
      ['warn', { code: 'SOMETHING' }, 'else'],
      ['warn', { code: 'FILE_MOVED' }, 'another file'],
    ]);
  });

  test('ends the start where a newer release was before, and only tells of it later', async () => {
    await upkeep.start(database);
    await sql`insert into kysely_migration values ('2031-01-later', '2031-01-01')`.execute(database.db);
    await expect(upkeep.start(database)).rejects.toBeInstanceOf(NewerDatabase);
    expect(logged).toEqual([]);
    upkeep.tell('FILE_MOVED', 'another file');
    await expect.poll(() => logged.length).toBe(2);
    expect(logged[1]).toEqual(['error', { code: 'NewerDatabase' }, expect.stringContaining('2031-01-later')]);
  });

  test('tells of a newer release too where it finds that only once nobody waits any more', async () => {
    await upkeep.start(database);
    await sql`insert into kysely_migration values ('2031-01-later', '2031-01-01')`.execute(database.db);
    const slow = {
      introspection: {
        getTables: async () => {
          await sleep(3_200);
          return database.db.introspection.getTables({ withInternalKyselyTables: true });
        },
      },
      getExecutor: () => database.db.getExecutor(),
    } as unknown as Database['db'];
    await upkeep.start({ ...database, db: slow });
    expect(logged).toEqual([]);
    await expect.poll(() => logged.length, { timeout: 10_000 }).toBe(1);
    expect(logged[0]).toEqual(['error', { code: 'NewerDatabase' }, expect.stringContaining('2031-01-later')]);
  });

  test('keeps trying one that does not answer, tells of it once a minute, and no more once it is stopped', async () => {
    await database.close();
    await upkeep.start(database);
    await sleep(400);
    expect(logged.length).toBe(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    await expect.poll(() => logged.length, { timeout: 5_000 }).toBe(2);
    const [first, second] = logged;
    expect(first).toEqual(unusable(expect.any(String)));
    expect(second).toEqual(first);
    const begun = performance.now();
    await upkeep.stop();
    expect(performance.now() - begun).toBeLessThan(300);
    expect(logged.length).toBe(2);
  });
});

test('a cluster that answers later is brought to the newest shape, and the log says when sign-ups are taken', async () => {
  const place = await places[1].make();
  const name = new URL(place.settings.DATABASE_URL ?? '').pathname.slice(1);
  await place.remove();
  const database = openDatabase(place.settings);
  const upkeep = createUpkeep({ ...readStorageSettings({}), ...place.settings }, log);
  logged = [];
  await upkeep.start(database);
  expect(logged).toEqual([unusable('3D000')]);
  await asAdministrator(inject('postgres'), `create database ${name}`);
  await expect.poll(() => logged.length, { timeout: 8_000 }).toBe(2);
  expect(logged[1]).toEqual(['info', 'the database answers; sign-ups are taken']);
  expect(await isCurrent(database.db)).toBe(true);
  await upkeep.stop();
  await database.close();
  await place.remove();
});
