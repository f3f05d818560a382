import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { embeddedPlace, openMigrated, type TestPlace } from '../fixtures/databases/databases.ts';
import { signUp } from '../fixtures/fans.ts';
import { type Receiver, startReceiver, status } from '../fixtures/processes/webhook-receiver.ts';
import { endure } from './endure.ts';
import { exported } from './exported.ts';
import { type SiteProcess, startSite } from './site-process.ts';

const database = 'embedded';
const fileName = 'sign-ups.db';

let place: TestPlace;
let receiver: Receiver;
let site: SiteProcess;
beforeEach(async () => {
  place = await embeddedPlace();
  receiver = await startReceiver();
});
afterEach(async () => {
  await site.end('SIGKILL');
  await receiver.close();
  await place.remove();
});

const settings = () => ({ ...place.settings, AIRTABLE_WEBHOOK_URL: receiver.url });
const file = (name = fileName) => join(place.settings.DATA_DIR, name);

/** Holds SQLite's write lock from another process until it is killed. */
async function holdLock() {
  const holder = spawn(
    process.execPath,
    [
      '-e',
      `const file = new (require('better-sqlite3'))(process.argv[1], { timeout: 60000 });
       file.exec('begin immediate'); console.log('held'); setInterval(() => {}, 1000);`,
      file(),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(holder.stdout, 'data');
  return holder;
}

test('the lock is held by another process', async () => {
  site = await startSite(settings());
  let holder: Awaited<ReturnType<typeof holdLock>> | undefined;
  const fans = await endure({
    fault: 'lock held',
    database,
    urls: [site.url],
    receiver,
    async inject() {
      holder = await holdLock();
    },
    heal: () => void holder?.kill('SIGKILL'),
    stored: () => exported(settings()),
    // Longer than any sign-up waits, so that some are refused.
    lastsMs: 8_000,
  });
  const refused = fans.answers.filter(({ status: code }) => code !== 201);
  expect(new Set(refused.map(({ status: code }) => code))).toEqual(new Set([503]));
});

test.each([
  ['file removed', [fileName]],
  ['file and log removed', [fileName, `${fileName}-wal`, `${fileName}-shm`]],
  ['log removed', [`${fileName}-wal`]],
])('%s', async (fault, names) => {
  site = await startSite(settings());
  await endure({
    fault,
    database,
    urls: [site.url],
    receiver,
    async inject() {
      for (const name of names) await rm(file(name), { force: true });
    },
    heal: () => undefined,
    stored: () => exported(settings()),
  });
});

test('another database is put in the place of the file', async () => {
  const backup = await embeddedPlace();
  await (await openMigrated(backup)).close();
  site = await startSite(settings());
  await endure({
    fault: 'file replaced',
    database,
    urls: [site.url],
    receiver,
    async inject() {
      await copyFile(join(backup.settings.DATA_DIR, fileName), file('new'));
      await rename(file('new'), file());
    },
    heal: () => undefined,
    stored: async () => [...(await exported(settings())), ...(await keptAside())],
    setAside: keptAside,
  });
  await backup.remove();
});

/** What was in the file before is kept beside it, for the operator to compare. */
async function keptAside(): Promise<string[]> {
  const copies = (await readdir(place.settings.DATA_DIR)).filter((name) => name.includes('.replaced-'));
  expect(copies.length).toBe(1);
  const old = await embeddedPlace();
  await copyFile(file(copies[0]), join(old.settings.DATA_DIR, fileName));
  const people = await exported({ ...old.settings });
  await old.remove();
  return people;
}

/** A small disk of its own, which nobody outside the server's name space sees. */
const ownDisk = 'exec unshare -rm sh -c \'mount -t tmpfs -o size=48m none "$DATA_DIR" && exec "$@"\' sh "$@"';
const inside = () => ['nsenter', '-t', String(site.child.pid), '-U', '-m', '--preserve-credentials'];
/** Runs a shell command where the server's disk is, with `argument` as `$1`. */
function run(command: string, argument: string) {
  const [program = '', ...args] = [...inside(), 'sh', '-c', command, 'sh', argument];
  return spawnSync(program, args, { stdio: 'ignore' }).status;
}

test('a disk that can only be read lies over the database', async () => {
  site = await startSite(settings(), { around: ownDisk });
  const fans = await endure({
    fault: 'read-only',
    database,
    urls: [site.url],
    receiver,
    inject: () => expect(run('mount -t tmpfs -o ro none "$1"', place.settings.DATA_DIR)).toBe(0),
    heal: () => expect(run('umount "$1"', place.settings.DATA_DIR)).toBe(0),
    stored: () => exported(settings(), inside()),
  });
  expect(fans.answers.filter(({ status: code }) => code === 503).length).toBeGreaterThan(0);
});

test('the disk is full', async () => {
  site = await startSite(settings(), { around: ownDisk });
  const fans = await endure({
    fault: 'disk full',
    database,
    urls: [site.url],
    receiver,
    inject: () => void run('cat /dev/zero > "$1"', file('filler')),
    heal: () => expect(run('rm "$1"', file('filler'))).toBe(0),
    stored: () => exported(settings(), inside()),
  });
  expect(fans.answers.filter(({ status: code }) => code === 503).length).toBeGreaterThan(0);
});

test('nothing reads the log, and its disk is full', async () => {
  site = await startSite({ ...settings(), LOG_LEVEL: 'trace' }, { around: 'exec "$@" > /dev/full' });
  await endure({
    fault: 'log disk full',
    database,
    urls: [site.url],
    receiver,
    inject: () => undefined,
    heal: () => undefined,
    stored: () => exported(settings()),
  });
  expect(await site.end('SIGTERM')).toBe(0);
});

test('a person is erased while the receiver hangs and a backup reads', async () => {
  site = await startSite(settings());
  expect(await signUp(site.url, 'gone@example.com', '10.9.9.9')).toBe(201);
  await receiver.calls(1);
  await endure({
    fault: 'erase during delivery',
    database,
    urls: [site.url],
    receiver,
    inject() {
      receiver.answerWith(() => undefined);
      execFileSync(process.execPath, ['sign-up/operator/main.ts', 'erase', 'gone@example.com'], {
        env: { PATH: process.env.PATH, ...settings() },
        stdio: 'ignore',
      });
    },
    heal: () => receiver.answerWith(status(200)),
    stored: () => exported(settings()),
    lastsMs: 4_000,
  });
  expect(await exported(settings())).not.toContain('gone@example.com');
});

test('hostile paths arrive', async () => {
  site = await startSite(settings());
  const paths = ['/'.repeat(15_000), 'a/'.repeat(7_900), '%2f'.repeat(5_000), '%252f'.repeat(3_000)];
  let isOver = false;
  let attack: Promise<void>[] = [];
  await endure({
    fault: 'hostile paths',
    database,
    urls: [site.url],
    receiver,
    inject() {
      attack = paths.map(async (path) => {
        while (!isOver) await fetch(`${site.url}/a${path}b`).then((answer) => answer.text());
      });
    },
    async heal() {
      isOver = true;
      await Promise.all(attack);
    },
    stored: () => exported(settings()),
    lastsMs: 4_000,
  });
});
