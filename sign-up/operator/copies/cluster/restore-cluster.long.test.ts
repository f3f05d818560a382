import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  asAdministrator,
  openMigrated,
  postgresDatabase,
} from '../../../../tests/fixtures/databases/databases.ts';
import { startOldestCluster } from '../../../../tests/fixtures/databases/oldest-postgres.ts';
import { oldestPrograms } from '../../../../tests/fixtures/databases/oldest-programs.ts';
import { insertSignUps } from '../../../../tests/fixtures/insert-sign-ups.ts';
import { accessOf } from '../../../../tests/fixtures/letter-access.ts';
import { runSignups } from '../../../../tests/fixtures/processes/signups-command.ts';
import { unpackedFolder } from '../../../../tests/fixtures/processes/system-program.ts';
import { recordMailEvent } from '../../../letters/mail-events.ts';
import { unsubscribe } from '../../../letters/subscriptions.ts';
import type { Database } from '../../../store/database.ts';
import { blockedAmong } from '../../../store/mailboxes/mail-blocks.ts';
import { migrate } from '../../../store/migrations/migrations.ts';
import { openDatabase } from '../../../store/open-database.ts';

// Each restore first watches for servers for six seconds.
vi.setConfig({ testTimeout: 120_000 });

const { PATH } = process.env;
const programs = oldestPrograms() ?? '';
let cluster: Awaited<ReturnType<typeof startOldestCluster>>;
let folder: string;
let backup: string;
let settings: { DATA_DIR: string; DATABASE_URL: string };
let count = 0;

beforeAll(async () => {
  process.env.PATH = `${programs}:${PATH}`;
  // For programs that are only unpacked.
  process.env.LD_LIBRARY_PATH = join(unpackedFolder, 'usr/lib/x86_64-linux-gnu');
  cluster = await startOldestCluster();
});
afterAll(async () => {
  process.env.PATH = PATH;
  delete process.env.LD_LIBRARY_PATH;
  await cluster?.stop();
});
beforeEach(async () => {
  const name = `fans${++count}`;
  await asAdministrator(cluster.url('postgres'), `create database ${name}`);
  settings = { DATA_DIR: 'unused', DATABASE_URL: cluster.url(name) };
  folder = await mkdtemp(join(tmpdir(), 'sportbuddy-dump-'));
  backup = join(folder, 'backup.dump');
});
afterEach(() => rm(folder, { recursive: true }));

const signups = (...args: string[]) => runSignups(args, settings);
const dump = () =>
  execFileSync(join(programs, 'pg_dump'), ['--format=custom', `--file=${backup}`, settings.DATABASE_URL], {
    stdio: 'pipe',
  });

async function inDatabase<T>(use: (database: Database) => Promise<T>): Promise<T> {
  const database = await openMigrated({ settings, remove: async () => undefined });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

const addPeople = (...emails: string[]) =>
  inDatabase(({ db }) =>
    insertSignUps(
      db,
      emails.map((email) => ({ email, id: email })),
    ),
  );

const addresses = () =>
  inDatabase(async ({ db }) => {
    const rows = await db.selectFrom('sign_ups').select('email').orderBy('email').execute();
    return rows.map(({ email }) => email);
  });

async function schemas(): Promise<string[]> {
  return inDatabase(async ({ db }) => {
    const { rows } = await sql<{ nspname: string }>`
      select nspname from pg_namespace where nspname like 'sportbuddy%'`.execute(db);
    return rows.map(({ nspname }) => nspname);
  });
}

test('restores, says what is newer, puts it aside, and brings it back', async () => {
  await addPeople('ann@example.com', 'bob@example.com', 'cem@example.com');
  dump();
  await addPeople('new@example.com', 'later@example.com');
  expect((await signups('erase', 'bob@example.com')).code).toBe(0);
  await inDatabase(async ({ db }) => {
    const people = await db.selectFrom('sign_ups').select(['id', 'email']).execute();
    const idOf = (email: string) => people.find((row) => row.email === email)?.id ?? '';
    await unsubscribe(db, await accessOf(db, idOf('ann@example.com')));
    await recordMailEvent(db, { kind: 'complaint', emails: ['cem@example.com'] });
    await db
      .updateTable('deliveries')
      .set({ state: 'delivered', attempts: 1 })
      .where('sign_up_id', '=', idOf('new@example.com'))
      .execute();
  });
  expect(await signups('restore', backup, '--dry-run')).toEqual({
    code: 0,
    stdout: expect.stringMatching(
      /^Sign-ups that are newer than the backup: 2\. .*\nNothing was changed\.\n$/,
    ),
    stderr: '',
  });
  expect(await addresses()).toHaveLength(4);

  const { code, stdout, stderr } = await signups('restore', backup);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const aside = (await readdir(folder)).find((name) => name.startsWith('sign-ups.before-restore-')) ?? '';
  expect(stdout.split('\n')).toEqual([
    'Sign-ups that are newer than the backup: 2. Only the replaced database will have them.',
    expect.stringMatching(/^Restored PostgreSQL at .*: 2 sign-ups\.$/),
    'Erased again since that backup: 1.',
    `The replaced database is now ${join(folder, aside)}: delete it once you do not need it.`,
    `To read the newer sign-ups: npm run -s signups -- recover ${join(folder, aside)} --dry-run`,
    `To bring them back: npm run -s signups -- recover ${join(folder, aside)}`,
    '',
  ]);
  expect((await stat(join(folder, aside))).mode & 0o777).toBe(0o600);
  expect(await addresses()).toEqual(['ann@example.com', 'cem@example.com']);
  await inDatabase(async ({ db }) => {
    const [left] = await db.selectFrom('subscriptions').selectAll().execute();
    expect(left?.left_at).not.toBeNull();
    expect([...(await blockedAmong(db, ['ann@example.com', 'cem@example.com']))]).toEqual([
      'cem@example.com',
    ]);
  });

  const read = await signups('recover', join(folder, aside), '--dry-run');
  expect(
    read.stdout
      .split('\n')
      .map((line) => line.split('\t')[1])
      .filter(Boolean)
      .toSorted(),
  ).toEqual(['later@example.com', 'new@example.com']);
  expect(await addresses()).toHaveLength(2);
  expect((await signups('recover', join(folder, aside))).stdout).toMatch(/: 2 sign-ups\.\n$/);
  expect(await addresses()).toEqual([
    'ann@example.com',
    'cem@example.com',
    'later@example.com',
    'new@example.com',
  ]);
  expect((await signups('stats')).stdout).toMatch(/^total 4\nwaiting 3\ndelivered 1\n/);
  expect((await signups('recover', join(folder, aside))).stdout).toMatch(/: 0 sign-ups\.\n$/);
  expect(await schemas()).toEqual([]);
});

test('restores into an empty database, and puts nothing aside', async () => {
  await addPeople('ann@example.com');
  dump();
  await asAdministrator(settings.DATABASE_URL, 'drop schema public cascade; create schema public');
  const { code, stdout } = await signups('restore', backup);
  expect({ code, lines: stdout.split('\n').length }).toEqual({ code: 0, lines: 3 });
  expect(await readdir(folder)).toEqual(['backup.dump']);
  expect(await addresses()).toEqual(['ann@example.com']);
});

test('migrates the backup of an earlier release', async () => {
  const { db, close } = openDatabase(settings);
  await migrate(db, { before: '2026-12-letters' });
  await sql`insert into sign_ups (id, email, email_key, name, team, created_at)
    values ('1', 'ann@example.com', 'ann@example.com', 'Ann', '', '2026-11-01T00:00:00.000Z')`.execute(db);
  await sql`insert into deliveries (sign_up_id, state, attempts, due_at)
    values ('1', 'waiting', 0, '2026-11-01T00:00:00.000Z')`.execute(db);
  await close();
  dump();
  await addPeople('new@example.com');
  expect((await signups('restore', backup)).code).toBe(0);
  expect(await addresses()).toEqual(['ann@example.com']);
  expect((await signups('migrate')).stdout).toMatch(/ is up to date\.\n$/);
});

test('replaces tables to which a newer release has added others', async () => {
  await addPeople('ann@example.com');
  dump();
  await asAdministrator(
    settings.DATABASE_URL,
    'create table newer (sign_up_id text references sign_ups (id)); alter table subscriptions add column reason text',
  );
  expect(await signups('restore', backup)).toMatchObject({ code: 0, stderr: '' });
  expect(await addresses()).toEqual(['ann@example.com']);
});

test.each([
  ['text', 'no dump at all', 'file-damaged'],
  ['a truncated dump', undefined, 'file-damaged'],
])('of %s nothing is restored', async (_, content, code) => {
  await addPeople('ann@example.com');
  dump();
  const bytes = execFileSync('head', ['-c', '3000', backup]);
  await writeFile(backup, content ?? bytes);
  const { stdout, stderr } = await signups('restore', backup);
  expect(stdout).toBe('');
  expect(stderr).toMatch(new RegExp(`^\\S+backup\\.dump [^\\n]+ \\[${code}\\]\\n$`));
  expect(await addresses()).toEqual(['ann@example.com']);
  expect(await schemas()).toEqual([]);
});

test('programs that are older than the cluster are named with both versions, and nothing changes', async () => {
  await addPeople('ann@example.com');
  dump();
  // The cluster of the other tests is of a newer version than Debian 12.
  const newer = await postgresDatabase();
  const { db, close } = await openMigrated(newer);
  await insertSignUps(db, [{ email: 'present@example.com' }]);
  await close();
  const { code, stderr } = await runSignups(['restore', backup], newer.settings);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^pg_dump has failed \([^\n]*version mismatch[^\n]*server version: \d+[^\n]*\[tool-failed\]\n$/,
  );
  expect((await runSignups(['stats'], newer.settings)).stdout).toMatch(/^total 1\n/);
  expect(await readdir(folder)).toEqual(['backup.dump']);
  await newer.remove();
});

test('refuses while a server is connected, and if a view depends on the tables', async () => {
  await addPeople('ann@example.com');
  dump();
  await inDatabase(async ({ db }) => {
    await sql`select 1`.execute(db);
    const { stderr } = await signups('restore', backup);
    expect(stderr).toMatch(/is in use: stop the server, then restore\. \[in-use\]\n$/);
  });
  await asAdministrator(settings.DATABASE_URL, 'create view of_mine as select email from sign_ups');
  const { code, stderr } = await signups('restore', backup);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Other objects depend on the tables, such as a view\. [^\n]+ \[depended-on\]\n$/);
  expect(await readdir(folder)).toEqual(['backup.dump']);
  expect(await addresses()).toEqual(['ann@example.com']);
  expect(await schemas()).toEqual([]);
});
