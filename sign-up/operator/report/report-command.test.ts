import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  databaseKinds,
  openMigrated,
  type TestDatabase,
} from '../../../tests/fixtures/databases/databases.ts';
import { accessOf } from '../../../tests/fixtures/letter-access.ts';
import { makeSignUp } from '../../../tests/fixtures/make-sign-up.ts';
import { runSignups } from '../../../tests/fixtures/processes/signups-command.ts';
import type { Details } from '../../details.ts';
import { queueLetters } from '../../letters/queue.ts';
import { confirm, unsubscribe } from '../../letters/subscriptions.ts';
import type { Database } from '../../store/database.ts';
import { holdSignUps } from '../../store/held.ts';

const dayMs = 24 * 3_600_000;
const isoDay = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);

describe.each(databaseKinds)('"report" on the $kind database', ({ make }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sportbuddy-report-'));
    testDatabase = await make();
    database = await openMigrated(testDatabase);
  });
  afterEach(async () => {
    await database.close();
    await testDatabase.remove();
    await rm(folder, { recursive: true, force: true });
  });

  /** Inserts `count` sign-ups that were made `daysAgo` days ago. */
  async function insert(count: number, daysAgo: number, values: Partial<Details & { team: string }>) {
    const emails = Array.from({ length: count }, () => `${randomUUID()}@example.com`);
    const rows = emails.map((email) => ({
      ...makeSignUp('Secret Name', { email }),
      ...values,
      id: email,
      email_key: email,
      created_at: `${isoDay(daysAgo)}T00:00:00.000Z`,
    }));
    await database.db.insertInto('sign_ups').values(rows).execute();
    await database.db
      .insertInto('deliveries')
      .values(
        rows.map(({ id, created_at }) => ({
          sign_up_id: id,
          state: daysAgo > 29 ? ('delivered' as const) : ('waiting' as const),
          attempts: 0,
          due_at: created_at,
        })),
      )
      .execute();
  }

  const signups = (...args: string[]) => runSignups(args, testDatabase.settings);
  async function section(title: string): Promise<string[]> {
    const { stdout } = await signups('report');
    const [, text = ''] = stdout.split(`\n\n${title}\n`);
    return (text.split('\n\n')[0] ?? '').trimEnd().split('\n').slice(1);
  }

  test('prints a table of zeros without sign-ups', async () => {
    const { code, stdout } = await signups('report');
    expect(code).toBe(0);
    expect(stdout).toMatch(/\nTotal\n +all time +last 30 days\n +0 +0 {2}sign-ups\n/);
    expect(await section('Team')).toEqual([]);
  });

  test('counts all time and the last 30 days by each column', async () => {
    await insert(6, 0, {
      team: 'Al Hilal',
      city: 'Riyadh',
      language: 'en',
      page: '/football',
      from: 'poster',
    });
    await insert(5, 29, { team: 'الهلال', city: 'الرياض', language: 'ar', referrer: 'search' });
    await insert(7, 30, {
      team: 'al  hilal',
      utm_source: 'news',
      utm_medium: 'mail',
      utm_campaign: 'may',
      utm_term: 'pub',
      utm_content: 'b',
    });
    const numbers = async (title: string) =>
      (await section(title)).map((line) => line.trim().split(/\s{2,}/));
    expect(await numbers('Total')).toEqual([['18', '11', 'sign-ups']]);
    expect(await numbers('Team')).toEqual([['18', '11', 'Al Hilal']]);
    expect(await numbers('City')).toEqual([
      ['11', '11', 'Riyadh'],
      ['7', '0', '(none)'],
    ]);
    expect(await numbers('Language')).toEqual([
      ['7', '0', '(none)'],
      ['6', '6', 'en'],
      ['5', '5', 'ar'],
    ]);
    expect(await numbers('Page')).toContainEqual(['6', '6', '/football']);
    expect(await numbers('Referring site')).toContainEqual(['5', '5', 'search']);
    expect(await numbers('Tag: from')).toContainEqual(['6', '6', 'poster']);
    expect(await numbers('Tag: utm_source')).toContainEqual(['7', '0', 'news']);
    expect(await numbers('Tag: utm_medium')).toContainEqual(['7', '0', 'mail']);
    expect(await numbers('Tag: utm_campaign')).toContainEqual(['7', '0', 'may']);
    expect(await numbers('Tag: utm_term')).toContainEqual(['7', '0', 'pub']);
    expect(await numbers('Tag: utm_content')).toContainEqual(['7', '0', 'b']);
    const days = await numbers('Day, last 30 days');
    expect(days.length).toBe(30);
    expect([days[0], days[1], days[29]]).toEqual([
      ['5', isoDay(29)],
      ['0', isoDay(28)],
      ['6', isoDay(0)],
    ]);
    const months = await numbers('Month, all time');
    expect(months.reduce((sum, [count]) => sum + Number(count), 0)).toBe(18);
  });

  test('names no team, city or tag with fewer than 5 sign-ups', async () => {
    await insert(5, 0, { team: 'Ajax', city: 'Leeds', from: 'known' });
    await insert(4, 0, { team: 'Rare FC', city: 'Tiny', from: 'rare' });
    const { stdout } = await signups('report');
    const file = join(folder, 'report.html');
    await signups('report', '--html', file);
    for (const text of [stdout, await readFile(file, 'utf8')]) {
      expect(text).toContain('Ajax');
      expect(text).not.toMatch(/Rare FC|Tiny|rare|Secret|@example/);
    }
    expect((await section('Team')).at(-1)).toMatch(/^ +4 +4 {2}\(others\)$/);
  });

  test('counts deliveries by state, and held sign-ups apart', async () => {
    await insert(2, 0, {});
    await insert(3, 40, {});
    await holdSignUps(database.db, [{ signUp: makeSignUp('Held') }]);
    expect((await section('Delivery')).map((line) => line.trim().split(/\s{2,}/))).toEqual([
      ['3', '0', 'delivered'],
      ['2', '2', 'waiting'],
      ['0', '0', 'parked'],
      ['1', '1', 'held'],
    ]);
    expect((await section('Total'))[0]).toMatch(/^ +5 +2 /);
  });

  test('counts letters, confirmations and unsubscribes exactly, once a letter was queued', async () => {
    expect((await signups('report')).stdout).not.toContain('\nLetters\n');
    await insert(3, 0, {});
    const people = await database.db.selectFrom('sign_ups').select('id').execute();
    const [ann = '', bob = '', eve = ''] = people.map(({ id }) => id);
    await queueLetters(database.db, 'launch', [ann, bob, eve], { now: Date.now() - 40 * dayMs });
    for (const id of [ann, bob]) await confirm(database.db, await accessOf(database.db, id));
    await unsubscribe(database.db, await accessOf(database.db, bob));
    const expected = [
      ['1', '1', 'confirmed'],
      ['1', '1', 'left, or bounced'],
      ['2', '0', 'launch letters waiting'],
      ['1', '0', 'launch letters cancelled'],
    ];
    expect((await section('Letters')).map((line) => line.trim().split(/\s{2,}/))).toEqual(expected);
    const file = join(folder, 'report.html');
    await signups('report', '--html', file);
    expect(await readFile(file, 'utf8')).toContain('<h2 id="letters">Letters</h2>');
  });

  test('writes a page without script and external resources, and escapes the texts of visitors', async () => {
    await insert(5, 0, { team: '\u202E<script>alert(1)</script>"\'', city: 'مدينة <b>' });
    const file = join(folder, 'report.html');
    expect(await signups('report', '--html', file)).toEqual({
      code: 0,
      stdout: `Wrote ${file}.\n`,
      stderr: '',
    });
    const page = await readFile(file, 'utf8');
    expect(page).not.toMatch(/<script|<b>|\u202E|<link|<img|\ssrc=|\shref=|url\(|\sstyle=/);
    expect(page).toContain(
      '<th scope="row" dir="auto">&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#x27;</th>',
    );
    expect(page).toContain('<th scope="row" dir="auto">مدينة &lt;b&gt;</th>');
  });
});

describe('the file of the report', () => {
  let testDatabase: TestDatabase;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sportbuddy-report-'));
    testDatabase = await databaseKinds[0].make();
    const { close } = await openMigrated(testDatabase);
    await close();
  });
  afterEach(async () => {
    await testDatabase.remove();
    await rm(folder, { recursive: true, force: true });
  });
  const writeReport = (file: string) => runSignups(['report', '--html', file], testDatabase.settings);

  test('replaces an earlier one, also behind a symbolic link', async () => {
    const [file, link] = [join(folder, 'report.html'), join(folder, 'link.html')];
    await writeFile(file, 'earlier');
    await symlink(file, link);
    expect(await writeReport(link)).toMatchObject({ code: 0 });
    expect(await readFile(file, 'utf8')).toMatch(/^<!doctype html>/);
    expect((await readdir(folder)).toSorted()).toEqual(['link.html', 'report.html']);
  });

  test.each(['missing/report.html', 'folder'])('%s fails and leaves nothing behind', async (name) => {
    await mkdir(join(folder, 'folder'));
    const { code, stderr } = await writeReport(join(folder, name));
    expect(code).toBe(1);
    expect(stderr).toMatch(/ cannot be created \([^\n]+\)\. \[file-not-made\]\n$/);
    expect(await readdir(folder)).toEqual(['folder']);
  });
});
