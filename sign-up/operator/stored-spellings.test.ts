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
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import { runSignups } from '../../tests/fixtures/processes/signups-command.ts';
import { recordMailEvent } from '../letters/mail-events.ts';
import { parseOrigin } from '../origin.ts';
import type { Database } from '../store/database.ts';
import { holdSignUps } from '../store/held.ts';

const mail = {
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'SportBuddy <hello@fans.example>',
  TICKET_SECRET: 'a secret of at least thirty-two characters',
};
/** As an earlier release stored it. */
const stored = 'ahmed١٢٣@gmail.com';
const others = ['ahmed12@gmail.com', 'مشجع١٢٣@gmail.com', 'ann@example.com'];
const later = '2099-01-01T00:00:00.000Z';

describe.each(databaseKinds)('an address with Arabic digits in the $kind database', ({ make }) => {
  let testDatabase: TestDatabase;
  let folder: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    testDatabase = await make();
    folder = await embeddedDatabase();
    database = await openMigrated(testDatabase);
  });
  afterEach(async () => {
    await database.close();
    await testDatabase.remove();
    await folder.remove();
  });

  const signups = (...args: string[]) => runSignups(args, { ...testDatabase.settings, ...mail });
  const emails = async () =>
    (await database.db.selectFrom('sign_ups').select('email').execute()).map(({ email }) => email);
  const insert = (...extra: string[]) =>
    insertSignUps(
      database.db,
      [stored, ...extra, ...others].map((email) => ({ email, attempts: 1 })),
    );
  async function fileOf(...lines: string[]): Promise<string> {
    const file = join(folder.settings.DATA_DIR, 'list.csv');
    await writeFile(file, `${lines.join('\n')}\n`);
    return file;
  }

  test.each([stored, 'ahmed123@gmail.com', 'Ahmed۱۲۳@gmail.com', 'ahmed123@gmail٫com،'])(
    '"erase %s" erases it in every spelling',
    async (typed) => {
      await insert('ahmed123@gmail.com', 'ahmed1٢3@gmail.com');
      expect(await signups('erase', typed)).toMatchObject({ code: 0, stderr: '' });
      expect((await emails()).toSorted()).toEqual(others.toSorted());
    },
  );

  test.each([stored, 'ahmed123@gmail.com'])('"release %s" releases it', async (typed) => {
    const origin = parseOrigin(() => '', []);
    await holdSignUps(
      database.db,
      [stored, 'eve@example.com'].map((email, n) => ({
        signUp: makeSignUp('Fan', { email }),
        id: `00000000-0000-4000-8000-00000000000${n}`,
        origin,
      })),
    );
    expect(await signups('release', typed)).toEqual({ code: 0, stdout: 'released 1\n', stderr: '' });
    expect(await emails()).toEqual([stored]);
  });

  test.each([stored, 'ahmed123@gmail.com', 'أحمد <ahmed۱۲۳＠gmail.com>؛'])(
    '"invite --file" finds it by %s',
    async (line) => {
      await insert();
      expect((await signups('invite', '--file', await fileOf(line))).stdout).toMatch(/^Queued: 1\n/);
    },
  );

  test.each([stored, 'ahmed123@gmail.com'])('"reconcile" finds it as %s, and its erasure', async (there) => {
    await insert();
    const file = await fileOf('Email,SignupDate', ...[there, ...others].map((email) => `${email},${later}`));
    expect((await signups('reconcile', file)).stdout).toMatch(/Both agree on 4 addresses\.\n$/);
    await signups('erase', there);
    const gone = await fileOf('Email,SignupDate', ...[stored, ...others].map((email) => `${email},${later}`));
    expect((await signups('reconcile', gone)).stdout).toContain(`Erased here, but still there`);
  });

  test('a bounce blocks it as stored, and "letters --allow" finds it by the other spelling', async () => {
    await insert('ahmed123@gmail.com');
    await recordMailEvent(database.db, { kind: 'bounce', emails: [stored] });
    const blocked = async () => (await signups('letters')).stdout;
    expect(await blocked()).toContain(stored);
    expect(await blocked()).not.toContain('ahmed123@gmail.com');
    expect((await signups('letters', '--allow', 'ahmed123@gmail.com')).code).toBe(0);
    expect(await blocked()).not.toContain(stored);
  });
});
