import { isIP } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testApp } from '../../tests/fixtures/test-app.ts';
import { clientKey } from './client-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:db8:1:2:3:4:203.0.113.7', '2001:db8:1:2::/64'],
  ['203.0.113.7:51000', '203.0.113.7'],
  ['[2001:db8:1:2::1]:51000', '2001:db8:1:2::/64'],
  [' 2001:db8:1:2::1 ', '2001:db8:1:2::/64'],
  ['fe80::1%wlan0-guest', 'fe80:0:0:0::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['x[2001:db8:1:2::1]:51000', 'unknown'],
  ['[2001:db8:1:2::1]:51000x', 'unknown'],
  ['203.0.113.7:51000x', 'unknown'],
  ['no address', 'unknown'],
  ['', 'unknown'],
])('%s counts as %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});

test('reduces every IPv6 address to its /64 or to an embedded IPv4 address', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const key = clientKey(address);
      return key.endsWith('::/64') ? isIP(key.replace('/64', '')) === 6 : isIP(key) === 4;
    }),
  );
});

test.each([
  [0, 1],
  [1, 0],
])('with %i trusted proxies, X-Forwarded-For causes %i warnings', async (trustedProxies, times) => {
  const { app, logged } = await testApp({ trustedProxies });
  await app.inject('/healthz');
  expect(logged()).not.toContain('TRUST_PROXY');
  for (const address of ['203.0.113.7', '203.0.113.8'])
    await app.inject({ url: '/healthz', headers: { 'x-forwarded-for': address } });
  expect(logged().match(/set TRUST_PROXY to the number of proxies/g)?.length ?? 0).toBe(times);
  expect(logged()).not.toContain('203.0.113');
  await app.close();
});
