import { expect, test } from 'vitest';
import { embeddedDatabase } from '../fixtures/databases/databases.ts';
import { holdLock } from '../fixtures/databases/hold-lock.ts';
import { startServerProcess } from '../fixtures/processes/server-process.ts';
import { signUp } from '../fixtures/sign-up-load.ts';

test('a sign-up waits for a lock of another process; other requests do not wait', async () => {
  const testDatabase = await embeddedDatabase();
  const server = await startServerProcess(testDatabase.settings);
  const release = await holdLock(testDatabase.settings.DATA_DIR);
  const waiting = signUp(server.url, 'ann@example.com', 'unused');
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await release();
  expect(await waiting).toBe(201);
  await server.end('SIGTERM');
  await testDatabase.remove();
});
