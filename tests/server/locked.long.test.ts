import { afterEach, beforeEach, expect, test } from 'vitest';
import { embeddedDatabase, type TestDatabase } from '../fixtures/databases/databases.ts';
import { holdLock } from '../fixtures/databases/hold-lock.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/processes/server-process.ts';
import { signUp } from '../fixtures/sign-up-load.ts';

let testDatabase: TestDatabase;
let server: ServerProcess;
beforeEach(async () => {
  testDatabase = await embeddedDatabase();
  server = await startServerProcess(testDatabase.settings);
});
afterEach(async () => {
  await server.end('SIGTERM');
  await testDatabase.remove();
});

const add = (name: string) => signUp(server.url, `${name}@example.com`, 'unused');
const status = (path: string) => fetch(server.url + path).then((answer) => answer.status);

test('while another process locks the database, only sign-ups wait, and they get 503', async () => {
  const release = await holdLock(testDatabase.settings.DATA_DIR);
  let isRefused = false;
  const refused = Promise.all([add('ann'), add('bob')]).finally(() => {
    isRefused = true;
  });
  let healthy = 0;
  for (; !isRefused; healthy++) expect(await status('/healthz')).toBe(200);
  expect(await refused).toEqual([503, 503]);
  // A frozen event loop would respond to one or two.
  expect(healthy).toBeGreaterThan(20);
  expect(await status('/readyz')).toBe(503);
  await release();
  expect(await add('cid')).toBe(201);
  expect(await status('/readyz')).toBe(200);
});
