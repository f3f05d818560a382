import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { npmStart, type StartedSite } from '../fixtures/processes/npm-start.ts';

let folder: string;
let site: StartedSite;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sportbuddy-dev-'));
  const settings = {
    DATA_DIR: folder,
    SIGN_UP_LIMIT: '1',
    RENDER_LIMIT: '5',
    METRICS_PORT: '0',
    MAIL_WEBHOOK_SECRET: 'whsec_c2VjcmV0IG9mIHRoZXNlIHRlc3RzLCBsb25nIGVub3VnaA==',
  };
  site = await npmStart({ script: 'dev', settings });
}, 120_000);
afterAll(async () => {
  await site.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

test('a page is rendered from its sources, with its style sheets and the hot-reload scripts', async () => {
  const answer = await fetch(`${site.url}/ar/football`);
  const page = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(page).toContain('<html lang="ar" dir="rtl"');
  // Vite's client runs inline scripts.
  expect(answer.headers.get('content-security-policy')).toBeNull();
  const scripts = '/@vite/client /@id/@vitejs/plugin-react/preamble /app/entry.client.tsx';
  expect(page).toContain(`<script data-scripts="${scripts}">`);
  const sheets = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(sheets[0]).toBe('/app/styles/app.css');
  expect(sheets).toContain('/app/pages/hub/hub-spread.css');
  expect(sheets).toContain('/app/layout/footer.css');
  expect(sheets.filter((href) => /^\/app\/pages\/(?!hub\/)/.test(href))).toEqual([]);
  expect(new Set(sheets).size).toBe(sheets.length);
  for (const href of [...sheets, '/app/entry.client.tsx']) {
    const { ok } = await fetch(site.url + href);
    expect(ok, href).toBe(true);
  }
});

/** The hot-reload message that open pages get when a source file changes. */
type HotUpdate = { type: string; updates?: { type: string; path: string }[] };

/** Touches a source file and resolves with the message that browsers get. */
async function hotUpdateOf(file: string): Promise<HotUpdate> {
  const client = await fetch(`${site.url}/@vite/client`).then((answer) => answer.text());
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1];
  const socket = new WebSocket(`${site.url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  const received = Promise.withResolvers<HotUpdate>();
  socket.addEventListener('error', () => received.reject(new Error('the socket of hot reloading failed')));
  socket.addEventListener('message', ({ data }) => {
    const update: HotUpdate = JSON.parse(data);
    if (update.type !== 'connected') return received.resolve(update);
    const now = new Date();
    utimes(file, now, now).catch(received.reject);
  });
  const update = await received.promise;
  socket.close();
  return update;
}

test('an edited stylesheet is replaced in open pages; an edited server-only source reloads them', async () => {
  const page = await fetch(`${site.url}/football`).then((answer) => answer.text());
  const [, sheet = ''] = /href="([^"]+hub-spread.css)"/.exec(page) ?? [];
  await fetch(site.url + sheet, { headers: { accept: 'text/css' } });
  expect(await hotUpdateOf('app/pages/hub/hub-spread.css')).toMatchObject({
    type: 'update',
    updates: expect.arrayContaining([expect.objectContaining({ type: 'css-update' })]),
  });
  expect(await hotUpdateOf('app/pages/hub/page.tsx')).toMatchObject({ type: 'full-reload' });
});

test('the sheet of link previews is served, with the script that reloads it and pictures that exist', async () => {
  const answer = await fetch(`${site.url}/link-previews`);
  const sheet = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(sheet).toContain('<script type="module" src="/@vite/client">');
  const [, picture = ''] = /<img [^>]*src="([^"]+)"/.exec(sheet) ?? [];
  const { status, headers } = await fetch(site.url + picture);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('the sign-up page shows the webhook test panel', async () => {
  const page = await fetch(`${site.url}/coming-soon`).then((answer) => answer.text());
  expect(page).toContain('data-island="webhook-panel"');
});

test('the preview shows letters in both languages as HTML and as text', async () => {
  const preview = await fetch(`${site.url}/letters/`).then((answer) => answer.text());
  for (const words of ['Confirm your ticket', 'أكّد تذكرتك', 'The gates are open', 'فُتحت البوابات'])
    expect(preview).toContain(words);
  expect(preview.match(/<iframe /g)).toHaveLength(10);
  expect(preview.match(/<pre /g)).toHaveLength(10);
  const letter = await fetch(`${site.url}/letters/reminder.ar`).then((answer) => answer.text());
  expect(letter).toContain('<html lang="ar" dir="rtl"');
  expect((await fetch(`${site.url}/letters/unknown.ar`)).status).toBe(404);
});

test('pages have no policy that stops inline scripts of Vite, also that of a refused form', async () => {
  const body = new URLSearchParams({ name: 'A', email: 'none' });
  const refused = await fetch(`${site.url}/coming-soon`, { method: 'POST', body });
  const page = await fetch(`${site.url}/features`);
  for (const { headers } of [page, refused]) expect(headers.get('content-security-policy')).toBeNull();
  expect(refused.status).toBe(422);
  const { status, headers } = await fetch(`${site.url}/%63oming-soon`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([308, '/coming-soon']);
});

test('an unknown address returns the 404 page, and a sign-up is stored', async () => {
  const unknown = await fetch(`${site.url}/no-such-page`);
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(await unknown.text()).toContain('<html lang="en"');
  const fan = { name: 'Ann', email: 'ann@sportbuddy.example' };
  const answer = await fetch(`${site.url}/api/early-access`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fan),
  });
  expect([answer.status, await answer.json()]).toEqual([201, { ok: true, ticket: expect.any(String) }]);
});

describe('as with npm start,', () => {
  const statusOf = async (path: string) => (await fetch(site.url + path)).status;
  const post = (path: string, type: string, body: object) =>
    fetch(site.url + path, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify(body),
    });

  test('sign-ups above SIGN_UP_LIMIT get 429', async () => {
    const signUp = { name: 'Bea', email: 'bea@sportbuddy.example' };
    const answers = [1, 2].map(() => post('/api/early-access', 'application/json', signUp));
    expect((await Promise.all(answers)).map(({ status }) => status)).toContain(429);
  });

  test('pages rendered above RENDER_LIMIT get 429, and known pages are not counted', async () => {
    for (let visit = 0; visit < 6; visit++) expect(await statusOf('/ar/features')).toBe(200);
    const unknown = [];
    for (let visit = 0; visit < 6; visit++) unknown.push(await statusOf('/nowhere'));
    expect(unknown.at(-1)).toBe(429);
    expect(await statusOf('/features')).toBe(200);
  });

  test('unsigned mail events get 401', async () => {
    expect((await post('/api/mail-events', 'application/json', {})).status).toBe(401);
  });

  test('requests and Web Vitals are measured', async () => {
    expect(await (await fetch(`${site.url}/features`)).text()).toMatch(
      / data-vitals="[^"]+entry\.vitals\.ts"/,
    );
    expect((await post('/api/vitals', 'text/plain', { path: '/features', LCP: 1_000 })).status).toBe(204);
    const [, address = ''] = /"metrics":"([^"]+)"/.exec(site.output.stdout) ?? [];
    const metrics = await (await fetch(address)).text();
    expect(metrics).toMatch(/lcp_seconds_count\{[^}]*features[^}]*\} 1/);
    expect(metrics).toContain('build="development"');
  });
});
