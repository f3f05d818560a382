import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  absentDatabase,
  asAdministrator,
  configureDatabase,
  createDatabase,
  databaseKinds,
  nameOf,
  postgresDatabase,
  type TestDatabase,
} from '../../../tests/fixtures/databases/databases.ts';
import { fakeSleep } from '../../../tests/fixtures/fake-sleep.ts';
import { makeSignUp } from '../../../tests/fixtures/make-sign-up.ts';
import { readStorageSettings } from '../../settings.ts';
import type { Database } from '../database.ts';
import { checkSchema, NewerDatabase } from '../migrations/migrations.ts';
import { openDatabase } from '../open-database.ts';
import { storageErrorReason } from '../storage-errors.ts';
import { createStore } from '../store.ts';
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
const untilMigrated = { startTimeoutMs: 600_000, indexTimeoutMs: 600_000 };
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
    expect(await checkSchema(database.db)).toBe('current');
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

describe('a PostgreSQL database that cannot be migrated', () => {
  let testDatabase: TestDatabase;
  beforeEach(async () => {
    logged = [];
    testDatabase = await postgresDatabase();
  });
  afterEach(() => testDatabase.remove());

  async function startWith(url: string) {
    const settings = readStorageSettings({ DATABASE_URL: url });
    const database = openDatabase(settings);
    const upkeep = createUpkeep(settings, log, untilMigrated);
    const store = createStore(database, { problem: upkeep.problem });
    await upkeep.start(database);
    return {
      check: () => store.check().then(() => 'ready', storageErrorReason),
      refusal: () => store.add(makeSignUp('ann')).then(() => 'stored', storageErrorReason),
      async stop() {
        await upkeep.stop();
        await store.stop();
        await database.close();
      },
    };
  }

  test('is not ready with the reason, while it is read-only, and recovers', async () => {
    const url = testDatabase.settings.DATABASE_URL ?? '';
    await configureDatabase(url, 'set default_transaction_read_only = on');
    const { check, refusal, stop } = await startWith(url);
    const reason = expect.stringContaining('read-only transaction');
    expect(await check()).toEqual(reason);
    expect(await refusal()).toEqual(reason);
    expect(logged).toEqual([unusable('25006')]);
    await configureDatabase(url, 'reset all');
    await vi.waitFor(async () => expect(await check()).toBe('ready'), waitFor);
    expect(await refusal()).toBe('stored');
    await stop();
  });

  test('is not ready with the reason, while the role may not create tables', async () => {
    const url = testDatabase.settings.DATABASE_URL ?? '';
    const role = `${nameOf(url)}_role`;
    await asAdministrator(url, `create role ${role} login; grant usage on schema public to ${role}`);
    const { check, refusal, stop } = await startWith(url.replace('//postgres@', `//${role}@`));
    expect(await check()).toBe('permission denied for schema public');
    expect(await refusal()).toBe('permission denied for schema public');
    expect(logged).toEqual([unusable('42501')]);
    await asAdministrator(url, `grant create on schema public to ${role}`);
    await vi.waitFor(async () => expect(await check()).toBe('ready'), waitFor);
    await stop();
    await asAdministrator(url, `drop owned by ${role}; drop role ${role}`);
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
  expect(await checkSchema(database.db)).toBe('current');
  await upkeep.stop();
  await database.close();
});
