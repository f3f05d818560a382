import { expect, inject, test } from 'vitest';
import { absentDatabase, createDatabase, nameOf } from '../../../tests/fixtures/databases/databases.ts';
import { makeSignUp } from '../../../tests/fixtures/make-sign-up.ts';
import { startTcpProxy } from '../../../tests/fixtures/processes/tcp-proxy.ts';
import { migrate } from '../migrations/migrations.ts';
import { openDatabase } from '../open-database.ts';
import { createStore } from '../store.ts';

test('refuses sign-ups while the network drops all packets, and uses only new connections afterwards', async () => {
  const url = absentDatabase();
  await createDatabase(url);
  const proxy = await startTcpProxy(Number(new URL(inject('postgres')).port));
  const notified = new Set<string>();
  const database = openDatabase(
    { DATA_DIR: 'unused', DATABASE_URL: `postgres://postgres@127.0.0.1:${proxy.port}/${nameOf(url)}` },
    { notify: (code, message) => notified.add(`${code} ${message}`) },
  );
  await migrate(database.db);
  const store = createStore(database);
  const emails = () => database.db.selectFrom('sign_ups').select('email').execute();
  // Opens every connection of the pool, so that each could be reused.
  await Promise.all(Array.from({ length: 12 }, emails));
  proxy.swallow();
  await expect(store.add(makeSignUp('ann'))).rejects.toMatchObject({ name: 'StorageUnavailable' });
  await expect(store.check()).rejects.toThrow();
  await proxy.heal();
  expect(await store.add(makeSignUp('bob'))).toBe('kept');
  expect(await emails()).toContainEqual({ email: 'bob@example.com' });
  expect([...notified]).toEqual(['CONNECTION_TIMEOUT a connection to the database broke']);
  await store.stop();
  await database.close();
  await proxy.close();
});
