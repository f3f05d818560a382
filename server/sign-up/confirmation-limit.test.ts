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
async function signUpFrom(address: string, extra: object = {}, status = 201): Promise<string> {
  person += 1;
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/early-access',
    headers: { 'x-forwarded-for': address },
    payload: { name: 'Ann', email: `ann${person}@example.com`, ...extra },
  });
  expect(response.statusCode).toBe(status);
  return response.json().ticket;
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

test('sixty requests for one address count as one letter', async () => {
  const email = 'victim@example.com';
  await Promise.all(Array.from({ length: 60 }, () => signUpFrom('203.0.113.7', { email })));
  for (let n = 0; n < 10; n++) await signUpFrom('203.0.113.8', { email });
  expect(letters()).not.toContain('paused');
  await signUpFrom('203.0.113.9');
  expect(letters().at(-1)).toBe('waiting');
  await signUpFrom('203.0.113.9');
  expect(letters().at(-1)).toBe('paused');
});

test('corrections without a letter do not count', async () => {
  const email = 'ann@example.com';
  let token = await signUpFrom('203.0.113.7', { email });
  for (let n = 0; n < 10; n++)
    token = await signUpFrom('203.0.113.7', { email, name: `Ann ${n}`, ticket: token });
  await signUpFrom('203.0.113.7', { email: 'ann.new@example.com', ticket: token });
  expect(server.store.corrected.map(({ letter }) => letter?.state)).toEqual(Array(11).fill('waiting'));
  await signUpFrom('203.0.113.9');
  expect(letters().at(-1)).toBe('paused');
});

test('concurrent requests of one network stay within its limit', async () => {
  await Promise.all(Array.from({ length: 20 }, () => signUpFrom('203.0.113.7')));
  expect(letters().filter((state) => state === 'waiting')).toHaveLength(2);
});

test('sign-ups that could not be stored do not count', async () => {
  server.store.outcome = 'unavailable';
  for (let n = 0; n < 5; n++) await signUpFrom('203.0.113.7', {}, 503);
  server.store.outcome = 'unstorable';
  for (let n = 0; n < 5; n++) await signUpFrom('203.0.113.7', {}, 422);
  server.store.outcome = 'kept';
  await signUpFrom('203.0.113.7');
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
