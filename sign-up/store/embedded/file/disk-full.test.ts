import { expect, test } from 'vitest';
import { embeddedDatabase } from '../../../../tests/fixtures/databases/databases.ts';
import { makeSignUp } from '../../../../tests/fixtures/make-sign-up.ts';
import { migrate } from '../../migrations/migrations.ts';
import { openDatabase } from '../../open-database.ts';
import { StorageUnavailable } from '../../storage-errors.ts';
import { createStore } from '../../store.ts';

test('a full disk refuses sign-ups, keeps all acknowledged ones, and accepts more once there is space', async () => {
  const testDatabase = await embeddedDatabase();
  const full = openDatabase(testDatabase.settings, { maxPages: 64 });
  await migrate(full.db);
  const store = createStore(full);
  let kept = 0;
  const person = () => makeSignUp(`Fan ${kept}`, { team: 'x'.repeat(100) });
  await expect(
    (async () => {
      for (;;) {
        await store.add(person());
        kept += 1;
      }
    })(),
  ).rejects.toBeInstanceOf(StorageUnavailable);
  expect(kept).toBeGreaterThan(0);
  await expect(store.add(person())).rejects.toBeInstanceOf(StorageUnavailable);
  await expect(store.check()).rejects.toMatchObject({ name: 'StorageUnavailable', code: 'SQLITE_FULL' });
  // A store without a failed sign-up finds out by its own probe.
  const idle = createStore(full);
  await expect(idle.check()).rejects.toMatchObject({ code: 'SQLITE_FULL' });

  const roomy = openDatabase(testDatabase.settings);
  const another = createStore(roomy);
  expect(await another.add(person())).toBe('kept');
  await another.check();
  const stored = await roomy.db.selectFrom('sign_ups').select('email').execute();
  expect(stored.length).toBe(kept + 1);
  await Promise.all([store.stop(), idle.stop(), another.stop()]);
  await full.close();
  await roomy.close();
  await testDatabase.remove();
});
