import { expect, test } from 'vitest';
import { addressText, shownAddress, withAddresses } from './mail-addresses.ts';
import { isPublicSite, isReserved } from './public-site.ts';
import { withSiteContext } from './site-context.ts';

test.each([
  ['https://www.fans.com', true],
  ['https://fans.co.uk', true],
  ['https://example.com', true],
  ['https://sportbuddy.example', false],
  ['https://www.fans.test', false],
  ['http://localhost:3000', false],
  ['http://fans.localhost', false],
  ['http://127.0.0.1:4100', false],
  ['http://192.168.1.7', false],
  ['http://10.0.0.1', false],
  ['http://172.20.0.2:3000', false],
  ['http://[::1]:3000', false],
  ['http://sportbuddy:3000', false],
  ['http://mac.local:3000', false],
  ['https://8.8.8.8', true],
])('%s is public: %s', (siteUrl, isPublic) => {
  expect(isPublicSite(siteUrl)).toBe(isPublic);
});

test('an address on a reserved domain receives no mail', () => {
  expect(['a@b.example', 'a@example', 'a@x.invalid'].map(isReserved)).toEqual([true, true, true]);
  expect(['a@example.com', 'a@myexample.org'].map(isReserved)).toEqual([false, false]);
});

test('a public site shows words instead of an address that receives no mail', () => {
  const siteUrl = 'https://www.fans.com';
  withSiteContext({ siteUrl }, () => {
    expect(shownAddress('support')).toBeUndefined();
    expect(addressText('support', 'en')).toBe('the address that the About page will name');
    expect(withAddresses('Write to {support}.', 'ar', 'markdown')).toContain('](/about#company).');
  });
  expect(withAddresses('Write to {contact}.', 'en', 'markdown')).toBe(
    'Write to [privacy@sportbuddy.example](mailto:privacy@sportbuddy.example).',
  );
  expect(withAddresses('Write to {contact}.', 'en', 'plain')).toBe('Write to privacy@sportbuddy.example.');
});
