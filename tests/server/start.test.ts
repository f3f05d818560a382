import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { embeddedPlace } from '../fixtures/databases/databases.ts';
import { startServerProcess } from '../fixtures/processes/server-process.ts';
import { runProgram } from '../fixtures/processes/signups-command.ts';

const entry = fileURLToPath(new URL('../../server/start.ts', import.meta.url));

test.each([
  [{ PORT: 'web' }, /^Wrong setting: PORT [^\n]+\n$/],
  [{ SITE_URL: 'x', LOG_LEVEL: 'loud' }, /^Wrong setting: SITE_URL [^\n]+; LOG_LEVEL [^\n]+\n$/],
])('a wrong setting ends the start with one line that names it: %j', async (settings, line) => {
  const { code, stdout, stderr } = await runProgram(process.execPath, [entry], settings);
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(line);
});

test('a server that is told to stop answers what is under way before it ends', async () => {
  const place = await embeddedPlace();
  const server = await startServerProcess(place.settings);
  const answers = Array.from({ length: 20 }, (_, n) =>
    fetch(`${server.url}/api/early-access`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Fan', email: `fan${n}@example.com` }),
    }).then(({ status }) => status),
  );
  await answers[0];
  const [ended, ...statuses] = await Promise.all([
    server.end('SIGTERM'),
    ...answers.map((answer) => answer.catch(() => 0)),
  ]);
  expect(ended).toBe(0);
  // A request that came too late is refused or never connected; none is cut off after it was stored.
  expect(statuses.filter((status) => ![201, 503, 0].includes(status))).toEqual([]);
  await place.remove();
});

test('a connection that never spoke does not hold a stop for a moment', async () => {
  const place = await embeddedPlace();
  const server = await startServerProcess(place.settings);
  const silent = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(silent, 'connect');
  silent.on('error', () => {}).resume();
  const begun = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  // What is not answered by then would be cut off after five seconds.
  expect(performance.now() - begun).toBeLessThan(4_000);
  await place.remove();
});

test('a connection that never spoke, or never finished its request, does not hold a stop', async () => {
  const place = await embeddedPlace();
  const server = await startServerProcess(place.settings);
  const { port } = new URL(server.url);
  const silent = connect(Number(port), '127.0.0.1');
  const slow = connect(Number(port), '127.0.0.1');
  await Promise.all([once(silent, 'connect'), once(slow, 'connect')]);
  slow.write('POST /api/early-access HTTP/1.1\r\nhost: x\r\ncontent-length: 90\r\n\r\n{');
  for (const socket of [silent, slow]) socket.on('error', () => {}).resume();
  await fetch(`${server.url}/healthz`);
  expect(await server.end('SIGTERM')).toBe(0);
  await place.remove();
});
