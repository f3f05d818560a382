import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onFreePort } from '../fixtures/processes/free-port.ts';
import { type RunningProgram, startProgram } from '../fixtures/processes/program.ts';
import { requireProgram } from '../fixtures/processes/system-program.ts';
import { makeSite, type TestSite } from '../fixtures/site.ts';
import { type TestApp, testApp } from '../fixtures/test-app.ts';

let site: TestSite;
let server: TestApp;
let folder: string;
let cdn: { port: number; program: RunningProgram };
let now = new Date('2027-01-01T11:59:00Z');

/**
 * A shared cache that follows the headers of the site for every path, and tells by `x-cache` what it
 * did. The key has the whole address.
 */
const configuration = (port: number, upstream: number) => `daemon off; pid ${folder}/nginx.pid;
error_log stderr notice;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  proxy_cache_path ${folder}/cache keys_zone=cdn:1m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${upstream};
      proxy_http_version 1.1;
      proxy_set_header Host sportbuddy.example;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      # nginx removes it where it caches. A CDN passes it on for what it does not keep.
      proxy_set_header If-None-Match $http_if_none_match;
      proxy_cache cdn;
      proxy_cache_key $request_uri;
      proxy_cache_revalidate on;
      add_header x-cache $upstream_cache_status always;
    }
  }
}`;

async function startCdn(upstream: number) {
  folder = await mkdtemp(join(tmpdir(), 'sportbuddy-cdn-'));
  await mkdir(join(folder, 'cache'));
  const nginx = requireProgram('nginx', 'nginx');
  return onFreePort(async (port) => {
    await writeFile(join(folder, 'nginx.conf'), configuration(port, upstream));
    const program = startProgram(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], {});
    await program.waitForOutput(/(start worker processes)/);
    return { port, program };
  });
}

beforeAll(async () => {
  site = await makeSite();
  const pages = await site.pages({}, { now: () => now });
  server = await testApp({ pages, trustedProxies: 1, signUpLimit: 1 });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  cdn = await startCdn((server.app.server.address() as AddressInfo).port);
});
afterAll(async () => {
  await cdn?.program.end();
  await server?.app.close();
  await site?.remove();
  await rm(folder, { recursive: true, force: true });
});

/** Requests `path` twice through the CDN. @returns both responses, with what the CDN did */
async function twice(path: string, init: RequestInit = {}) {
  const responses = [];
  for (let call = 0; call < 2; call += 1) {
    const response = await fetch(`http://127.0.0.1:${cdn.port}${path}`, { redirect: 'manual', ...init });
    responses.push({ response, cache: response.headers.get('x-cache'), body: await response.text() });
  }
  return responses;
}

test.each(['/assets/app-C0FFEE12.js', '/media/hero.0a1b2c3d.webm'])(
  'the CDN keeps %s for a year, once for each encoding',
  async (path) => {
    const [first, second] = await twice(path);
    expect(first?.response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect([first?.cache, second?.cache]).toEqual(['MISS', 'HIT']);
    const plain = await twice(path, { headers: { 'accept-encoding': 'identity' } });
    expect(plain[0]?.response.headers.get('content-encoding')).toBeNull();
  },
);

test.each([
  ['a page', '/features', 200],
  ['a page in Arabic', '/ar/features', 200],
  ['a file without a hash', '/favicon.svg', 200],
  ['the form with a team', '/coming-soon?team=Ajax', 200],
  ['the form with a tag', '/coming-soon?from=poster', 200],
  ['the success page', '/coming-soon?done', 200],
  ['an unknown path', '/nowhere', 404],
  ['an asset of another release', '/assets/app-00000000.js', 404],
  ['another spelling', '/Features/', 308],
  ['a health check', '/healthz', 200],
])('the CDN serves no %s without asking the site', async (_what, path, status) => {
  for (const { response, cache } of await twice(path)) {
    expect(response.status).toBe(status);
    expect(['MISS', 'EXPIRED', 'REVALIDATED']).toContain(cache);
    expect(response.headers.get('cache-control') ?? '').not.toMatch(/stale|max-age/);
  }
});

test('a page is not modified for a browser that has it, and another one after the half day', async () => {
  const [first] = await twice('/features');
  const etag = first?.response.headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const kept = await twice('/features', { headers: { 'if-none-match': etag } });
  expect(kept.map(({ response }) => response.status)).toEqual([304, 304]);
  const rendered = site.rendered.length;
  now = new Date('2027-01-01T12:00:00Z');
  await twice('/features');
  expect(site.rendered.length).toBe(rendered + 1);
});

test('sign-ups pass through, and count by the address that the CDN reports', async () => {
  const responses = await twice('/api/early-access', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
    body: JSON.stringify({ name: 'Ann', email: 'ann@example.com' }),
  });
  expect(responses.map(({ response }) => response.status)).toEqual([201, 429]);
  for (const { response } of responses) expect(response.headers.get('cache-control')).toBe('no-store');
});
