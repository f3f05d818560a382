import { spawnSync } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { embeddedDatabase, type TestDatabase } from '../fixtures/databases/databases.ts';
import { holdLock } from '../fixtures/databases/hold-lock.ts';
import { runProgram, signupsCommand } from '../fixtures/processes/signups-command.ts';
import { type SiteProcess, startSite } from '../fixtures/processes/site-process.ts';
import { type Receiver, startReceiver, status } from '../fixtures/processes/webhook-receiver.ts';
import { type SignUpLoad, signUp } from '../fixtures/sign-up-load.ts';
import { expectSurvives, type Trial } from './expect-survives.ts';
import { exportEmails } from './export-emails.ts';

const fileName = 'sign-ups.db';

let testDatabase: TestDatabase;
let receiver: Receiver;
let site: SiteProcess | undefined;
beforeEach(async () => {
  testDatabase = await embeddedDatabase();
  receiver = await startReceiver();
});
afterEach(async () => {
  await site?.end('SIGKILL');
  site = undefined;
  await receiver.close();
  await testDatabase.remove();
});

const settings = () => ({ ...testDatabase.settings, AIRTABLE_WEBHOOK_URL: receiver.url });
const file = (name = fileName) => join(testDatabase.settings.DATA_DIR, name);

async function survives(
  fault: Partial<Trial> & Pick<Trial, 'fault' | 'inject'>,
  around?: string,
): Promise<SignUpLoad> {
  site ??= await startSite(settings(), around);
  return expectSurvives({ urls: [site.url], receiver, stored: () => exportEmails(settings()), ...fault });
}
const codesOfRefused = (load: SignUpLoad) =>
  new Set(load.responses.map((response) => response.status).filter((code) => code !== 201));

test('another process holds the lock', async () => {
  let release: () => Promise<void>;
  const load = await survives({
    fault: 'lock held',
    async inject() {
      release = await holdLock(testDatabase.settings.DATA_DIR);
    },
    heal: () => release(),
    // Longer than the lock timeout of a sign-up, so that some are refused.
    lastsMs: 8_000,
  });
  expect(codesOfRefused(load)).toEqual(new Set([503]));
});

test.each([
  ['file moved away and back', [fileName]],
  ['file and log moved away and back', [fileName, `${fileName}-wal`, `${fileName}-shm`]],
  ['log moved away and back', [`${fileName}-wal`]],
])('%s', async (fault, names) => {
  const load = await survives({
    fault,
    async inject() {
      for (const name of names) await rename(file(name), file(`${name}.aside`));
    },
    async heal() {
      for (const name of names) await rename(file(`${name}.aside`), file(name));
    },
  });
  expect(codesOfRefused(load)).toEqual(new Set([503]));
});

/** Starts the server in a mount namespace of its own, with a small tmpfs as data directory. */
const ownDisk = 'exec unshare -rm sh -c \'mount -t tmpfs -o size=48m none "$DATA_DIR" && exec "$@"\' sh "$@"';
const inside = () => ['nsenter', '-t', String(site?.child.pid), '-U', '-m', '--preserve-credentials'];
/** Runs a shell command in the server's mount namespace, with `argument` as `$1`. */
function run(command: string, argument: string) {
  const [program = '', ...args] = [...inside(), 'sh', '-c', command, 'sh', argument];
  return spawnSync(program, args, { stdio: 'ignore' }).status;
}

test.each([
  [
    'read-only disk',
    () => expect(run('mount -t tmpfs -o ro none "$1"', testDatabase.settings.DATA_DIR)).toBe(0),
    () => expect(run('umount "$1"', testDatabase.settings.DATA_DIR)).toBe(0),
  ],
  [
    'disk full',
    () => void run('cat /dev/zero > "$1"', file('filler')),
    () => expect(run('rm "$1"', file('filler'))).toBe(0),
  ],
])('%s', async (fault, inject, heal) => {
  const stored = () => exportEmails(settings(), inside());
  const load = await survives({ fault, inject, heal, stored }, ownDisk);
  expect(codesOfRefused(load)).toContain(503);
});

test('an operator erases a sign-up while the receiver hangs', async () => {
  site = await startSite(settings());
  expect(await signUp(site.url, 'gone@example.com', '10.9.9.9')).toBe(201);
  await receiver.calls(1);
  await survives({
    fault: 'erase during delivery',
    async inject() {
      receiver.answerWith(() => undefined);
      await runProgram(process.execPath, [...signupsCommand, 'erase', 'gone@example.com'], settings());
    },
    heal: () => receiver.answerWith(status(200)),
    lastsMs: 4_000,
  });
  expect(await exportEmails(settings())).not.toContain('gone@example.com');
});

test('clients request very long paths', async () => {
  const paths = ['/'.repeat(15_000), 'a/'.repeat(7_900), '%2f'.repeat(5_000), '%252f'.repeat(3_000)];
  let isOver = false;
  let attack: Promise<void>[] = [];
  await survives({
    fault: 'hostile paths',
    inject() {
      attack = paths.map(async (path) => {
        while (!isOver) await fetch(`${site?.url}/a${path}b`).then((response) => response.text());
      });
    },
    async heal() {
      isOver = true;
      await Promise.all(attack);
    },
    lastsMs: 4_000,
  });
});
