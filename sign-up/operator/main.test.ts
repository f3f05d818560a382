import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { embeddedPlace, openMigrated, type TestPlace } from '../../tests/fixtures/databases/databases.ts';
import { addPeople } from '../../tests/fixtures/people.ts';
import { runProgram, signupsEntry } from '../../tests/fixtures/processes/signups-command.ts';

let place: TestPlace;
beforeEach(async () => {
  place = await embeddedPlace();
  const { db, close } = await openMigrated(place);
  await addPeople(
    db,
    Array.from({ length: 3_000 }, (_, n) => ({ email: `fan${n}@example.com` })),
  );
  await close();
});
afterEach(() => place.remove());

/** `signups` in a line of the shell. */
const line = (text: string) =>
  runProgram(
    'sh',
    ['-c', text.replace('signups', `'${process.execPath}' '${signupsEntry}'`)],
    place.settings,
  );

test('a command that succeeds says all it has to say, and nothing else', async () => {
  const { code, stdout, stderr } = await line('signups list');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.trim().split('\n').length).toBe(3_000);
});

test('a command that fails says so in one line, and in its code', async () => {
  expect(await line('signups erase eve@example.com')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Nobody has signed up with that address. [nobody-there]\n',
  });
});

test('who reads only the head of a list closes the pipe, which is no failure', async () => {
  const { stdout, stderr } = await line('{ signups list; echo "ended with $?" >&2; } | head -n 1');
  expect(stdout.split('\n').length).toBe(2);
  expect(stderr).toBe('ended with 0\n');
});

test('what changes something is finished though nobody hears the rest', async () => {
  const { db, close } = await openMigrated(place);
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

test.runIf(existsSync('/dev/full'))('an export that cannot be written is no success', async () => {
  const { code, stderr } = await line('signups export --format csv > /dev/full');
  expect(code).toBe(1);
  expect(stderr).toBe('The output could not be written (ENOSPC). [output-not-written]\n');
});
