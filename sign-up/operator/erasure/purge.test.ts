import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openMigrated, places, type TestPlace } from '../../../tests/fixtures/databases/databases.ts';
import { addPeople } from '../../../tests/fixtures/people.ts';
import { runSignups } from '../../../tests/fixtures/signups-command.ts';
import { readStorageSettings } from '../../settings.ts';
import type { Database } from '../../store/database.ts';
import { purgeIfDue } from './daily-purge.ts';

const launched = { LAUNCH_DATE: '2020-06-06', RETENTION_MONTHS: '3' };
const year = new Date().getUTCFullYear();

describe.each(places)('retention on the $kind database', ({ make }) => {
  let place: TestPlace;
  let database: Database;
  beforeEach(async () => {
    place = await make();
    database = await openMigrated(place);
    await addPeople(database.db, [
      { email: 'old@example.com', createdAt: `${year - 2}-01-01T00:00:00.000Z`, attempts: 1 },
      { email: 'older@example.com', createdAt: `${year - 3}-01-01T00:00:00.000Z` },
      { email: 'new@example.com' },
    ]);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await database.close();
    await place.remove();
  });

  const emails = async () =>
    (await database.db.selectFrom('sign_ups').select('email').orderBy('email').execute()).map(
      ({ email }) => email,
    );
  const purge = (...words: string[]) => runSignups(['purge', ...words], { ...place.settings, ...launched });

  test('a dry run says who would go and changes nothing', async () => {
    const { code, stdout, stderr } = await purge('--dry-run');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      /^Would delete 2 who signed up before .*Z \(3 months after launch\)\.\nDelete in Airtable .*; 1 may be there:\n.*\told@example\.com\n$/,
    );
    expect((await emails()).length).toBe(3);
  });

  test('who is past the retention is deleted, bytes and all, and copies elsewhere are listed', async () => {
    const { code, stdout } = await purge();
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Deleting 2 .*\n.*1 may be there:\n.*\told@example\.com\n$/);
    expect(await emails()).toEqual(['new@example.com']);
    expect((await database.db.selectFrom('deliveries').selectAll().execute()).length).toBe(1);
    expect(await purge()).toEqual({
      code: 0,
      stdout: 'Nobody is past the retention (3 months after launch).\n',
      stderr: '',
    });
    if (place.settings.DATABASE_URL) return;
    for (const file of await readdir(place.settings.DATA_DIR))
      expect(await readFile(join(place.settings.DATA_DIR, file), 'latin1')).not.toMatch(/old(er)?@example/);
  });

  test('before the launch is long past nobody goes', async () => {
    const { stdout } = await runSignups(['purge'], { ...place.settings, LAUNCH_DATE: `${year}-06-06` });
    expect(stdout).toMatch(/^Nobody is past/);
    expect((await emails()).length).toBe(3);
  });

  test('the server does it by itself, and logs figures only', async () => {
    const logged: object[] = [];
    const log = {
      warn: (fields: object) => logged.push(fields),
      error: (fields: object) => logged.push(fields),
    };
    for (const [name, value] of Object.entries(launched)) vi.stubEnv(name, value);
    const settings = { ...readStorageSettings(process.env), ...place.settings };
    await purgeIfDue(database.db, settings, log);
    expect(await emails()).toEqual(['new@example.com']);
    expect(logged).toEqual([{ deleted: 2, mayBeInAirtable: 1, signedUpBefore: expect.any(String) }]);
    await purgeIfDue(database.db, settings, log);
    expect(logged.length).toBe(1);
  });
});
