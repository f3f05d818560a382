import { writeFile } from 'node:fs/promises';
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
      stdout: 'Both agree on 2 addresses.\n',
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
      stdout: `Delivered, but missing there: 1
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
      'Delivered, but missing there: 1\n  ann@example.com\nQueued again: 1.\n',
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

  test('does not expect sign-ups that are newer than the export', async () => {
    await database.db
      .updateTable('sign_ups')
      .set({ created_at: '2026-11-20T10:00:00.000Z' })
      .where('email', '=', 'bob@example.com')
      .execute();
    await database.db
      .updateTable('sign_ups')
      .set({ created_at: '2026-11-22T10:00:00.000Z' })
      .where('email', '=', 'ann@example.com')
      .execute();
    await grid('Bob,,bob@example.com,2026-11-20T10:00:00.000Z');
    expect(await reconcile(file, '--again')).toMatchObject({
      code: 0,
      stdout: 'Both agree on 1 addresses.\n',
    });
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
    expect((await reconcile('--again')).stderr).toMatch(/^Usage: /);
  });
});
