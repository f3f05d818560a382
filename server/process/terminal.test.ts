import { expect, test } from 'vitest';
import { printAddress } from './terminal.ts';

async function printed(address: string, isTTY = true): Promise<string> {
  let text = '';
  const write = (part: string | Uint8Array) => {
    text += part;
    return true;
  };
  await printAddress({ address, port: 3000, family: '' }, { isTTY, write });
  return text;
}

test.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['127.0.0.1', 'http://localhost:3000'],
  ['192.0.2.7', 'http://192.0.2.7:3000'],
  ['2001:db8::1', 'http://[2001:db8::1]:3000'],
])('a terminal shows how to open a server at %s', async (address, url) => {
  expect(await printed(address)).toContain(`Open ${url} in a browser.`);
});

test('without a terminal nothing is printed', async () => {
  expect(await printed('0.0.0.0', false)).toBe('');
});
