import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startServices } from '../../../server/services.ts';
import {
  absentDatabase,
  asAdministrator,
  createDatabase,
  embeddedDatabase,
  nameOf,
  openMigrated,
} from '../../../tests/fixtures/databases/databases.ts';
import { insertSignUps } from '../../../tests/fixtures/insert-sign-ups.ts';
import { makeSignUp } from '../../../tests/fixtures/make-sign-up.ts';
import { runSignups } from '../../../tests/fixtures/processes/signups-command.ts';
import { readStorageSettings } from '../../settings.ts';
import { migrate } from '../migrations/migrations.ts';
import { openDatabase } from '../open-database.ts';
import { storageErrorReason } from '../storage-errors.ts';

const log = pino({ level: 'silent' });
const encoded = (encoding: string) => `template template0 locale 'C' encoding '${encoding}'`;

let url: string;
beforeEach(() => {
  url = absentDatabase();
});
afterEach(() =>
  asAdministrator(
    absentDatabase().replace(/test_\w+$/, 'postgres'),
    `drop database ${nameOf(url)} with (force)`,
  ),
);

describe.each(['LATIN1', 'WIN1256', 'EUC_JP'])('a database in %s', (encoding) => {
  const refusal = () =>
    `The database ${nameOf(url)} has the encoding ${encoding}, which cannot store Arabic. Create another one and use that: createdb --template=template0 --encoding=UTF8 --locale=C NAME`;

  test('is refused at start, and by "migrate" and "move"', async () => {
    await createDatabase(url, encoded(encoding));
    await expect(startServices(readStorageSettings({ DATABASE_URL: url }), log)).rejects.toThrow(refusal());
    expect(await runSignups(['migrate'], { DATABASE_URL: url })).toEqual({
      code: 1,
      stdout: '',
      stderr: `${refusal()}\n`,
    });
    const source = await embeddedDatabase();
    const { close } = await openMigrated(source);
    await close();
    expect(await runSignups(['move', '--to', url], source.settings)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${refusal()}\n`,
    });
    await source.remove();
  });
});

test('a database in LATIN1 that answers after the start is never ready, and its rows can be listed', async () => {
  const lines: { level: number; msg: string }[] = [];
  const recorded = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const services = await startServices(readStorageSettings({ DATABASE_URL: url }), recorded);
  await createDatabase(url, encoded('LATIN1'));
  const old = openDatabase({ DATA_DIR: '', DATABASE_URL: url }, { anyEncoding: true });
  await migrate(old.db);
  await insertSignUps(old.db, [{ email: 'ann@example.com' }]);
  await old.close();
  const reason = () => services.store.check().catch(storageErrorReason);
  await vi.waitFor(async () => expect(await reason()).toMatch(/has the encoding LATIN1/), {
    timeout: 20_000,
  });
  await expect(services.store.add(makeSignUp('bob'))).rejects.toMatchObject({ code: 'UnsuitableEncoding' });
  await vi.waitFor(
    () =>
      expect(lines).toContainEqual(
        expect.objectContaining({ level: 50, msg: expect.stringMatching(/LATIN1/) }),
      ),
    { timeout: 20_000 },
  );
  await services.stop();
  expect((await runSignups(['list'], { DATABASE_URL: url })).stdout).toContain('ann@example.com');
});

test.each(['UTF8', 'SQL_ASCII'])('a database in %s stores Arabic', async (encoding) => {
  await createDatabase(url, encoded(encoding));
  const services = await startServices(readStorageSettings({ DATABASE_URL: url }), log, {
    upkeep: { startTimeoutMs: 60_000 },
  });
  expect(await services.store.add(makeSignUp('سارة', { team: 'الهلال' }))).toBe('kept');
  await services.stop();
  expect((await runSignups(['list'], { DATABASE_URL: url })).stdout).toContain('سارة');
});
