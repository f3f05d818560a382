import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isReady, npmStart, type StartedSite } from '../fixtures/processes/npm-start.ts';

let folder: string;
let site: StartedSite;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sportbuddy-dev-'));
  site = await npmStart({ script: 'dev', settings: { DATA_DIR: folder } });
  await isReady(site);
}, 120_000);
afterAll(async () => {
  await site.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

test('a page comes from its sources, with its sheets and the scripts that exchange them', async () => {
  const answer = await fetch(`${site.url}/ar/football`);
  const page = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(page).toContain('<html lang="ar" dir="rtl"');
  expect(page).toContain('src="/@vite/client"');
  const sheets = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(sheets).toContain('/app/pages/hub/card-mosaic.css');
  for (const href of [...sheets, '/app/entry.client.tsx']) {
    const { ok } = await fetch(site.url + href);
    expect(ok, href).toBe(true);
  }
});

test('engineers find the panel that tries a webhook', async () => {
  const page = await fetch(`${site.url}/coming-soon`).then((answer) => answer.text());
  expect(page).toContain('data-island="webhook-panel"');
});

test('an unknown address is a page of its own, and a sign-up is kept', async () => {
  expect((await fetch(`${site.url}/no-such-page`)).status).toBe(404);
  const fan = { name: 'Ann', email: 'ann@sportbuddy.example' };
  const answer = await fetch(`${site.url}/api/early-access`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fan),
  });
  expect([answer.status, await answer.json()]).toEqual([201, { ok: true }]);
});
