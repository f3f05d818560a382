import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../fixtures/processes/free-port.ts';
import { requireProgram } from '../fixtures/processes/system-program.ts';
import { makeSite, type TestSite } from '../fixtures/site.ts';
import { type TestApp, testApp } from '../fixtures/test-app.ts';

const filmBytes = 64 * 1024 * 1024;

let folder: string;
let site: TestSite;
let server: TestApp;
let nginx: ChildProcess;
let port: number;
let client: ClientHttp2Session;

/** The configuration as it lies in docs, with ports, files and a patience that fit a test. */
async function configuration(upstream: number, plain: number): Promise<string> {
  const given = await readFile(new URL('../../docs/operate/nginx.conf', import.meta.url), 'utf8');
  const fitted = given
    .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace('/var/cache/nginx/sportbuddy', `${folder}/cache`)
    .replace('/etc/ssl/sportbuddy.pem', `${folder}/site.pem`)
    .replace('/etc/ssl/private/sportbuddy.key', `${folder}/site.key`)
    .replace('send_timeout 30s', 'send_timeout 1s');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off; pid ${folder}/nginx.pid; error_log stderr;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http { access_log ${folder}/access.log; ${paths.join(' ')}
${fitted}
}`;
}

beforeAll(async () => {
  const program = requireProgram('nginx', 'nginx');
  folder = await mkdtemp(join(tmpdir(), 'sportbuddy-nginx-'));
  await mkdir(join(folder, 'cache'));
  const names = [
    '-subj',
    '/CN=sportbuddy.example',
    '-keyout',
    join(folder, 'site.key'),
    '-out',
    join(folder, 'site.pem'),
  ];
  execFileSync(
    requireProgram('openssl', 'openssl'),
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names],
    { stdio: 'ignore' },
  );
  site = await makeSite();
  const pages = await site.pages();
  await truncate(join(pages.site.root, 'media/hero.webm'), filmBytes);
  server = await testApp({ pages, trustedProxies: 1 });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  port = await freePort();
  const upstream = typeof address === 'object' && address ? address.port : 0;
  await writeFile(join(folder, 'nginx.conf'), await configuration(upstream, await freePort()));
  nginx = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  client = await vi.waitFor(
    async () => {
      const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
      await once(session, 'connect');
      return session;
    },
    { timeout: 20_000, interval: 100 },
  );
});
afterAll(async () => {
  client?.destroy();
  nginx?.kill('SIGTERM');
  if (nginx && nginx.exitCode === null) await once(nginx, 'exit');
  await server?.app.close();
  await site?.remove();
  await rm(folder, { recursive: true, force: true });
});

/** One request by HTTP/2. */
async function ask(headers: Record<string, string>, body?: string) {
  const stream = client.request({ ':authority': 'sportbuddy.example', ...headers });
  stream.end(body);
  const [answered] = await once(stream, 'response');
  return { headers: answered as Record<string, string | number>, body: await text(stream) };
}

test('pages come by HTTP/2 as the site sends them', async () => {
  expect(client.alpnProtocol).toBe('h2');
  const { headers, body } = await ask({ ':path': '/features' });
  expect(headers[':status']).toBe(200);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(body).toContain('<title>/features</title>');
});

test('the limit counts by the address that nginx sees, whatever a visitor says', async () => {
  const { headers } = await ask(
    {
      ':method': 'POST',
      ':path': '/api/early-access',
      'content-type': 'application/json',
      origin: 'https://sportbuddy.example',
      'x-forwarded-for': '203.0.113.9',
    },
    JSON.stringify({ name: 'Ann', email: 'ann@example.com' }),
  );
  expect(headers[':status']).toBe(201);
  expect(server.store.added.map(({ client: address }) => address)).toEqual(['127.0.0.1']);
});

test('a part is asked of the site once for each encoding', async () => {
  const asked = () => server.logged().split('"path":"/assets/app-C0FFEE12.js"').length - 1;
  for (let n = 0; n < 3; n++) {
    const { headers } = await ask({ ':path': '/assets/app-C0FFEE12.js', 'accept-encoding': 'br' });
    expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br' });
  }
  expect(asked()).toBe(1);
  const plain = await ask({ ':path': '/assets/app-C0FFEE12.js' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(asked()).toBe(2);
});

test.each([`/${'x'.repeat(15_000)}`, `/a${'/'.repeat(15_000)}b`, '//features'])(
  'a path that no page has is answered by the site: %#',
  async (path) => {
    const { headers } = await ask({ ':path': path });
    expect(headers).toMatchObject({ ':status': 404, 'x-robots-tag': 'noindex, follow' });
  },
);

test('a body that is too large for the site is refused in its own words', async () => {
  const { headers, body } = await ask(
    { ':method': 'POST', ':path': '/api/early-access', 'content-type': 'application/json' },
    JSON.stringify({ pad: 'x'.repeat(20_000) }),
  );
  expect([headers[':status'], JSON.parse(body)]).toEqual([413, { ok: false, error: expect.any(String) }]);
});

test('a reader who takes nothing of the film is cut off', async () => {
  const reader = connectTls({
    port,
    host: '127.0.0.1',
    rejectUnauthorized: false,
    ALPNProtocols: ['http/1.1'],
  });
  await once(reader, 'secureConnect');
  reader.on('error', () => undefined);
  reader.pause();
  reader.write('GET /media/hero.webm HTTP/1.1\r\nHost: sportbuddy.example\r\n\r\n');
  // nginx writes a request down once it is done with it.
  await vi.waitFor(
    async () => expect(await readFile(join(folder, 'access.log'), 'utf8')).toContain('/media/hero.webm'),
    { timeout: 25_000, interval: 100 },
  );
  let taken = 0;
  reader.on('data', (bytes: Buffer) => {
    taken += bytes.length;
  });
  await once(reader.resume(), 'close');
  expect(taken).toBeLessThan(filmBytes);
});
