import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import type { ClientHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../fixtures/processes/free-port.ts';
import { connectTo, type Nginx, sendOver, startNginx } from '../fixtures/processes/nginx.ts';
import { makeSite, type TestSite } from '../fixtures/site.ts';
import { type TestApp, testApp } from '../fixtures/test-app.ts';

let site: TestSite;
let server: TestApp;
let nginx: Nginx;
let client: ClientHttp2Session;

beforeAll(async () => {
  site = await makeSite();
  const pages = await site.pages();
  server = await testApp({ pages, trustedProxies: 1, signUpLimit: 1 });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  const upstream = typeof address === 'object' && address ? address.port : 0;
  nginx = await startNginx({ site: upstream });
  client = await connectTo(nginx.port);
});
afterAll(async () => {
  client?.destroy();
  await nginx?.stop();
  await server?.app.close();
  await site?.remove();
});

const send = (headers: Record<string, string>, body?: string) => sendOver(client, headers, body);

test('nginx serves the pages of the site over HTTP/2', async () => {
  expect(client.alpnProtocol).toBe('h2');
  const { headers, body } = await send({ ':path': '/features' });
  expect(headers[':status']).toBe(200);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(headers.server).toBe('nginx');
  expect(body).toContain('<title>/features</title>');
});

test('the sign-up limit counts by the address that nginx sees, not by X-Forwarded-For of the client', async () => {
  const statuses = [];
  for (const address of ['203.0.113.9', '203.0.113.10']) {
    const { headers } = await send(
      {
        ':method': 'POST',
        ':path': '/api/early-access',
        'content-type': 'application/json',
        origin: 'https://sportbuddy.example',
        'x-forwarded-for': address,
      },
      JSON.stringify({ name: 'Ann', email: 'ann@example.com' }),
    );
    statuses.push(headers[':status']);
  }
  expect(statuses).toEqual([201, 429]);
});

test('nginx requests an asset from the site once per encoding, for any Accept-Encoding header', async () => {
  const asked = () => server.logged().split('"path":"/assets/app-C0FFEE12.js"').length - 1;
  for (const encoding of ['br', 'gzip, deflate, br', 'br, x-unknown', 'BR;q=0.001', 'gzip;q=0,br ; q=1']) {
    const { headers } = await send({ ':path': '/assets/app-C0FFEE12.js', 'accept-encoding': encoding });
    expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br' });
  }
  expect(asked()).toBe(1);
  const plain = await send({ ':path': '/assets/app-C0FFEE12.js' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(asked()).toBe(2);
});

test.each([`/${'x'.repeat(15_000)}`, `/a${'/'.repeat(15_000)}b`, '//features'])(
  'the site returns 404 for a path that no page has: %#',
  async (path) => {
    const { headers } = await send({ ':path': path });
    expect(headers).toMatchObject({ ':status': 404, 'x-robots-tag': 'noindex, follow' });
  },
);

test('a body that is too large gets the 413 of the site', async () => {
  const { headers, body } = await send(
    { ':method': 'POST', ':path': '/api/early-access', 'content-type': 'application/json' },
    JSON.stringify({ pad: 'x'.repeat(20_000) }),
  );
  expect([headers[':status'], JSON.parse(body)]).toEqual([413, { ok: false, error: expect.any(String) }]);
});

test('no log names the client, even of a request that fails', async () => {
  const alone = await startNginx({ site: await freePort() });
  const session = await connectTo(alone.port);
  const stream = session.request({ ':authority': 'sportbuddy.example', ':path': '/features' });
  stream.end();
  const [headers] = await once(stream, 'response');
  expect(headers[':status']).toBe(502);
  session.destroy();
  const [access, errors] = [await readFile(alone.accessLog, 'utf8'), alone.errors()];
  await alone.stop();
  expect(access).toBe('');
  expect(errors).not.toMatch(/client|127\.0\.0\.1|features/);
});

test('a file that one server does not have yet comes from another', async () => {
  const olderSite = await makeSite();
  await rm(join(olderSite.root, 'assets'), { recursive: true });
  const older = await testApp({ pages: await olderSite.pages(), trustedProxies: 1 });
  await older.app.listen({ port: 0, host: '127.0.0.1' });
  const portOf = ({ app }: TestApp) => (app.server.address() as AddressInfo).port;
  const both = await startNginx({ site: portOf(older), others: [portOf(server)] });
  const session = await connectTo(both.port);
  for (let n = 0; n < 4; n++) {
    const stream = session.request({
      ':authority': 'sportbuddy.example',
      ':path': `/assets/app-C0FFEE12.js?${n}`,
      'accept-encoding': n % 2 ? 'br' : 'identity',
    });
    stream.end();
    const [headers] = await once(stream, 'response');
    expect(headers[':status']).toBe(200);
    stream.resume();
  }
  session.destroy();
  await both.stop();
  await older.app.close();
  await olderSite.remove();
});
