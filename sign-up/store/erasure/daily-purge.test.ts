import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  databaseKinds,
  openMigrated,
  type TestDatabase,
} from '../../../tests/fixtures/databases/databases.ts';
import { fillSignUps } from '../../../tests/fixtures/databases/fill.ts';
import { insertSignUps } from '../../../tests/fixtures/insert-sign-ups.ts';
import { readStorageSettings } from '../../settings.ts';
import type { Database } from '../database.ts';
import { databaseFile } from '../embedded/database.ts';
import { purgeOverdue, startDailyPurge } from './daily-purge.ts';
import { eraseRows } from './erase.ts';

const year = new Date().getUTCFullYear();
const hour = 3_600_000;

let testDatabase: TestDatabase;
let database: Database;
let logged: unknown[][];
const log = {
  info: (...words: unknown[]) => logged.push(words),
  warn: (...words: unknown[]) => logged.push(words),
  error: (...words: unknown[]) => logged.push(words),
};

function settings(launch: string) {
  vi.stubEnv('LAUNCH_DATE', launch);
  return { ...readStorageSettings(process.env), ...testDatabase.settings };
}
async function open(kind: (typeof databaseKinds)[number]) {
  testDatabase = await kind.make();
  database = await openMigrated(testDatabase);
}
beforeEach(() => {
  logged = [];
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await database.close();
  await testDatabase.remove();
});

test.each(databaseKinds)('purges the $kind database, and logs counts only', async (kind) => {
  await open(kind);
  await insertSignUps(database.db, [
    { email: 'old@example.com', createdAt: `${year - 2}-01-01T00:00:00.000Z`, attempts: 1 },
    { email: 'older@example.com', createdAt: `${year - 3}-01-01T00:00:00.000Z` },
    { email: 'new@example.com' },
  ]);
  await purgeOverdue(settings(`${year}-12-31`), log);
  expect(logged).toEqual([]);
  await purgeOverdue(settings('2020-06-06'), log);
  const left = await database.db.selectFrom('sign_ups').select('email').execute();
  expect(left).toEqual([{ email: 'new@example.com' }]);
  const entry = [
    {
      deleted: 2,
      neverDelivered: 1,
      mayBeInAirtable: 1,
      signedUpBefore: expect.stringMatching(/^\d{4}-[^ ]+Z$/),
    },
    expect.stringMatching(/deleted; also delete the Airtable records with a SignupDate before/),
  ];
  expect(logged).toEqual([entry]);
  await purgeOverdue(settings('2020-06-06'), log);
  expect(logged).toEqual([entry]);
});

test.each(databaseKinds)('cleans the $kind database after erasures on the own sign-up page', async (kind) => {
  await open(kind);
  await insertSignUps(database.db, [{ email: 'gone@example.com' }, { email: 'kept@example.com' }]);
  await eraseRows(database.db, 'gone@example.com');
  const states = () => database.db.selectFrom('erasures').select('state').execute();
  expect(await states()).toEqual([{ state: 'cleaning' }]);
  await purgeOverdue(settings(`${year}-12-31`), log);
  expect(await states()).toEqual([{ state: 'done' }]);
  expect(logged).toEqual([]);
  if (testDatabase.settings.DATABASE_URL) return;
  const files = readdirSync(testDatabase.settings.DATA_DIR).map((name) =>
    readFileSync(join(testDatabase.settings.DATA_DIR, name), 'latin1'),
  );
  const found = (text: string) => files.some((content) => content.includes(text));
  expect([found('gone@example.com'), found('kept@example.com')]).toEqual([false, true]);
});

test('cleans the files as soon as a long reader ends, and stops waiting when the server stops', async () => {
  await open(databaseKinds[0]);
  await insertSignUps(database.db, [{ email: 'gone@example.com' }]);
  await eraseRows(database.db, 'gone@example.com');
  const reader = new SQLite(databaseFile(testDatabase.settings.DATA_DIR), { readonly: true });
  reader.exec('begin');
  reader.prepare('select count(*) from sign_ups').get();
  const waiting = new AbortController();
  const stopped = purgeOverdue(settings(`${year}-12-31`), log, waiting.signal);
  await sleep(300);
  waiting.abort();
  await stopped;
  const states = () => database.db.selectFrom('erasures').select('state').execute();
  expect(await states()).toEqual([{ state: 'cleaning' }]);
  const cleaned = purgeOverdue(settings(`${year}-12-31`), log);
  await sleep(300);
  reader.close();
  await cleaned;
  expect(await states()).toEqual([{ state: 'done' }]);
  expect(logged).toEqual([]);
});

test.each(databaseKinds)(
  'ends early in the $kind database, and logs what it deleted',
  { timeout: 120_000 },
  async (kind) => {
    await open(kind);
    const many = 20_000;
    await fillSignUps(database.db, many);
    const created_at = `${year - 2}-01-01T00:00:00.000Z`;
    await database.db.updateTable('sign_ups').set({ created_at }).execute();
    const left = async () =>
      Number(
        (
          await database.reader
            .selectFrom('sign_ups')
            .select(({ fn }) => fn.countAll().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      );
    const stopping = new AbortController();
    const ended = purgeOverdue(settings('2020-06-06'), log, stopping.signal);
    await vi.waitFor(async () => expect(await left()).toBeLessThan(many), { timeout: 60_000, interval: 5 });
    stopping.abort();
    await ended;
    const kept = await left();
    expect(kept).toBeGreaterThan(0);
    expect(logged).toEqual([
      [expect.objectContaining({ deleted: many - kept }), expect.stringContaining('were deleted')],
    ]);
  },
);

test('logs the deleted rows before a purge failed', async () => {
  await open(databaseKinds[0]);
  const createdAt = `${year - 2}-01-01T00:00:00.000Z`;
  await insertSignUps(
    database.db,
    Array.from({ length: 501 }, (_, n) => ({ email: `fan${n}@example.com`, createdAt, attempts: 1 })),
  );
  // The second page fails.
  await sql`create trigger keep before delete on sign_ups when old.email = 'fan0@example.com'
    begin select raise(abort, 'kept'); end`.execute(database.db);
  await purgeOverdue(settings('2020-06-06'), log);
  expect(logged).toEqual([
    [
      {
        code: expect.any(String),
        deleted: 500,
        neverDelivered: 0,
        mayBeInAirtable: 500,
        signedUpBefore: expect.stringMatching(/Z$/),
      },
      'the purge could not be finished; run "signups purge"',
    ],
  ]);
});

test('of several servers each logs what it deleted itself', async () => {
  await open(databaseKinds[1]);
  const createdAt = `${year - 2}-01-01T00:00:00.000Z`;
  await insertSignUps(
    database.db,
    Array.from({ length: 1_200 }, (_, n) => ({ email: `fan${n}@example.com`, createdAt })),
  );
  await Promise.all([1, 2, 3].map(() => purgeOverdue(settings('2020-06-06'), log)));
  const counts = logged.map(([fields]) => (fields as { deleted: number }).deleted);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1_200);
});

test('runs one minute after the start and then daily until stopped, and logs failures', async () => {
  await open(databaseKinds[0]);
  // The directory becomes unusable.
  const unusable = { ...settings('2020-06-06'), DATA_DIR: '/dev/null' };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const early = startDailyPurge(unusable, log);
  await early.stop();
  const daily = startDailyPurge(unusable, log);
  const counts: number[] = [];
  for (const ms of [50_000, 15_000, 22 * hour, 2 * hour, 24 * hour]) {
    await vi.advanceTimersByTimeAsync(ms);
    counts.push(logged.length);
  }
  expect(counts).toEqual([0, 1, 1, 2, 3]);
  expect(logged[0]).toEqual([
    expect.objectContaining({ code: 'SettingError', deleted: 0 }),
    'the purge could not be finished; run "signups purge"',
  ]);
  await daily.stop();
  await vi.advanceTimersByTimeAsync(48 * hour);
  expect(logged.length).toBe(3);
});
