import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  absentDatabase,
  createDatabase,
  databaseKinds,
  type TestDatabase,
} from '../../../tests/fixtures/databases/databases.ts';
import { fakeSleep } from '../../../tests/fixtures/fake-sleep.ts';
import { readStorageSettings } from '../../settings.ts';
import type { Database } from '../database.ts';
import { isCurrent, NewerDatabase } from '../migrations/migrations.ts';
import { openDatabase } from '../open-database.ts';
import { createUpkeep, startTimeoutMs, type Upkeep } from './upkeep.ts';

let logged: unknown[][];
const record =
  (level: string) =>
  (...words: unknown[]) =>
    void logged.push([level, ...words]);
const log = { info: record('info'), warn: record('warn'), error: record('error'), fatal: record('fatal') };
const unusable = (code: string) => [
  'error',
  expect.objectContaining({ code }),
  'the database cannot be used yet; pages are served, sign-ups refused',
];
/** Waits for the migration, also on a busy machine. */
const untilMigrated = { startTimeoutMs: 600_000 };
const waitFor = { timeout: 20_000 };

test('the start waits 3 s for the database', () => {
  expect(startTimeoutMs).toBe(3_000);
});

describe.each(databaseKinds)('the upkeep of the $kind database', ({ make }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let upkeep: Upkeep;
  const create = (options = {}) =>
    createUpkeep({ ...readStorageSettings({}), ...testDatabase.settings }, log, {
      ...untilMigrated,
      ...options,
    });
  beforeEach(async () => {
    logged = [];
    testDatabase = await make();
    database = openDatabase(testDatabase.settings);
    upkeep = create();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await upkeep.stop();
    await database.close();
    await testDatabase.remove();
  });

  test('migrates an empty database and logs nothing', async () => {
    await upkeep.start(database);
    expect(await isCurrent(database.db)).toBe(true);
    await upkeep.start(database);
    expect(logged).toEqual([]);
  });

  test('logs events of the database, and what to do when its file was moved', async () => {
    await upkeep.start(database);
    upkeep.notify('SOMETHING', 'else');
    upkeep.notify('FILE_MOVED', 'the file was moved');
    expect(logged).toEqual([
      ['warn', { code: 'SOMETHING' }, 'else'],
      [
        'fatal',
        { code: 'FILE_MOVED' },
        'the file was moved; sign-ups are refused. Move it back, or save its content from /proc/PID/fd before you restart the server',
      ],
    ]);
  });

  test('a newer database ends the start; found later, it is logged', async () => {
    await upkeep.start(database);
    await sql`insert into kysely_migration values ('2031-01-later', '2031-01-01')`.execute(database.db);
    await expect(upkeep.start(database)).rejects.toBeInstanceOf(NewerDatabase);
    expect(logged).toEqual([]);
    const newer = ['error', { code: 'NewerDatabase' }, expect.stringContaining('2031-01-later')];
    const slow = Promise.withResolvers<void>();
    const introspection = {
      getTables: async () => {
        await slow.promise;
        return database.db.introspection.getTables({ withInternalKyselyTables: true });
      },
    };
    const db = { introspection, getExecutor: () => database.db.getExecutor() } as unknown as Database['db'];
    upkeep = create({ startTimeoutMs: 1 });
    await upkeep.start({ ...database, db });
    expect(logged).toEqual([]);
    slow.resolve();
    await vi.waitFor(() => expect(logged).toEqual([newer]), waitFor);
  });

  test('retries with backoff, and logs once a minute until stopped', async () => {
    await database.close();
    const { calls, sleep, nthCall } = fakeSleep();
    upkeep = create({ sleep });
    await upkeep.start(database);
    for (let n = 1; n < 7; n++) (await nthCall(n)).end();
    const last = await nthCall(7);
    expect(calls.map(({ ms }) => ms)).toEqual([100, 200, 400, 800, 1_600, 2_000, 2_000]);
    expect(logged).toEqual([unusable(expect.any(String))]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    last.end();
    await nthCall(8);
    expect(logged).toEqual([logged[0], logged[0]]);
    await upkeep.stop();
    expect(logged.length).toBe(2);
  });
});

test('logs when a PostgreSQL database that did not answer is migrated', async () => {
  logged = [];
  const settings = readStorageSettings({ DATABASE_URL: absentDatabase() });
  const database = openDatabase(settings);
  const upkeep = createUpkeep(settings, log, untilMigrated);
  await upkeep.start(database);
  expect(logged).toEqual([unusable('3D000')]);
  await createDatabase(settings.DATABASE_URL ?? '');
  await vi.waitFor(
    () => expect(logged[1]).toEqual(['info', 'the database answers; sign-ups are taken']),
    waitFor,
  );
  expect(await isCurrent(database.db)).toBe(true);
  await upkeep.stop();
  await database.close();
});
