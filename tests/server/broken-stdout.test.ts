import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { embeddedPlace } from '../fixtures/databases/databases.ts';
import { freePort } from '../fixtures/processes/free-port.ts';

const entry = fileURLToPath(new URL('../fixtures/processes/api-server.ts', import.meta.url));

/** Starts a server through a shell whose `script` says where its output goes. Everything is logged. */
function start(script: string, settings: Record<string, string>): ChildProcess {
  return spawn('bash', ['-c', script, 'start', process.execPath, entry], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'trace', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

test.each([
  ['on a full disk', 'exec "$1" "$2" > /dev/full'],
  // Open to read in the process itself, so that the pipe is neither read nor closed.
  ['a pipe that nobody reads', 'mkfifo "$DATA_DIR/log"; exec 3<> "$DATA_DIR/log"; exec "$1" "$2" >&3'],
  ['a pipe that was closed', 'exec 3> >(true); wait $!; exec "$1" "$2" >&3'],
])('with its log %s the site goes on and can be stopped', async (_what, script) => {
  const place = await embeddedPlace();
  const port = await freePort();
  const server = start(script, { ...place.settings, PORT: String(port), TRUST_PROXY: '1' });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200), {
    timeout: 25_000,
    interval: 100,
  });
  const statuses = new Set<number>();
  for (let n = 0; n < 1_500; n++) statuses.add((await fetch(`${url}/nowhere/${'x'.repeat(190)}`)).status);
  expect([...statuses]).toEqual([404]);
  const answer = await fetch(`${url}/api/early-access`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann', email: 'ann@example.com' }),
  });
  expect(answer.status).toBe(201);
  server.kill('SIGTERM');
  await once(server, 'exit');
  expect(server.exitCode).toBe(0);
  await place.remove();
});
