import { isIP } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
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
  ['no address', 'unknown'],
])('%s counts as %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});

test('two addresses of one /64 count as one client, whatever their other half', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const key = clientKey(address);
      return key.endsWith('::/64') ? isIP(key.replace('/64', '')) === 6 : isIP(key) === 4;
    }),
  );
});
