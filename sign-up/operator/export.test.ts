import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, openMigrated, type TestDatabase } from '../../tests/fixtures/databases/databases.ts';
import { insertSignUps } from '../../tests/fixtures/insert-sign-ups.ts';
import { fieldNames, mapFields } from '../fields.ts';
import type { Database } from '../store/database.ts';
import { createStore } from '../store/store.ts';
import { exportAll, type Format } from './export.ts';

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

  async function exported(format: Format): Promise<string> {
    let all = '';
    await exportAll(database.db, format, async (text) => {
      all += text;
    });
    return all;
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
    expect(head).toBe([...fieldNames, 'signupDate', 'delivery'].map((name) => `"${name}"`).join(','));
    for (const field of fieldNames) expect(row).toContain(`"${typed[field]}"`);
    expect(await database.db.selectFrom('sign_ups').select(fieldNames).execute()).toEqual([typed]);
  });
});
