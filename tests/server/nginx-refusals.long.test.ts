import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { ClientHttp2Session } from 'node:http2';
import { type AddressInfo, connect as connectPlain, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acmeChallenge, connectTo, type Nginx, sendOver, startNginx } from '../fixtures/processes/nginx.ts';

/** As docs/operate/nginx.conf sets it. */
const requestsOfOneClient = 2_000;
/** nginx's default of `http2_max_concurrent_streams`. */
const streamsOfOneConnection = 128;
const block = Buffer.alloc(64 * 1024);

let site: Server;
let waiting = 0;
let nginx: Nginx;

/** A site that never answers `/wait`, and whose film has no end. */
beforeAll(async () => {
  site = createServer((incoming, response) => {
    if (incoming.url === '/wait') {
      waiting += 1;
      response.once('close', () => {
        waiting -= 1;
      });
    } else if (incoming.url === '/media/film.webm') {
      const write = () => {
        while (response.write(block));
      };
      response.on('drain', write);
      write();
    } else response.setHeader('x-accepted', incoming.headers['accept-encoding'] ?? 'none').end('the site');
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  nginx = await startNginx({ site: (site.address() as AddressInfo).port });
});
afterAll(async () => {
  await nginx?.stop();
  site?.closeAllConnections();
  site?.close();
});

async function inSession<T>(port: number, use: (session: ClientHttp2Session) => Promise<T>): Promise<T> {
  const session = await connectTo(port);
  try {
    return await use(session);
  } finally {
    session.destroy();
  }
}

function openTls(): TLSSocket {
  return connectTls({
    port: nginx.port,
    host: '127.0.0.1',
    rejectUnauthorized: false,
    ALPNProtocols: ['http/1.1'],
  });
}

/** Sends bytes, and reads until nginx closes the connection. */
async function exchange(socket: Socket, bytes: string): Promise<string> {
  socket.on('error', () => undefined);
  socket.write(bytes);
  return text(socket).catch(() => '');
}

async function get(port: number, path: string, host = '127.0.0.1') {
  const asked = request({ port, host, path, headers: { host: 'sportbuddy.example' } }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/** The bare pages of nginx have its name below a line. */
function expectOwnPage(body: string, language: 'en' | 'ar'): void {
  expect(body).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
  expect(body).toContain('| SportBuddy</title>');
  expect(body).not.toMatch(/nginx/i);
}

test.each(['127.0.0.1', '::1'])('listens at %s, for HTTP and HTTPS', async (host) => {
  const { status, headers } = await get(nginx.plainPort, '/football?from=poster', host);
  expect([status, headers.location]).toEqual([308, 'https://sportbuddy.example/football?from=poster']);
  const session = await connectTo(nginx.port, host);
  expect((await sendOver(session, { ':path': '/' })).body).toBe('the site');
  session.destroy();
});

test('answers the check of a certificate authority on port 80, without a redirect', async () => {
  const { status, headers, body } = await get(nginx.plainPort, acmeChallenge.path);
  expect([status, headers['content-type'], body]).toEqual([200, 'text/plain', acmeChallenge.body]);
  const other = await get(nginx.plainPort, `${acmeChallenge.path}-of-another`);
  expect(other.status).toBe(404);
  expectOwnPage(other.body, 'en');
});

test('a body over 64 KB gets JSON with a code below /api/, and a page elsewhere', async () => {
  await inSession(nginx.port, async (session) => {
    const post = { ':method': 'POST', 'content-type': 'application/json' };
    // With and without a length: a stream that ends at once has one.
    for (const length of [{ 'content-length': '70000' }, {}]) {
      const api = await sendOver(
        session,
        { ...post, ...length, ':path': '/api/early-access' },
        Buffer.alloc(70_000),
      );
      expect(api.headers).toMatchObject({
        ':status': 413,
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'error-codes': 'request=too-large',
      });
      expect(JSON.parse(api.body)).toEqual({ ok: false, error: 'The body is over 16 KiB' });
      for (const [path, language] of [
        ['/coming-soon', 'en'],
        ['/ar/coming-soon', 'ar'],
      ] as const) {
        const page = await sendOver(session, { ...post, ...length, ':path': path }, Buffer.alloc(70_000));
        expect(page.headers).toMatchObject({ ':status': 413, 'content-type': 'text/html; charset=utf-8' });
        expectOwnPage(page.body, language);
      }
    }
  });
});

test.each([
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a method of nginx', 'TRACE / HTTP/1.1\r\nHost: sportbuddy.example\r\n\r\n', 405],
  [
    'a header of 20 KB',
    `GET / HTTP/1.1\r\nHost: sportbuddy.example\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    400,
  ],
  ['a path of 20 KB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: sportbuddy.example\r\n\r\n`, 414],
  [
    'an unknown transfer coding',
    'POST / HTTP/1.1\r\nHost: sportbuddy.example\r\nTransfer-Encoding: x\r\n\r\n',
    501,
  ],
  ['an unknown version', 'GET / HTTP/3.0\r\nHost: sportbuddy.example\r\n\r\n', 505],
  ['no HTTP', 'HELO mail\r\n\r\n', 400],
])('a request with %s gets our page, on both ports', async (_, bytes, status) => {
  for (const socket of [openTls(), connectPlain(nginx.plainPort, '127.0.0.1')]) {
    const answer = await exchange(socket, bytes.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expectOwnPage(answer.replace(/^Server: nginx\r$/m, ''), 'en');
  }
});

// RFC 9110, section 12.4.2: a weight of 0 is "not acceptable".
test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip, br; q=0.000', 'gzip'],
  ['br;Q=0,gzip;q=0.5', 'gzip'],
  ['gzip;q=1.0, *;q=0', 'gzip'],
  ['gzip;q=0.001,br ; q=0', 'gzip'],
  ['gzip;q=0, br;q=0', 'none'],
  ['x-br, brotli, gzipped', 'none'],
  ['identity', 'none'],
])('of "Accept-Encoding: %s" the site receives %s', async (accepted, passed) => {
  await inSession(nginx.port, async (session) => {
    for (const path of ['/', `/assets/${passed}.js`]) {
      const { headers } = await sendOver(session, { ':path': path, 'accept-encoding': accepted });
      expect(headers['x-accepted']).toBe(passed);
    }
  });
});

test('plain HTTP on the port of HTTPS is redirected', async () => {
  const { status, headers } = await get(nginx.port, '/football');
  expect([status, headers.location]).toEqual([308, 'https://sportbuddy.example/football']);
});

test('no response names the version of nginx', async () => {
  expect((await get(nginx.plainPort, '/')).headers.server).toBe('nginx');
  await inSession(nginx.port, async (session) => {
    expect((await sendOver(session, { ':path': '/' })).headers.server).toBe('nginx');
  });
});

test('the request after 2,000 of one client is refused, and another client is served', async () => {
  const sessions: ClientHttp2Session[] = [];
  try {
    for (let sent = 0; sent < requestsOfOneClient; sent += streamsOfOneConnection) {
      const session = await connectTo(nginx.port);
      sessions.push(session);
      for (let n = sent; n < Math.min(sent + streamsOfOneConnection, requestsOfOneClient); n++)
        session
          .request({ ':authority': 'sportbuddy.example', ':path': '/wait' })
          .on('error', () => undefined)
          .end();
    }
    while (waiting < requestsOfOneClient) await sleep(50);
    const [last] = sessions;
    if (!last) throw new Error('no session');
    const next = await connectTo(nginx.port);
    sessions.push(next);
    const page = await sendOver(next, { ':path': '/ar/football' });
    expect(page.headers).toMatchObject({ ':status': 429, 'retry-after': '60' });
    expectOwnPage(page.body, 'ar');
    const api = await sendOver(next, { ':method': 'POST', ':path': '/api/early-access' }, '{}');
    expect(api.headers).toMatchObject({
      ':status': 429,
      'error-codes': 'request=too-many',
      'retry-after': '60',
    });
    const other = await connectTo(nginx.port, '::1');
    sessions.push(other);
    expect((await sendOver(other, { ':path': '/' })).body).toBe('the site');
  } finally {
    for (const session of sessions) session.destroy();
  }
});

test('a client that reads nothing of the film is disconnected after 30 s', { timeout: 90_000 }, async () => {
  const served = once(site, 'request');
  const reader = openTls();
  await once(reader, 'secureConnect');
  reader.on('error', () => undefined);
  reader.pause();
  reader.write('GET /media/film.webm HTTP/1.1\r\nHost: sportbuddy.example\r\n\r\n');
  const [, response] = await served;
  const from = performance.now();
  await once(response, 'close');
  const seconds = (performance.now() - from) / 1_000;
  expect(seconds).toBeGreaterThan(25);
  reader.destroy();
});

test('without a site, pages and the API are refused with 502', async () => {
  const alone = await startNginx({ site: 1 });
  await inSession(alone.port, async (session) => {
    const page = await sendOver(session, { ':path': '/ar' });
    expect(page.headers).toMatchObject({
      ':status': 502,
      'retry-after': '60',
      'x-robots-tag': 'noindex, follow',
    });
    expectOwnPage(page.body, 'ar');
    const api = await sendOver(session, { ':method': 'POST', ':path': '/api/early-access' }, '{}');
    expect(api.headers).toMatchObject({ ':status': 502, 'error-codes': 'request=unavailable' });
    expect(JSON.parse(api.body)).toEqual({ ok: false, error: expect.any(String) });
  });
  await alone.stop();
});
