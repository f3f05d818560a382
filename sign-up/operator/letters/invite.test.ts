import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  databaseKinds,
  openMigrated,
  type TestDatabase,
} from '../../../tests/fixtures/databases/databases.ts';
import { queueConfirmation } from '../../../tests/fixtures/databases/queue-confirmation.ts';
import { insertSignUps } from '../../../tests/fixtures/insert-sign-ups.ts';
import { accessOf } from '../../../tests/fixtures/letter-access.ts';
import { runSignups } from '../../../tests/fixtures/processes/signups-command.ts';
import { confirm, unsubscribe } from '../../letters/subscriptions.ts';
import type { Database } from '../../store/database.ts';

const dayMs = 24 * 3_600_000;
const mail = {
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'SportBuddy <hello@fans.example>',
  TICKET_SECRET: 'a secret of at least thirty-two characters',
  MAIL_PER_HOUR: '3600',
};

describe.each(databaseKinds)('"invite" on the $kind database', ({ make }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sportbuddy-invite-'));
    testDatabase = await make();
    database = await openMigrated(testDatabase);
  });
  afterEach(async () => {
    await database.close();
    await testDatabase.remove();
    await rm(folder, { recursive: true, force: true });
  });

  const signups = (args: string[], settings: Record<string, string> = mail) =>
    runSignups(args, { ...testDatabase.settings, ...settings });
  const invite = async (...args: string[]) => (await signups(['invite', ...args])).stdout;

  /** Signs up in this order, a day apart. */
  async function signUp(names: string[]): Promise<Record<string, string>> {
    const emails = names.map((name) => `${name}@example.com`);
    const people = emails.map((email, at) => ({
      email,
      createdAt: new Date(Date.now() - (names.length - at) * dayMs).toISOString(),
    }));
    await insertSignUps(database.db, people);
    const rows = await database.db.selectFrom('sign_ups').select(['id', 'email']).execute();
    return Object.fromEntries(rows.map(({ id, email }) => [email.replace('@example.com', ''), id]));
  }

  const letters = () =>
    database.db
      .selectFrom('letters')
      .innerJoin('sign_ups', 'sign_ups.id', 'sign_up_id')
      .select(['email', 'kind', 'state', 'due_at', 'letters.created_at', 'valid_until'])
      .where('kind', '!=', 'confirmation')
      .orderBy('due_at')
      .execute();
  const invited = async () => (await letters()).map(({ email }) => email.replace('@example.com', ''));

  /** `old` signed up without SMTP_URL. */
  async function oneOfEach() {
    const ids = await signUp(['old', 'confirmed', 'silent', 'left', 'stopped', 'held-back']);
    const id = (name: string) => ids[name] ?? '';
    const now = Date.now();
    for (const name of ['confirmed', 'silent', 'left'])
      await queueConfirmation(database.db, id(name), { state: 'waiting', now });
    await queueConfirmation(database.db, id('held-back'), { state: 'paused', now });
    for (const name of ['confirmed', 'left'])
      await confirm(database.db, await accessOf(database.db, id(name)));
    for (const name of ['left', 'stopped'])
      await unsubscribe(database.db, await accessOf(database.db, id(name)));
    return id;
  }

  test('writes to people who confirmed or signed up without SMTP_URL, and counts the others', async () => {
    await oneOfEach();
    const counts = 'Left the list, or their address bounced: 2\nDid not confirm: 2\n';
    expect(await invite('--first', '50', '--dry-run')).toBe(
      `Would queue: 2\n${counts}At 1 a second they take 2 s.\n`,
    );
    expect(await letters()).toEqual([]);
    expect(await invite('--first', '50')).toBe(`Queued: 2\n${counts}At 1 a second they take 2 s.\n`);
    expect(await invited()).toEqual(['old', 'confirmed']);
    expect(await invite('--first', '50')).toBe(`Queued: 0\nHave a letter already: 2\n${counts}`);
  });

  test('--first is the number of people in order of their sign-ups, also when it is run again', async () => {
    await signUp(['ann', 'bob', 'eve', 'zoe']);
    expect(await invite('--first', '2')).toMatch(/^Queued: 2\n/);
    expect(await invite('--first', '2')).toBe('Queued: 0\nHave a letter already: 2\n');
    expect(await invite('--first', '3')).toMatch(/^Queued: 1\nHave a letter already: 2\n/);
    expect(await invited()).toEqual(['ann', 'bob', 'eve']);
  });

  test('letters become due at the pace, after those of an earlier wave', async () => {
    await signUp(['ann', 'bob', 'eve']);
    const before = Date.now();
    await invite('--first', '2', '--valid-for', '7d');
    await invite('--first', '3');
    const [ann, bob, eve] = await letters();
    const due = (letter: { due_at: string } | undefined) => Date.parse(letter?.due_at ?? '');
    expect(due(ann)).toBeGreaterThanOrEqual(before - 1_000);
    expect(due(bob) - due(ann)).toBe(1_000);
    expect(due(eve)).toBeGreaterThanOrEqual(due(bob));
    expect(ann?.created_at).toBe(ann?.due_at);
    expect(Date.parse(ann?.valid_until ?? '') - before).toBeGreaterThan(7 * dayMs - 60_000);
    expect(eve?.valid_until).toBeNull();
  });

  test('--team and --city choose people, and --first limits them', async () => {
    const ids = await signUp(['ann', 'bob', 'eve']);
    const set = (name: string, values: { team?: string; city?: string }) =>
      database.db
        .updateTable('sign_ups')
        .set(values)
        .where('id', '=', ids[name] ?? '')
        .execute();
    await set('ann', { team: 'Al  Hilal', city: 'Riyadh' });
    await set('bob', { team: 'AL HILAL', city: 'Jeddah' });
    await set('eve', { team: 'Ajax', city: 'Riyadh' });
    expect(await invite('--city', 'riyadh', '--team', 'ajax')).toMatch(/^Queued: 1\n/);
    expect(await invite('--team', 'hilal', '--first', '1')).toMatch(/^Queued: 1\n/);
    expect(await invited()).toEqual(['eve', 'ann']);
  });

  test.each([
    ['one address a line', 'ann@example.com\n\nEVE@example.com.\nnobody@example.com\nno address\n', [4, 5]],
    [
      'CSV with a header',
      'Name,Email\n"Ann, A.",ann@example.com\nEve,eve@example.com\n,nobody@example.com\n-,\n',
      [4, 5],
    ],
    [
      'CSV of Excel',
      '\uFEFFname;e-mail\r\nAnn;ann@example.com\r\nEve;Eve <eve@example.com>\r\nx;nobody@example.com\r\ny;z\r\n',
      [4, 5],
    ],
    [
      'CSV without a header',
      'Ann\tann@example.com\nEve\teve@example.com\nx\tnobody@example.com\ny\tz\n',
      [3, 4],
    ],
  ])('--file takes %s, and reports other lines', async (_name, text, [unknown, empty]) => {
    await signUp(['ann', 'bob', 'eve']);
    const file = join(folder, 'list.csv');
    await writeFile(file, text);
    const output = await invite('--file', file);
    expect(output).toMatch(`Line ${unknown} is not signed up: nobody@example.com\n`);
    expect(output).toMatch(new RegExp(`^Line ${empty} has no address: .*$`, 'm'));
    expect(output).toMatch(/^Queued: 2$/m);
    expect((await invited()).toSorted()).toEqual(['ann', 'eve']);
    expect(await invite('--file', file)).toMatch(/^Queued: 0\nHave a letter already: 2\n/m);
  });

  test('--reminder goes to each person at most once, and not to those who have the launch letter', async () => {
    await signUp(['ann', 'bob', 'eve']);
    await invite('--first', '1');
    expect(await invite('--reminder')).toMatch(/^Queued: 2\nHave a letter already: 1\n/);
    expect(await invite('--reminder')).toBe('Queued: 0\nHave a letter already: 3\n');
    expect((await letters()).map(({ kind }) => kind)).toEqual(['launch', 'reminder', 'reminder']);
    // The reminder does not replace the launch letter.
    expect(await invite('--first', '3')).toMatch(/^Queued: 2\nHave a letter already: 1\n/);
  });

  test('--reminder is refused from the launch day on', async () => {
    await signUp(['ann']);
    const { code, stderr } = await signups(['invite', '--reminder'], { ...mail, LAUNCH_DATE: '2020-06-06' });
    expect([code, stderr]).toEqual([
      1,
      'The launch day has begun: there is nothing to remind of. [launched]\n',
    ]);
    expect(await letters()).toEqual([]);
  });

  test.each([
    [],
    ['--first', '0'],
    ['--first', 'x'],
    ['--reminder', '--first', '5'],
    ['--reminder', '--valid-for', '7d'],
    ['--file', 'x.csv', '--team', 'ajax'],
    ['--all'],
    ['--valid-for', '7d'],
  ])('refuses the arguments %j %j %j %j', async (...args) => {
    expect((await signups(['invite', ...args])).stderr).toContain('Example: npm run -s signups -- invite');
  });

  test.each(['0d', '366d', '7', '7w', '-1d'])('refuses an invitation for %s', async (duration) => {
    expect((await signups(['invite', '--first', '1', `--valid-for=${duration}`])).stderr).toMatch(
      /\[not-a-duration\]\n$/,
    );
  });

  test('refuses to queue letters that no server would send, but counts them', async () => {
    await signUp(['ann']);
    expect((await signups(['invite', '--first', '1'], {})).stderr).toBe(
      'SMTP_URL is not set: no server sends letters. [no-mail]\n',
    );
    expect((await signups(['invite', '--first', '1', '--dry-run'], {})).stdout).toBe('Would queue: 1\n');
    expect(await letters()).toEqual([]);
  });

  test.each([
    ['UTF-16LE with a mark', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16BE', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ])('--file takes %s, as spreadsheets save it', async (_name, encode) => {
    await signUp(['ann', 'bob']);
    const file = join(folder, 'list.txt');
    await writeFile(file, encode('Name\tEmail\r\nسارة\tann@example.com\r\nBob\tbob@example.com\r\n'));
    expect(await invite('--file', file)).toMatch(/^Queued: 2\n/);
  });

  test('names a file that cannot be read', async () => {
    expect((await signups(['invite', '--file', join(folder, 'none')])).stderr).toMatch(
      /none cannot be read \(ENOENT\)\. \[file-not-read\]\n$/,
    );
  });
});
