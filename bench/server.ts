import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon, { type Request } from 'autocannon';
import { startServerProcess } from '../tests/fixtures/processes/server-process.ts';
import { startSite } from '../tests/fixtures/processes/site-process.ts';
import { benchLaunchNight } from './launch-night.ts';
import { median, table } from './report.ts';
import { signUpRequest } from './sign-up-request.ts';

const connections = 64;
const warmUpSeconds = 1;
const referenceEntry = fileURLToPath(new URL('./reference-server.ts', import.meta.url));

type Sent = { method?: 'POST'; path: string; headers: Record<string, string>; body?: string };
/** `vary` returns the parts that differ between requests. */
type Case = { name: string; status: number; request: Sent; vary?: () => Omit<Sent, 'path'> };

const html = { accept: 'text/html', 'accept-encoding': 'br, gzip' };
const form = {
  method: 'POST',
  headers: { ...html, 'content-type': 'application/x-www-form-urlencoded' },
  body: 'name=A&team=&email=no-address',
} as const;

const cases: readonly Case[] = [
  { name: 'cached page', status: 200, request: { path: '/football/liverpool', headers: html } },
  { name: 'missing page', status: 404, request: { path: '/no-such-page', headers: html } },
  { name: '?team=', status: 200, request: { path: '/coming-soon?team=Liverpool%20FC', headers: html } },
  { name: 'invalid form', status: 422, request: { ...form, path: '/coming-soon' } },
  {
    name: 'JSON sign-up',
    status: 201,
    request: { path: '/api/early-access', headers: {} },
    vary: signUpRequest,
  },
];

type Load = { perSecond: number; p50: number; p99: number };
type Round = { site: Load; reference: Load };
type Urls = { siteUrl: string; referenceUrl: string };

/**
 * Prints requests per second of the built site and of a plain Node server that sends bodies of the
 * same size. Rounds are interleaved, so that noise affects every case equally.
 *
 * @throws Error when a request fails or has another status than expected
 */
export async function benchServer({ rounds, seconds }: { rounds: number; seconds: number }): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'sportbuddy-bench-'));
  const site = await startSite({ DATA_DIR: dataFolder });
  const reference = await startServerProcess({}, referenceEntry);
  const urls = { siteUrl: site.url, referenceUrl: reference.url };
  try {
    const measured = cases.map((target) => ({ target, results: [] as Round[] }));
    for (const target of cases) await measureRound(target, urls, warmUpSeconds);
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`round ${round} of ${rounds}`);
      for (const { target, results } of measured) results.push(await measureRound(target, urls, seconds));
    }
    console.log(`\nMedians of rounds of ${seconds} s with ${connections} connections:\n`);
    const rows = measured.map(({ target, results }) => [target.name, ...row(results)]);
    console.log(table(columns, rows));
  } finally {
    await reference.end('SIGTERM');
    await site.end('SIGTERM');
    await rm(dataFolder, { recursive: true, force: true });
  }
  console.log('\nLaunch night:\n');
  await benchLaunchNight();
}

async function measureRound(target: Case, { siteUrl, referenceUrl }: Urls, seconds: number): Promise<Round> {
  const size = await bodySize(siteUrl, target);
  const plain = { ...target, status: 200, request: { ...target.request, path: `/${size}` } };
  return {
    reference: await load(referenceUrl, plain, seconds),
    site: await load(siteUrl, target, seconds),
  };
}

async function bodySize(url: string, { name, request, vary }: Case): Promise<number> {
  const { path, ...init } = { ...request, ...vary?.() };
  const response = await fetch(url + path, init);
  await response.body?.cancel();
  const size = Number(response.headers.get('content-length'));
  if (!size) throw new Error(`${name}: no Content-Length`);
  return size;
}

async function load(url: string, { name, status, request, vary }: Case, seconds: number): Promise<Load> {
  const setupRequest = (given: Request): Request => ({ ...given, ...vary?.() });
  const { statusCodeStats, errors, requests, latency, duration } = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [vary ? { ...request, setupRequest } : request],
  });
  const statuses = Object.keys(statusCodeStats ?? {});
  if (errors > 0 || statuses.some((code) => code !== String(status)))
    throw new Error(`${name} at ${url}: ${errors} errors, statuses [${statuses}], expected ${status}`);
  return { perSecond: requests.total / duration, p50: latency.p50, p99: latency.p99 };
}

const columns = ['request', 'requests/s', 'p50 ms', 'p99 ms', 'reference/s', 'p50 ms', 'p99 ms', 'ratio'];

function row(results: readonly Round[]): string[] {
  const of = (figure: (round: Round) => number) => median(results.map(figure));
  const cells = (side: keyof Round) => [
    of((round) => round[side].perSecond).toFixed(0),
    `${of((round) => round[side].p50)}`,
    `${of((round) => round[side].p99)}`,
  ];
  const ratio = of(({ site, reference }) => site.perSecond / reference.perSecond).toFixed(3);
  return [...cells('site'), ...cells('reference'), ratio];
}
