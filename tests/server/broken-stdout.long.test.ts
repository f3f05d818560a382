import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { embeddedDatabase } from '../fixtures/databases/databases.ts';
import { apiEntry } from '../fixtures/processes/server-process.ts';
import { signUp } from '../fixtures/sign-up-load.ts';

// Descriptor 9, because 3 is the IPC channel through which the server sends its port.
test.each([
  ['is on a full disk', 'exec "$1" "$2" > /dev/full'],
  // The process itself has the read end open, so the pipe is neither read nor closed.
  ['is a pipe that is not read', 'mkfifo "$DATA_DIR/log"; exec 9<> "$DATA_DIR/log"; exec "$1" "$2" >&9'],
  ['is a closed pipe', 'exec 9> >(true); wait $!; exec "$1" "$2" >&9'],
])('a server whose log %s still serves pages, stores sign-ups and exits with 0', async (_what, script) => {
  const testDatabase = await embeddedDatabase();
  const server = spawn('bash', ['-c', script, 'start', process.execPath, apiEntry], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'trace',
      PORT: '0',
      TRUST_PROXY: '1',
      ...testDatabase.settings,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message]: { port: number }[] = await once(server, 'message');
  const url = `http://127.0.0.1:${message?.port}`;
  const statuses = new Set<number>();
  for (let n = 0; n < 1_500; n++) statuses.add((await fetch(`${url}/nowhere/${'x'.repeat(190)}`)).status);
  expect([...statuses]).toEqual([404]);
  expect(await signUp(url, 'ann@example.com', '10.0.0.1')).toBe(201);
  server.kill('SIGTERM');
  await once(server, 'exit');
  expect(server.exitCode).toBe(0);
  await testDatabase.remove();
});
