import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { honeypotField } from '../../sign-up/fields.ts';
import { type TestApp, testApp } from '../../tests/fixtures/test-app.ts';

const hourMs = 3_600_000;
let server: TestApp;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 0 });
  server = await testApp({ trustedProxies: 1, confirmationLimits: { perNetwork: 2, perHour: 5 } });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.app.close();
});

let person = 0;
async function signUpFrom(address: string, extra: object = {}) {
  person += 1;
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/api/early-access',
    headers: { 'x-forwarded-for': address },
    payload: { name: 'Ann', email: `ann${person}@example.com`, ...extra },
  });
  expect(statusCode).toBe(201);
}
const letters = () => server.store.options.map((options) => options?.letter);
const warnings = () => server.lines().filter(({ level }) => level === 40);

test('pauses the letters of one network beyond its limit, and stores the sign-ups', async () => {
  for (const address of ['203.0.113.7', '203.0.113.8', '203.0.113.9', '203.0.114.1', '203.0.113.7'])
    await signUpFrom(address);
  expect(letters()).toEqual(['waiting', 'waiting', 'paused', 'waiting', 'paused']);
  expect(warnings().map(({ limit }) => limit)).toEqual(['CONFIRMATIONS_PER_NETWORK']);
});

test('counts an IPv6 /48 as one network', async () => {
  for (const address of ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:2:1::1'])
    await signUpFrom(address);
  expect(letters()).toEqual(['waiting', 'waiting', 'paused', 'waiting']);
});

test('pauses letters of all networks beyond the limit of the server, until the hour is over', async () => {
  for (let n = 0; n < 6; n++) await signUpFrom(`198.51.${n}.1`);
  expect(letters()).toEqual(['waiting', 'waiting', 'waiting', 'waiting', 'waiting', 'paused']);
  expect(warnings().map(({ limit }) => limit)).toEqual(['CONFIRMATIONS_PER_HOUR']);
  vi.setSystemTime(hourMs);
  await signUpFrom('198.51.100.1');
  expect(letters().at(-1)).toBe('waiting');
});

test('a held sign-up gets no letter', async () => {
  await signUpFrom('203.0.113.7', { [honeypotField]: 'x' });
  expect(server.store.held.length).toBe(1);
  expect(letters()).toEqual([]);
});

test('queues no letters without limits', async () => {
  const plain = await testApp();
  await plain.app.inject({
    method: 'POST',
    url: '/api/early-access',
    payload: { name: 'Ann', email: 'ann@example.com' },
  });
  expect(plain.store.options).toEqual([expect.objectContaining({ letter: undefined })]);
  await plain.app.close();
});
