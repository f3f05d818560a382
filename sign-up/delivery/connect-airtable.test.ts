import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  databaseKinds,
  embeddedDatabase,
  type TestDatabase,
} from '../../tests/fixtures/databases/databases.ts';
import { openedStore } from '../../tests/fixtures/databases/opened-store.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import { type AirtableBase, startAirtableBase } from '../../tests/fixtures/processes/airtable-base.ts';
import { runSignups } from '../../tests/fixtures/processes/signups-command.ts';

/** The example of the guide, as the shell passes it to curl. */
async function exampleOfGuide(): Promise<Record<string, string>> {
  const guide = await readFile('docs/airtable.md', 'utf8');
  const [, body = ''] = /-d '(\{[^']+\})'/.exec(guide) ?? [];
  return JSON.parse(body);
}

describe.each(databaseKinds)('a base connected by docs/airtable.md, with the $kind database', ({ make }) => {
  const opened = openedStore(make);
  let base: AirtableBase;
  let folder: TestDatabase;
  beforeEach(async () => {
    base = await startAirtableBase();
    folder = await embeddedDatabase();
  });
  afterEach(async () => {
    await base.close();
    await folder.remove();
  });

  const signups = (...args: string[]) =>
    runSignups(args, { ...opened.testDatabase.settings, AIRTABLE_WEBHOOK_URL: base.url });
  async function reconcile(csv: string, ...args: string[]) {
    const file = join(folder.settings.DATA_DIR, 'export.csv');
    await writeFile(file, csv);
    return signups('reconcile', file, '--until', '2099-01-01T00:00:00Z', ...args);
  }

  test('the first sign-up becomes a record with the fields of the example in the guide', async () => {
    await opened.store.add(makeSignUp('Ann', { team: 'Al Hilal' }));
    expect(await signups('deliver')).toMatchObject({ code: 0, stdout: 'delivered 1\n' });
    expect(base.records).toMatchObject([{ Name: 'Ann', Team: 'Al Hilal', Email: 'ann@example.com' }]);
    const example = await exampleOfGuide();
    expect(Object.keys(base.records[0] ?? {})).toEqual(Object.keys(example));
    expect(base.records[0]?.SignupDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(example.SignupDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(await reconcile(base.csv())).toMatchObject({ code: 0 });
  });

  test('a record that a failed action did not make is found by reconcile, and sent again', async () => {
    await opened.store.add(makeSignUp('Ann'));
    await opened.store.add(makeSignUp('Bob'));
    base.failActions(1);
    expect(await signups('deliver')).toMatchObject({ code: 0, stdout: 'delivered 2\n' });
    expect([base.runs(), base.records.length]).toEqual([2, 1]);
    const found = await reconcile(base.csv(), '--again');
    expect(found.stdout).toMatch(
      /Delivered, but missing there: 1\n {2}\w+@example\.com\nQueued again: 1\.\n$/,
    );
    await signups('deliver');
    expect(base.records.map(({ Email }) => Email).toSorted()).toEqual(['ann@example.com', 'bob@example.com']);
    expect(await reconcile(base.csv())).toMatchObject({ code: 0 });
  });

  test('a refused call is parked or waits, and is delivered later', async () => {
    await opened.store.add(makeSignUp('Ann'));
    for (const [refusal, state] of [
      [404, /parked \(HTTP 404\)/],
      [503, /waiting/],
    ] as const) {
      base.refuse(refusal);
      expect(await signups('deliver')).toMatchObject({ code: 1 });
      expect((await signups('list')).stdout).toMatch(state);
    }
    base.accept();
    expect(await signups('deliver')).toMatchObject({ code: 0, stdout: 'delivered 1\n' });
    expect(base.records).toHaveLength(1);
  });

  test('reads an export whose line ends differ', async () => {
    for (const name of ['Ann', 'Bob', 'Cem']) await opened.store.add(makeSignUp(name));
    await signups('deliver');
    const ends = ['\r\n', '\n', '\r\n', '\n'];
    expect(await reconcile(base.csv((row) => ends[row] ?? '\n'))).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/Both agree on 3 addresses\.\n$/),
    });
  });
});
