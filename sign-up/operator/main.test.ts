import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  embeddedDatabase,
  openMigrated,
  type TestDatabase,
} from '../../tests/fixtures/databases/databases.ts';
import { insertSignUps } from '../../tests/fixtures/insert-sign-ups.ts';
import { runProgram, signupsEntry } from '../../tests/fixtures/processes/signups-command.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await embeddedDatabase();
  const { db, close } = await openMigrated(testDatabase);
  await insertSignUps(
    db,
    Array.from({ length: 3_000 }, (_, n) => ({ email: `fan${n}@example.com` })),
  );
  await close();
});
afterAll(() => testDatabase.remove());

const line = (text: string) =>
  runProgram(
    'sh',
    ['-c', text.replace('signups', `'${process.execPath}' '${signupsEntry}'`)],
    testDatabase.settings,
  );

test('a successful command prints its whole output and exits with 0', async () => {
  const { code, stdout, stderr } = await line('signups list');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.trim().split('\n').length).toBe(3_000);
});

test('a failed command prints one line to stderr and exits with 1', async () => {
  expect(await line('signups erase eve@example.com')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'No sign-up has that address. [not-signed-up]\n',
  });
});

test('"list" exits with 0 when the reader closes the pipe', async () => {
  const { stdout, stderr } = await line('{ signups list; echo "ended with $?" >&2; } | head -n 1');
  expect(stdout.split('\n').length).toBe(2);
  expect(stderr).toBe('ended with 0\n');
});

test.runIf(existsSync('/dev/full'))('an export that cannot be written exits with 1', async () => {
  const { code, stderr } = await line('signups export --format csv > /dev/full');
  expect(code).toBe(1);
  expect(stderr).toBe('The output could not be written (ENOSPC). [output-not-written]\n');
});

test('a command that deletes finishes after the pipe is closed', async () => {
  const { db, close } = await openMigrated(testDatabase);
  await db.updateTable('sign_ups').set({ created_at: '2021-01-01T00:00:00.000Z' }).execute();
  await db.updateTable('deliveries').set({ attempts: 1 }).execute();
  const { stdout, stderr } = await line(
    '{ LAUNCH_DATE=2020-06-06 signups purge; echo "ended with $?" >&2; } | head -n 1',
  );
  expect(stdout).toMatch(/^Deleting 3000 [^\n]+\n$/);
  expect(stderr).toBe('ended with 0\n');
  expect(await db.selectFrom('sign_ups').select('id').execute()).toEqual([]);
  await close();
});
