import { readXlsx } from 'hucre/xlsx';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, openMigrated, type TestDatabase } from '../../tests/fixtures/databases/databases.ts';
import { insertSignUps } from '../../tests/fixtures/insert-sign-ups.ts';
import { accessOf } from '../../tests/fixtures/letter-access.ts';
import { fieldNames, mapFields } from '../fields.ts';
import { confirm, unsubscribe } from '../letters/subscriptions.ts';
import { mapOrigin } from '../origin.ts';
import type { Database } from '../store/database.ts';
import { createStore } from '../store/store.ts';
import { type ExportOptions, exportAll, parseExportOptions } from './export.ts';
import { runCommand } from './operate.ts';
import { OperatorError } from './operator-error.ts';

describe.each(databaseKinds)('the export of the $kind database', ({ make }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    testDatabase = await make();
    database = await openMigrated(testDatabase);
  });
  afterEach(async () => {
    await database.close();
    await testDatabase.remove();
  });

  async function exported(
    format: ExportOptions['format'],
    options: Partial<ExportOptions> = {},
  ): Promise<string> {
    return (await exportedBytes(format, options)).toString();
  }

  async function exportedBytes(
    format: ExportOptions['format'],
    options: Partial<ExportOptions> = {},
  ): Promise<Buffer> {
    const parts: Buffer[] = [];
    await exportAll(database.db, { format, ...options }, async (output) => {
      parts.push(Buffer.from(output));
    });
    return Buffer.concat(parts);
  }

  test('of no sign-ups is an empty array, or a header alone', async () => {
    expect(await exported('json')).toBe('[]\n');
    expect(await exported('csv')).toMatch(/^[^\n]+\r\n$/);
  });

  test('is complete when many sign-ups have the same time', async () => {
    const createdAt = '2026-11-22T10:00:00.000Z';
    const emails = Array.from({ length: 2_001 }, (_, n) => `fan${n}@example.com`);
    await insertSignUps(
      database.db,
      emails.map((email, n) => ({ email, createdAt: n < 500 ? '2026-11-22T09:59:59.999Z' : createdAt })),
    );
    const json = await exported('json');
    expect(json).toMatch(/}\n\]\n$/);
    const people: { email: string }[] = JSON.parse(json);
    expect(people.map(({ email }) => email).toSorted()).toEqual(emails.toSorted());
    expect((await exported('csv')).split('\r\n').length).toBe(2_001 + 2);
  });

  test('contains every field as typed, and so does the database', async () => {
    const typed = mapFields((field) => (field === 'email' ? 'ann@example.com' : `the ${field}`));
    const store = createStore(database);
    await store.add(typed);
    await store.stop();
    expect(JSON.parse(await exported('json'))).toMatchObject([typed]);
    const [head, row] = (await exported('csv')).split('\r\n');
    expect(head).toBe(
      '"name","team","email","signupDate","delivery","city","from","utm_source","utm_medium","utm_campaign","utm_term","utm_content","referrer","page","language"',
    );
    for (const field of fieldNames) expect(row).toContain(`"${typed[field]}"`);
    expect(await database.db.selectFrom('sign_ups').select(fieldNames).execute()).toEqual([typed]);
  });

  test('contains confirmations and unsubscribes only with --letters', async () => {
    await insertSignUps(database.db, [{ email: 'ann@example.com' }, { email: 'bob@example.com' }]);
    const people = await database.db.selectFrom('sign_ups').select(['id', 'email']).execute();
    const idOf = (name: string) => people.find(({ email }) => email.startsWith(name))?.id ?? '';
    await confirm(database.db, await accessOf(database.db, idOf('ann')));
    await unsubscribe(database.db, await accessOf(database.db, idOf('bob')));
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    const byEmail = (json: string) =>
      JSON.parse(json).toSorted((a: { email: string }, b: { email: string }) => (a.email < b.email ? -1 : 1));
    expect(byEmail(await exported('json', { letters: true }))).toMatchObject([
      { email: 'ann@example.com', confirmed: time, left: '' },
      { email: 'bob@example.com', confirmed: '', left: time },
    ]);
    expect(await exported('csv', { letters: true })).toMatch(/^[^\n]+,"with","confirmed","left"\r\n/);
    for (const format of ['csv', 'json'] as const)
      expect(await exported(format)).not.toMatch(/"with"|confirmed|"left"/);
  });

  test('contains where a sign-up came from', async () => {
    const origin = mapOrigin((name) => `the-${name}`);
    const store = createStore(database);
    await store.add(
      mapFields(() => 'ann@example.com'),
      { origin },
    );
    await store.stop();
    expect(JSON.parse(await exported('json', { letters: true }))).toMatchObject([{ ...origin, city: '' }]);
    expect(await exported('csv')).toMatch(
      /"","the-from","the-utm_source","the-utm_medium","the-utm_campaign","the-utm_term","the-utm_content","the-referrer","the-page","the-language"\r\n$/,
    );
  });

  test('contains only sign-ups since a day, of a team, of a city, or with a tag', async () => {
    await insertSignUps(database.db, [
      { email: 'old@example.com', createdAt: '2026-11-21T23:59:59.999Z' },
      { email: 'new@example.com', createdAt: '2026-11-22T00:00:00.000Z' },
    ]);
    const teams = [
      ['old@example.com', 'Al Hilal'],
      ['new@example.com', 'الهلال'],
    ];
    for (const [email = '', team = ''] of teams)
      await database.db
        .updateTable('sign_ups')
        .set({ team, city: `${team} City`, from: `tag-${email.slice(0, 3)}` })
        .where('email', '=', email)
        .execute();
    const emails = async (options: Partial<ExportOptions>) =>
      JSON.parse(await exported('json', options)).map(({ email }: { email: string }) => email);
    expect(await emails({ since: new Date('2026-11-22') })).toEqual(['new@example.com']);
    expect(await emails({ team: 'HILAL' })).toEqual(['old@example.com']);
    expect(await emails({ team: 'هلال' })).toEqual(['new@example.com']);
    expect(await emails({ team: 'Ajax' })).toEqual([]);
    expect(await emails({ city: 'hilal c' })).toEqual(['old@example.com']);
    expect(await emails({ from: 'TAG-new' })).toEqual(['new@example.com']);
    expect(await emails({ from: 'tag' })).toEqual([]);
  });

  test('as xlsx contains texts as typed, dates as dates in UTC, and no formula', async () => {
    const names = ['محمد', '=HYPERLINK("x")', '+1', '@x', '\t=1', '＝1', '_x0041_', '001', 'a\uFFFEb'];
    const createdAt = '2026-11-22T23:59:59.000Z';
    await insertSignUps(
      database.db,
      names.map((_, n) => ({ email: `fan${n}@example.com`, createdAt })),
    );
    for (const [n, name] of names.entries())
      await database.db
        .updateTable('sign_ups')
        .set({ name })
        .where('email', '=', `fan${n}@example.com`)
        .execute();
    const { sheets } = await readXlsx(await exportedBytes('xlsx', { since: new Date('2026-11-22') }));
    const [head, ...rows] = sheets[0]?.rows ?? [];
    expect(head?.slice(0, 6)).toEqual([...fieldNames, 'signupDate', 'delivery', 'city']);
    expect(rows.map(([name]) => name).toSorted()).toEqual([...names.slice(0, -1), 'a\uFFFDb'].toSorted());
    expect(rows[0]?.[3]).toEqual(new Date(createdAt));
    expect([...(sheets[0]?.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual(
      [],
    );
  });

  test('as xlsx is not printed to a terminal', async () => {
    const output: (string | Uint8Array)[] = [];
    const failure = await runCommand(['export', '--format', 'xlsx'], testDatabase.settings, {
      write: async (part) => void output.push(part),
      isTerminal: true,
    });
    expect(failure).toMatch(
      /^A spreadsheet cannot be printed to a terminal\. [^\n]+ \[binary-to-terminal\]$/,
    );
    expect(output).toEqual([]);
  });

  test('starts with a byte order mark for Excel only', async () => {
    expect((await exported('csv', { excel: true })).slice(0, 7)).toBe('\uFEFF"name"');
    expect((await exported('csv')).slice(0, 6)).toBe('"name"');
  });
});

test.each([
  [['--format', 'csv'], { format: 'csv' }],
  [['--format=csv', '--excel', '--team', 'Ajax'], { format: 'csv', excel: true, team: 'Ajax' }],
  [['--format=json', '--city=Riyadh', '--from', 'x'], { format: 'json', city: 'Riyadh', from: 'x' }],
  [['--format', 'xlsx'], { format: 'xlsx' }],
  [['--since', '2027-06-06', '--format', 'json'], { format: 'json', since: new Date('2027-06-06') }],
])('reads the arguments %j', (args, options) => {
  expect(parseExportOptions(args)).toEqual(options);
});

test.each([
  [[], /^--format is missing/],
  [['--format', 'json', '--excel'], /^--excel needs --format csv/],
  [['--format', 'xlsx', '--excel'], /^--excel needs --format csv/],
  [['--format', 'csv', '--since', 'June'], /^June is not a day\. Write it as 2027-06-06\.$/],
  [['--format', 'csv', '--since', '2027-02-30'], /is not a day/],
  [['--format', 'csv', '--team'], /'--team <value>' argument missing/],
])('refuses the arguments %j', (args, message) => {
  expect(() => parseExportOptions(args)).toThrow(OperatorError);
  expect(() => parseExportOptions(args)).toThrow(message);
});
