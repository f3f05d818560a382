import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { embeddedPlace, openMigrated, places, type TestPlace } from '../../tests/fixtures/databases.ts';
import { type Receiver, startReceiver, status } from '../../tests/fixtures/webhook-receiver.ts';
import type { Database } from '../store/database.ts';
import { createStore, type SignUpStore } from '../store/store.ts';

const entry = fileURLToPath(new URL('./main.ts', import.meta.url));

describe.each(places)('the operator, beside a running server on the $kind database', ({ make }) => {
  let place: TestPlace;
  let database: Database;
  let store: SignUpStore;
  let receiver: Receiver;
  beforeEach(async () => {
    place = await make();
    database = await openMigrated(place);
    store = createStore(database);
    receiver = await startReceiver();
    await store.add({ name: 'Ann', team: '=HYPERLINK("x")', email: 'Ann@Example.com' }, 'a');
    await store.add({ name: 'Bob, "B"', team: '', email: 'bob@example.com' }, 'b');
  });
  afterEach(async () => {
    await store.stop();
    await receiver.close();
    await database.close();
    await place.remove();
  });

  const crowd = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        store.add({ name: 'Fan', team: '', email: `fan${index}@example.com` }, `client ${index}`),
      ),
    );
  const signups = (...args: string[]) => run(args, { ...place.settings, AIRTABLE_WEBHOOK_URL: receiver.url });

  test('exports everyone as CSV whose cells no spreadsheet runs', async () => {
    const { code, stdout, stderr } = await signups('export', '--format', 'csv');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [head, ann, bob, end] = stdout.split('\r\n');
    expect(head).toBe('name,team,email,signupDate,delivery');
    expect(ann).toMatch(/^Ann,"'=HYPERLINK\(""x""\)",Ann@Example\.com,\d{4}-.*Z,waiting$/);
    expect(bob).toMatch(/^"Bob, ""B""",,bob@example\.com,/);
    expect(end).toBe('');
  });

  test('exports everyone as JSON', async () => {
    const { stdout } = await signups('export', '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject([
      { name: 'Ann', email: 'Ann@Example.com', delivery: 'waiting' },
      { name: 'Bob, "B"', email: 'bob@example.com', delivery: 'waiting' },
    ]);
  });

  test('delivers what waits and what is parked, and says what could not be', async () => {
    receiver.answerWith((response, call) => status(call === 1 ? 422 : 200)(response, call));
    const first = await signups('deliver');
    expect(first).toMatchObject({ code: 1, stdout: 'delivered 1\n' });
    expect(first.stderr).toMatch(/^1 could not be delivered.*\n$/);
    expect((await signups('list')).stdout).toMatch(/parked \(HTTP 422\)/);
    expect((await signups('stats')).stdout).toBe('total 2\nwaiting 0\ndelivered 1\nparked 1\n');
    expect(await signups('deliver')).toMatchObject({ code: 0, stdout: 'delivered 1\n' });
    expect((await signups('stats')).stdout).toBe('total 2\nwaiting 0\ndelivered 2\nparked 0\n');
  });

  test('erases a person however the address is spelled, who may sign up again', async () => {
    expect(await signups('erase', 'ANN@example.com')).toMatchObject({ code: 0, stdout: 'Erased.\n' });
    expect((await signups('export', '--format', 'json')).stdout).not.toMatch(/ann/i);
    const again = await signups('erase', 'ann@example.com');
    expect(again).toMatchObject({ code: 1, stdout: '', stderr: 'Nobody has signed up with that address.\n' });
    expect((await store.add({ name: 'Ann', team: '', email: 'ann@example.com' }, 'a')).kind).toBe('kept');
  });

  test('tries nothing twice, and counts it once', async () => {
    await crowd(8);
    // The failure is due again before the second batch is done.
    receiver.answerWith((response, call) => {
      setTimeout(() => status(call === 1 ? 503 : 200)(response, call), call > 8 ? 1_500 : 0);
    });
    const { code, stdout } = await signups('deliver');
    expect({ code, stdout, calls: receiver.received.length }).toEqual({
      code: 1,
      stdout: 'delivered 9\n',
      calls: 10,
    });
  });

  test('says of an erased person that a copy may have been delivered, once it was tried', async () => {
    receiver.answerWith(status(500));
    await signups('deliver');
    expect((await signups('erase', 'ann@example.com')).stdout).toMatch(/^Erased\.\n.*Airtable/);
  });

  test('leaves no byte of an erased person in the files of the embedded database', async () => {
    if (place.settings.DATABASE_URL) return;
    await crowd(500);
    await database.forget();
    const file = join(place.settings.DATA_DIR, 'sign-ups.db');
    const { size } = await stat(file);
    await database.db.deleteFrom('sign_ups').where('name', '=', 'Fan').execute();
    await signups('erase', 'ann@example.com');
    // Copies that split pages left behind go only when the file is written anew.
    expect((await stat(file)).size).toBeLessThan(size / 2);
    for (const file of await readdir(place.settings.DATA_DIR)) {
      const bytes = await readFile(join(place.settings.DATA_DIR, file), 'latin1');
      expect(bytes.toLowerCase()).not.toMatch(/ann@example\.com|fan\d+@example/);
    }
  });
});

test.each([
  [[]],
  [['foo']],
  [['export']],
  [['export', '--format', 'xml']],
  [['erase']],
  [['list', 'x']],
  [['toString']],
])('refuses the words %j with one line', async (words) => {
  const place = await embeddedPlace();
  const { code, stdout, stderr } = await run(words, { ...place.settings });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^[^\n]+\n$/);
  await place.remove();
});

test.runIf(existsSync('/dev/full'))('an export that cannot be written is no success', async () => {
  const place = await embeddedPlace();
  const words = [process.execPath, entry, 'export', '--format', 'csv'].map((word) => `'${word}'`).join(' ');
  const { code, stderr } = await runProgram('sh', ['-c', `${words} > /dev/full`], { ...place.settings });
  expect(code).toBe(1);
  expect(stderr).toBe('The output could not be written (ENOSPC).\n');
  await place.remove();
});

test.each(['/dev/null/nowhere', '/proc/nowhere', entry])(
  'a directory that cannot be used, %s, is one line that names the setting',
  async (directory) => {
    const { code, stderr } = await run(['stats'], { DATA_DIR: directory });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Wrong setting: DATA_DIR [^\n]+\n$/);
  },
);

function run(args: string[], settings: Record<string, string>) {
  return runProgram(process.execPath, [entry, ...args], settings);
}

function runProgram(program: string, args: string[], settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...settings };
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(program, args, { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}
