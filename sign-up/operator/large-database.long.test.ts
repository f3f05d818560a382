import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  databaseKinds,
  openMigrated,
  postgresDatabase,
  type TestDatabase,
} from '../../tests/fixtures/databases/databases.ts';
import { fillErasures, fillHeld, fillSignUps } from '../../tests/fixtures/databases/fill.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import { runMeasured } from '../../tests/fixtures/processes/measured-command.ts';
import type { Ran } from '../../tests/fixtures/processes/signups-command.ts';
import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/open-database.ts';
import { createStore } from '../store/store.ts';

const many = 200_000;
const maxPeakMb = 256;
const timeout = 600_000;
const mail = {
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'SportBuddy <hello@fans.example>',
  TICKET_SECRET: 'a secret of at least thirty-two characters',
};

let folder: string;
/** Every second address has signed up. */
let addresses: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sportbuddy-large-'));
  addresses = join(folder, 'addresses.csv');
  const stream = createWriteStream(addresses);
  stream.write('Email,SignupDate\n');
  for (let n = 0; n < many; n++)
    stream.write(`${n % 2 ? 'fan' : 'other'}${n}@example.com,2099-01-01T00:00:00.000Z\n`);
  await new Promise<void>((resolve) => stream.end(resolve));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (args: string[], settings: Record<string, string>) => runMeasured(args, { ...settings, ...mail });

describe.each(databaseKinds)(`commands on ${many} sign-ups in the $kind database`, ({ kind, make }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    testDatabase = await make();
    database = await openMigrated(testDatabase);
    const maintenance = openDatabase(testDatabase.settings, { longTimeouts: true });
    await fillSignUps(maintenance.db, many);
    await fillHeld(maintenance.db, many);
    await maintenance.close();
  }, timeout);
  afterAll(async () => {
    await database.close();
    await testDatabase.remove();
  });

  async function expectFrugal(args: string[]): Promise<Ran> {
    const { peakMb, ...ran } = await run(args, testDatabase.settings);
    expect(ran.stderr).not.toContain('FATAL');
    expect(peakMb).toBeGreaterThan(0);
    expect(peakMb).toBeLessThan(maxPeakMb);
    return ran;
  }

  test('"list" and "export" read them by pages', { timeout }, async () => {
    expect((await expectFrugal(['list'])).stdout.split('\n').length).toBe(many + 1);
    expect((await expectFrugal(['export', '--format', 'csv'])).stdout.split('\r\n').length).toBe(many + 2);
  });

  test('"report" counts 50,000 different tags', { timeout }, async () => {
    const { code, stdout } = await expectFrugal(['report']);
    expect(code).toBe(0);
    expect(stdout).toContain(`Tag: with\n      all time  last 30 days\n        ${many}`);
  });

  test('"reconcile" compares a file of as many rows', { timeout }, async () => {
    const { code, stdout, stderr } = await expectFrugal(['reconcile', addresses]);
    expect(code).toBe(1);
    expect(stdout).toContain(`Delivered, but missing there: ${many / 2}\n`);
    expect(stdout).toContain(`There, but not known here: ${many / 2}\n`);
    expect(stderr).toMatch(/^[^\n]+\[receiver-differs\]\n$/);
  });

  test('"invite --file" queues letters for the known ones of as many addresses', { timeout }, async () => {
    const { code, stdout } = await expectFrugal(['invite', '--file', addresses]);
    expect(code).toBe(0);
    expect(stdout.match(/is not signed up/g)?.length).toBe(many / 2);
    expect(stdout).toContain('Queued: 80000\n');
  });

  test('"list --held" and "release --all" leave room for sign-ups', { timeout }, async () => {
    const held = (await expectFrugal(['list', '--held'])).stdout.trim().split('\n');
    expect(held.length).toBe(many);
    expect(held.map((line) => line.slice(0, 24))).toEqual(held.map((line) => line.slice(0, 24)).toSorted());
    const store = createStore(database);
    const waits: number[] = [];
    let isReleasing = true;
    const signUps = (async () => {
      for (let n = 0; isReleasing; n++) {
        const startedAt = performance.now();
        await store.add(makeSignUp('Fan', { email: `beside${n}@example.com` }));
        waits.push(performance.now() - startedAt);
        await sleep(20);
      }
    })();
    const { stdout } = await expectFrugal(['release', '--all']);
    isReleasing = false;
    await signUps;
    await store.stop();
    expect(stdout).toBe(`released ${many}\n`);
    expect(waits.length).toBeGreaterThan(10);
    // One of a hundred may wait for a process that the system has paused.
    expect(waits.toSorted((a, b) => a - b)[Math.floor(0.99 * waits.length)]).toBeLessThan(1_000);
  });

  test.runIf(kind === 'embedded')('"backup", "restore" and "move" copy them', { timeout }, async () => {
    const maintenance = openDatabase(testDatabase.settings, { longTimeouts: true });
    await maintenance.db.deleteFrom('held_sign_ups').execute();
    await fillHeld(maintenance.db, many);
    await fillErasures(maintenance.db, many);
    await maintenance.close();
    const file = join(folder, 'backup.db');
    const stats = await run(['stats'], testDatabase.settings);
    const backup = await run(['backup', file], testDatabase.settings);
    expect(backup).toMatchObject({ code: 0, stderr: '' });
    expect(backup.peakMb).toBeLessThan(stats.peakMb + 100);
    const restored = { DATA_DIR: await mkdtemp(join(folder, 'restored-')) };
    for (let time = 0; time < 2; time++) {
      const { code, stderr, peakMb } = await run(['restore', file], restored);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(peakMb).toBeLessThan(maxPeakMb);
    }
    expect((await readdir(restored.DATA_DIR)).filter((name) => name.startsWith('restoring'))).toEqual([]);
    expect((await run(['stats'], restored)).stdout).toBe(
      (await run(['stats'], testDatabase.settings)).stdout,
    );
    const target = await postgresDatabase();
    const moved = await run(['move', '--to', target.settings.DATABASE_URL ?? ''], restored);
    await target.remove();
    expect(moved).toMatchObject({ code: 0, stderr: '' });
    expect(moved.peakMb).toBeLessThan(maxPeakMb);
  });
});
