import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { embeddedPlace, type TestPlace } from '../fixtures/databases/databases.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/processes/server-process.ts';

/** A sign-up may wait 5 s for its answer; as much again is the busy machine's. */
const answerWithinMs = 10_000;

let place: TestPlace;
let server: ServerProcess;
beforeEach(async () => {
  place = await embeddedPlace();
  server = await startServerProcess(place.settings);
});
afterEach(async () => {
  await server.end('SIGTERM');
  await place.remove();
});

/** Takes the write lock as another process would, and holds it until it is told to let go. */
async function holdLock() {
  const holder = spawn(process.execPath, ['-e', holdingCode, join(place.settings.DATA_DIR, 'sign-ups.db')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  return async () => {
    const gone = once(holder, 'exit');
    holder.stdin.end();
    await gone;
  };
}
const holdingCode = `
  const file = new (require('better-sqlite3'))(process.argv[1]);
  file.exec('begin immediate');
  console.log('held');
  process.stdin.resume().on('end', () => { file.exec('rollback'); process.exit(); });`;

const signUp = (name: string) =>
  fetch(`${server.url}/api/early-access`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: `${name}@example.com` }),
  });

test('a database that another process has locked holds up nothing but sign-ups, and those not for long', async () => {
  const letGo = await holdLock();
  const asked = performance.now();
  let answered = false;
  const refused = Promise.all(['ann', 'bob'].map(signUp)).then((answers) => {
    answered = true;
    return answers;
  });
  let healthy = 0;
  while (!answered) {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    healthy += 1;
  }
  expect((await refused).map(({ status }) => status)).toEqual([503, 503]);
  expect(performance.now() - asked).toBeLessThan(answerWithinMs);
  // While the thread waits for the lock, thousands of other requests are answered; a frozen server answers none.
  expect(healthy).toBeGreaterThan(20);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);

  const waiting = signUp('cid');
  await letGo();
  expect((await waiting).status).toBe(201);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test('a lock that goes within the time of an answer is waited for', async () => {
  const letGo = await holdLock();
  const waiting = signUp('ann');
  await fetch(`${server.url}/healthz`);
  await letGo();
  expect((await waiting).status).toBe(201);
});
