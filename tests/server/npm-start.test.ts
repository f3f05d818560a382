import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { currentRelease, distFolder } from '../../bundler/releases.ts';
import { missingFacts } from '../../content/company.ts';
import { site as content } from '../../content/site.ts';
import { npmStart } from '../fixtures/processes/npm-start.ts';
import { startReceiver } from '../fixtures/processes/webhook-receiver.ts';
import { signUp } from '../fixtures/sign-up-load.ts';

/** Includes a build, if the current one is out of date. */
const withBuildMs = 400_000;

test('npm start serves, stores, delivers and counts a sign-up, and SIGTERM to npm stops it', {
  timeout: withBuildMs,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-start-'));
  const receiver = await startReceiver();
  const site = await npmStart({
    settings: { DATA_DIR: folder, METRICS_PORT: '0', AIRTABLE_WEBHOOK_URL: receiver.url },
  });
  const lines = () =>
    site.output.stdout
      .trim()
      .split('\n')
      .map((line): { msg: string; metrics?: string; missing?: string[] } => JSON.parse(line));
  const page = await fetch(`${site.url}/football`);
  expect(page.status).toBe(200);
  const [, vitalsScript = ''] = /data-vitals="([^"]+)"/.exec(await page.text()) ?? [];
  expect((await fetch(site.url + vitalsScript)).headers.get('content-type')).toContain('javascript');
  const report = { method: 'POST', body: JSON.stringify({ path: '/ar/football', LCP: 900 }) };
  expect((await fetch(`${site.url}/api/vitals`, report)).status).toBe(204);
  expect(await signUp(site.url, 'ann@sportbuddy.example', 'unused')).toBe(201);
  await receiver.calls(1);

  const metrics = lines().find((line) => line.metrics)?.metrics ?? '';
  const scrape = () => fetch(metrics).then((answer) => answer.text());
  await vi.waitFor(
    async () =>
      expect(await scrape()).toContain('sportbuddy_delivery_attempts_total{outcome="delivered"} 1\n'),
    { timeout: 20_000, interval: 100 },
  );
  const measured = await scrape();
  expect(measured).toContain('sportbuddy_sign_ups_total{outcome="stored"} 1\n');
  expect(measured).toContain('sportbuddy_web_vitals_lcp_seconds_count{kind="hub",language="ar"} 1\n');
  expect(measured).toContain('sportbuddy_database_readable 1\n');
  expect(measured).toContain(`build="${(await currentRelease(distFolder))?.id}"`);

  await site.end('SIGTERM');
  await expect(fetch(`${site.url}/healthz`)).rejects.toThrow();
  expect(
    lines()
      .slice(-2)
      .map(({ msg }) => msg),
  ).toEqual(['stopping', 'stopped']);
  const missing = [
    ...missingFacts(content.company),
    ...(['contact', 'support', 'security'] as const).filter((name) => content[name].endsWith('.example')),
    ...content.social.flatMap(({ network, isNamed }) => (isNamed ? [] : [network])),
  ];
  expect(lines().flatMap((line) => (line.missing ? [line.missing] : []))).toEqual(
    missing.length > 0 ? [missing] : [],
  );
  await receiver.close();
  await rm(folder, { recursive: true });
});
