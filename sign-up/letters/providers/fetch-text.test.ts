import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fetchText } from './fetch-text.ts';

let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function listen(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const limits = { maxBytes: 1_000, timeoutMs: 500 };

test('returns the text of a response', async () => {
  const url = await listen((_request, response) => response.end('x'.repeat(1_000)));
  expect(await fetchText(url, limits)).toBe('x'.repeat(1_000));
});

test('follows no redirect', async () => {
  const asked: (string | undefined)[] = [];
  const url = await listen(({ url: path }, response) => {
    asked.push(path);
    response.writeHead(302, { location: '/elsewhere' }).end();
  });
  await expect(fetchText(url, limits)).rejects.toThrow();
  expect(asked).toEqual(['/']);
});

test.each<[string, RequestListener]>([
  ['an error', (_request, response) => response.writeHead(500).end('down')],
  ['a response over the limit', (_request, response) => response.end('x'.repeat(1_001))],
  ['no response', () => undefined],
  [
    'a response that does not end',
    (_request, response) => void response.writeHead(200).write('-----BEGIN CERTIFICATE-----'),
  ],
])('throws for %s', async (_name, listener) => {
  const url = await listen(listener);
  await expect(fetchText(url, limits)).rejects.toThrow();
});
