import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  databaseKinds,
  embeddedDatabase,
  openMigrated,
  type TestDatabase,
} from '../../tests/fixtures/databases/databases.ts';
import { insertSignUps } from '../../tests/fixtures/insert-sign-ups.ts';
import { runSignups } from '../../tests/fixtures/processes/signups-command.ts';
import { startReceiver } from '../../tests/fixtures/processes/webhook-receiver.ts';
import type { Database } from '../store/database.ts';

/** The newest row of the export is newer than all sign-ups. */
const later = '2099-01-01T00:00:00.000Z';
const compared = `Compared: sign-ups until ${later} (the newest SignupDate in the file).\n`;

describe.each(databaseKinds)('"reconcile" with the $kind database', ({ make }) => {
  let testDatabase: TestDatabase;
  let folder: TestDatabase;
  let database: Database;
  let file: string;
  beforeEach(async () => {
    testDatabase = await make();
    folder = await embeddedDatabase();
    file = join(folder.settings.DATA_DIR, 'grid.csv');
    database = await openMigrated(testDatabase);
    await insertSignUps(database.db, [
      { email: 'ann@example.com', attempts: 1 },
      { email: 'bob@example.com', attempts: 1 },
      { email: 'new@example.com' },
    ]);
  });
  afterEach(async () => {
    await database.close();
    await testDatabase.remove();
    await folder.remove();
  });

  const reconcile = (...args: string[]) => runSignups(['reconcile', ...args], testDatabase.settings);
  const grid = (...rows: string[]) =>
    writeFile(file, ['\uFEFFName,Team,Email,SignupDate', ...rows, ''].join('\r\n'));

  test('agrees when every delivered sign-up is there once', async () => {
    await grid(`Ann,,ANN@example.com,${later}`, `"Bob, ""B""",Ajax,bob@example.com,${later}`);
    expect(await reconcile(file)).toEqual({
      code: 0,
      stdout: `${compared}Both agree on 2 addresses.\n`,
      stderr: '',
    });
  });

  test('lists missing, repeated, erased and unknown rows', async () => {
    await runSignups(['erase', 'bob@example.com'], testDatabase.settings);
    await grid(
      `Bob,,bob@example.com,${later}`,
      'New,,new@example.com,',
      'New,,new@example.com,',
      'Eve,,eve@example.com,',
    );
    expect(await reconcile(file)).toEqual({
      code: 1,
      stdout: `${compared}Delivered, but missing there: 1
  ann@example.com
There more than once: 1
  new@example.com\t2 rows
Erased here, but still there: delete them in Airtable: 1
  bob@example.com
There, but not known here: 1
  eve@example.com
`,
      stderr: 'Addresses in which the file and this database differ: 4. [receiver-differs]\n',
    });
  });

  test('--again queues missing rows, with the same key', async () => {
    await grid(`Bob,,bob@example.com,${later}`);
    const receiver = await startReceiver();
    const { code, stdout } = await reconcile(file, '--again');
    expect([code, stdout]).toEqual([
      1,
      `${compared}Delivered, but missing there: 1\n  ann@example.com\nQueued again: 1.\n`,
    ]);
    const settings = { ...testDatabase.settings, AIRTABLE_WEBHOOK_URL: receiver.url };
    await runSignups(['deliver'], settings);
    expect(receiver.received.map(({ body }) => body.Email).toSorted()).toEqual([
      'ann@example.com',
      'new@example.com',
    ]);
    const { id } = await database.db
      .selectFrom('sign_ups')
      .select('id')
      .where('email', '=', 'ann@example.com')
      .executeTakeFirstOrThrow();
    expect(receiver.received.map(({ key }) => key)).toContain(id);
    await receiver.close();
  });

  describe('of sign-ups on two days', () => {
    const bobsDay = '2026-11-20T10:00:00.000Z';
    const annsDay = '2026-12-11T13:20:00.000Z';
    beforeEach(async () => {
      for (const [email, created_at] of [
        ['bob@example.com', bobsDay],
        ['ann@example.com', annsDay],
      ] as const)
        await database.db.updateTable('sign_ups').set({ created_at }).where('email', '=', email).execute();
    });
    const fileTime = (time: string) => utimes(file, new Date(time), new Date(time));
    const missing = 'Delivered, but missing there: 1\n  ann@example.com\n';

    test('does not expect those that are newer than the export, and counts them', async () => {
      await grid(`Bob,,bob@example.com,${bobsDay}`);
      expect(await reconcile(file, '--again')).toMatchObject({
        code: 0,
        stdout: `Compared: sign-ups until ${bobsDay} (the newest SignupDate in the file).
Delivered, but newer and not compared: 1, the last of ${annsDay}.
Both agree on 1 addresses.
`,
      });
    });

    test.each([
      '11/12/2026 13:20',
      '11/12/2026',
      '12/11/2026 1:20pm',
      '2026-12-11 13:20',
      '2026-12-11',
      'December 11, 2026 1:20pm',
      '2026-02-30T13:20:00Z',
    ])('uses the time of the file if a SignupDate is %s', async (date) => {
      await grid(`Bob,,bob@example.com,"${date}"`, `Bob,,bob@example.com,${bobsDay}`);
      await fileTime('2026-12-11T14:30:00Z');
      const { code, stdout } = await reconcile(file);
      expect(code).toBe(1);
      expect(stdout).toContain(
        `Compared: sign-ups until 2026-12-11T13:30:00.000Z (an hour before the time of the file, because its SignupDate "${date}" is not ISO 8601 with a zone).\n${missing}`,
      );
    });

    test('uses the time of the file if it has no SignupDate, and counts what is newer', async () => {
      await grid('Bob,,bob@example.com,');
      await fileTime('2026-11-21T11:00:00Z');
      expect(await reconcile(file)).toMatchObject({
        code: 0,
        stdout: `Compared: sign-ups until 2026-11-21T10:00:00.000Z (an hour before the time of the file, because it has no SignupDate).
Delivered, but newer and not compared: 1, the last of ${annsDay}.
Both agree on 1 addresses.
`,
      });
    });

    test('--until replaces both times', async () => {
      await grid(`Bob,,bob@example.com,${bobsDay}`);
      const { code, stdout } = await reconcile(file, '--until', '2026-12-11T16:20+03:00');
      expect([code, stdout]).toEqual([1, `Compared: sign-ups until ${annsDay} (--until).\n${missing}`]);
      expect((await reconcile(file, '--until', '11/12/2026 13:20')).stderr).toMatch(/\[not-a-time\]\n$/);
      for (const wrong of [['--until'], ['--until', annsDay, 'x'], ['--since', annsDay]])
        expect((await reconcile(file, ...wrong)).stderr).toContain(
          'Example: npm run -s signups -- reconcile',
        );
    });
  });

  test.each([
    ['UTF-16LE with a mark', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16LE', (text: string) => Buffer.from(text, 'utf16le')],
    ['UTF-16BE with a mark', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ])('reads a file in %s', async (_name, encode) => {
    const rows = ['Name,Email,SignupDate', `سارة,ann@example.com,${later}`, `Bob,bob@example.com,${later}`];
    await writeFile(file, encode(rows.join('\r\n')));
    expect((await reconcile(file)).stdout).toBe(`${compared}Both agree on 2 addresses.\n`);
  });

  test('queues nothing for an export that lacks most of the table', async () => {
    await grid('New,,new@example.com,2030-01-01T00:00:00Z');
    const { code, stderr } = await reconcile(file, '--again');
    expect(code).toBe(1);
    expect(stderr).toMatch(/is not the whole table\. Nothing was queued\. \[incomplete-export\]\n$/);
    const waiting = await database.db
      .selectFrom('deliveries')
      .selectAll()
      .where('state', '=', 'waiting')
      .execute();
    expect(waiting.length).toBe(1);
  });

  test('refuses a file without addresses, or none', async () => {
    await writeFile(file, 'Name,Team\nAnn,Ajax\n');
    expect((await reconcile(file)).stderr).toBe(
      `${file} has no column "Email". Export the table from Airtable as CSV. [no-email-column]\n`,
    );
    expect((await reconcile(`${file}.none`)).stderr).toMatch(
      /cannot be read \(ENOENT\)\. \[file-not-read\]\n$/,
    );
    expect((await reconcile('--again')).stderr).toMatch(/^An argument is missing\.\n/);
  });
});
