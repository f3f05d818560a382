import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { embeddedPlace, openMigrated } from '../../../tests/fixtures/databases/databases.ts';
import { addPeople } from '../../../tests/fixtures/people.ts';
import { type Ran, runSignups } from '../../../tests/fixtures/processes/signups-command.ts';
import { databaseFile } from '../../store/embedded/database.ts';

/** What a command says while somebody reads the files, and when it is run again. */
async function besideReader(words: string[]): Promise<{ broken: Ran; again: Ran }> {
  const place = await embeddedPlace();
  const { db, close } = await openMigrated(place);
  await addPeople(db, [{ email: 'ann@example.com', createdAt: '2001-01-01T00:00:00.000Z', attempts: 1 }]);
  const reader = new SQLite(databaseFile(place.settings.DATA_DIR), { readonly: true });
  reader.exec('begin');
  reader.prepare('select count(*) from sign_ups').get();
  const broken = await runSignups(words, { ...place.settings, LAUNCH_DATE: '2001-06-06' });
  reader.close();
  const again = await runSignups(words, place.settings);
  await close();
  await place.remove();
  return { broken, again };
}

test('beside somebody who reads the files each command tells what is gone and how to go on', async () => {
  const [erase, purge] = await Promise.all([
    besideReader(['erase', 'ann@example.com']),
    besideReader(['purge']),
  ]);
  expect(erase.broken.stdout).toMatch(/^Erased: the sign-up of .*\nA copy may have been delivered/);
  expect(erase.broken.stderr).toMatch(
    /^The sign-up is gone, but the files still hold its bytes \(SQLITE_\w+\)[^\n]+ again\. \[erased-not-cleaned\]\n$/,
  );
  expect(purge.broken.stdout).toMatch(/^Deleting 1 /);
  expect(purge.broken.stderr).toMatch(
    /^They are deleted, but the files still hold their bytes \(SQLITE_\w+\): [^\n]+ again\. \[purged-not-cleaned\]\n$/,
  );
  for (const { broken, again } of [erase, purge]) {
    expect(broken.code).toBe(1);
    expect(again).toMatchObject({ code: 0, stderr: '' });
  }
}, 40_000);
