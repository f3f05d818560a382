import { readdir, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  databaseKinds,
  embeddedDatabase,
  openMigrated,
  type TestDatabase,
} from '../../tests/fixtures/databases/databases.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import { runSignups, signupsEntry } from '../../tests/fixtures/processes/signups-command.ts';
import { type Receiver, startReceiver, status } from '../../tests/fixtures/processes/webhook-receiver.ts';
import type { Database } from '../store/database.ts';
import { createStore, type SignUpStore } from '../store/store.ts';
import { runCommand } from './operate.ts';

describe.each(databaseKinds)('the commands, beside a running server on the $kind database', ({ make }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let store: SignUpStore;
  let receiver: Receiver;
  beforeEach(async () => {
    testDatabase = await make();
    database = await openMigrated(testDatabase);
    store = createStore(database);
    receiver = await startReceiver();
    await store.add(makeSignUp('Ann', { team: '=HYPERLINK("x")', email: 'Ann@Example.com' }));
    await store.add(makeSignUp('Bob, "B"', { email: 'bob@example.com' }));
  });
  afterEach(async () => {
    await store.stop();
    await receiver.close();
    await database.close();
    await testDatabase.remove();
  });

  const crowd = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        store.add(makeSignUp('Fan', { email: `fan${index}@example.com` })),
      ),
    );
  const signups = (...args: string[]) =>
    runSignups(args, { ...testDatabase.settings, AIRTABLE_WEBHOOK_URL: receiver.url });

  test('exports all sign-ups as CSV with formulas escaped, and as JSON', async () => {
    const { code, stdout, stderr } = await signups('export', '--format', 'csv');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [head, ann, bob, end] = stdout.split('\r\n');
    expect(head).toBe(
      '"name","team","email","signupDate","delivery","city","from","utm_source","utm_medium","utm_campaign","utm_term","utm_content","referrer","page","language"',
    );
    expect(ann).toMatch(/^"Ann","'=HYPERLINK\(""x""\)","Ann@Example\.com","\d{4}-.*Z","waiting"(,""){10}$/);
    expect(bob).toMatch(/^"Bob, ""B""","","bob@example\.com",/);
    expect(end).toBe('');
    expect(JSON.parse((await signups('export', '--format', 'json')).stdout)).toMatchObject([
      { name: 'Ann', email: 'Ann@Example.com', delivery: 'waiting' },
      { name: 'Bob, "B"', email: 'bob@example.com', delivery: 'waiting' },
    ]);
  });

  test('delivers waiting and parked sign-ups, and reports the failed ones', async () => {
    receiver.answerWith((response, call) => status(call === 1 ? 422 : 200)(response, call));
    const first = await signups('deliver');
    expect(first).toMatchObject({ code: 1, stdout: 'delivered 1\n' });
    expect(first.stderr).toMatch(/^Not delivered: 1\. [^\n]+ \[not-delivered\]\n$/);
    expect((await signups('list')).stdout).toMatch(/parked \(HTTP 422\)/);
    expect((await signups('stats')).stdout).toBe('total 2\nwaiting 0\ndelivered 1\nparked 1\n');
    expect(await signups('deliver')).toMatchObject({ code: 0, stdout: 'delivered 1\n' });
    expect((await signups('stats')).stdout).toBe('total 2\nwaiting 0\ndelivered 2\nparked 0\n');
  });

  test('"deliver" tries a failed delivery once, even when it is due again before the command ends', async () => {
    await crowd(8);
    const last = Promise.withResolvers<ServerResponse>();
    receiver.answerWith((response, call) =>
      call === 10 ? last.resolve(response) : status(call === 1 ? 503 : 200)(response, call),
    );
    const ended = signups('deliver');
    const response = await last.promise;
    await vi.waitFor(
      async () => {
        const { numUpdatedRows } = await database.db
          .updateTable('deliveries')
          .set({ due_at: new Date().toISOString() })
          .where('last_failure', '=', 'http:503')
          .executeTakeFirstOrThrow();
        expect(numUpdatedRows).toBe(1n);
      },
      { timeout: 20_000 },
    );
    response.end();
    const { code, stdout } = await ended;
    expect({ code, stdout, calls: receiver.received.length }).toEqual({
      code: 1,
      stdout: 'delivered 9\n',
      calls: 10,
    });
  });

  test('"erase" leaves no byte of the sign-up in the files of the embedded database', async () => {
    if (testDatabase.settings.DATABASE_URL) return;
    await crowd(500);
    await database.db.deleteFrom('sign_ups').where('name', '=', 'Fan').execute();
    await signups('erase', 'ann@example.com');
    for (const file of await readdir(testDatabase.settings.DATA_DIR)) {
      const bytes = await readFile(join(testDatabase.settings.DATA_DIR, file), 'latin1');
      expect(bytes.toLowerCase()).not.toMatch(/ann@example\.com|fan\d+@example/);
    }
  });
});

test.each([
  ['DATA_DIR=', ['move', '--to', 'mysql://host/db'], '--to must be a postgres:// address. [not-a-cluster]'],
  [
    'DATABASE_URL=postgres://host/db',
    ['move', '--to', 'postgres://host/other'],
    'DATABASE_URL is set: "move" copies the embedded database in DATA_DIR to PostgreSQL. Unset it. [move-from-cluster]',
  ],
  [
    'DATABASE_URL=',
    ['deliver'],
    'AIRTABLE_WEBHOOK_URL is not set: there is nowhere to deliver to. [no-receiver]',
  ],
  ['LAUNCH_DATE=soon', ['stats'], 'Wrong setting: LAUNCH_DATE must be a day, such as 06-06 or 2027-06-06'],
])('with %s, %j prints the reason', async (setting, words, line) => {
  const [name = '', value = ''] = setting.split('=');
  expect(await runSignups(words, { [name]: value })).toEqual({ code: 1, stdout: '', stderr: `${line}\n` });
});

test.each([
  [{ DATA_DIR: '/srv/data' }, '/srv/data/sign-ups.db'],
  [{ DATABASE_URL: 'postgres://user:secret@host:5432/fans' }, 'PostgreSQL at host:5432/fans'],
  [{ DATABASE_URL: 'postgres:///fans' }, 'PostgreSQL at localhost/fans'],
])('reports the database that %j names, without credentials', async (settings, name) => {
  const noted: string[] = [];
  await runCommand(['backup'], settings, { write: async () => undefined, note: (text) => noted.push(text) });
  expect(noted).toEqual([`Database: ${name}`]);
});

test.each([
  ['list'],
  ['export', '--format', 'csv'],
  ['erase', 'ann@example.com'],
  ['deliver'],
  ['stats'],
  ['report'],
  ['backup', '/tmp/never-made.db'],
  ['move', '--to', 'postgres://127.0.0.1:1/none'],
  ['purge'],
  ['migrate'],
])('"%s" with a mistyped DATA_DIR fails and creates no database', async (...words) => {
  const testDatabase = await embeddedDatabase();
  const settings = {
    DATA_DIR: join(testDatabase.settings.DATA_DIR, 'dtaa'),
    AIRTABLE_WEBHOOK_URL: 'http://127.0.0.1:1',
  };
  const { code, stdout, stderr } = await runSignups(words, settings);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe(
    `Wrong setting: DATA_DIR holds no database (there is no ${settings.DATA_DIR}/sign-ups.db)\n`,
  );
  expect(await readdir(testDatabase.settings.DATA_DIR)).toEqual([]);
  await testDatabase.remove();
});

test('a PostgreSQL database without tables, or none at all, prints one line that names it without its password', async () => {
  const testDatabase = await databaseKinds[1].make();
  const url = new URL(testDatabase.settings.DATABASE_URL ?? '');
  expect(await runSignups(['stats'], testDatabase.settings)).toEqual({
    code: 1,
    stdout: '',
    stderr: 'This database has no sign-up tables. Start the server once: it creates them. [no-tables]\n',
  });
  url.pathname = '/mistyped';
  url.password = 'secret-word';
  const { code, stderr } = await runSignups(['stats'], { DATABASE_URL: url.href });
  expect(code).toBe(1);
  expect(stderr).toMatch(new RegExp(`^PostgreSQL at ${url.host}/mistyped cannot be used [^\\n]+\\n$`));
  expect(stderr).not.toContain('secret-word');
  await testDatabase.remove();
});

test.each(['/dev/null/nowhere', '/proc/nowhere', signupsEntry])(
  'an unusable DATA_DIR, %s, prints one line that names the setting',
  async (directory) => {
    const { code, stderr } = await runSignups(['stats'], { DATA_DIR: directory });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Wrong setting: DATA_DIR [^\n]+\n$/);
  },
);
