/**
 * Figures of a launch night: cold pages, sign-ups beside a client that loads the server, and
 * delivery to Airtable.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get as httpGet } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { migrate } from '../sign-up/store/migrations/migrations.ts';
import { openDatabase } from '../sign-up/store/open-database.ts';
import { insertSignUps } from '../tests/fixtures/insert-sign-ups.ts';
import { startAirtableReceiver } from '../tests/fixtures/processes/airtable-receiver.ts';
import { type SiteProcess, startSite } from '../tests/fixtures/processes/site-process.ts';
import { quantile } from './report.ts';
import { pagePaths, untilReady } from './site-pages.ts';

const readers = 64;
const loadSeconds = 5;
const loadConnections = 40;
const waitingSignUps = 100;

/** Prints the figures. Each needs a fresh server. */
export async function benchLaunchNight(): Promise<void> {
  await withSite({ WARM_UP: '0' }, async (site) => console.log(`Cold pages: ${await readAllPages(site)}`));
  await withSite({ WARM_UP: '1' }, async (site) => {
    await untilReady(site.url);
    console.log(`Pages once /readyz is 200: ${await readAllPages(site)}`);
  });
  await withSite({ RENDER_LIMIT: '300', WARM_UP: '1' }, async (site) => {
    await untilReady(site.url);
    console.log(`Sign-ups alone: ${await signUpTimes(site)}`);
    for (const [name, path] of [
      ['an unknown address', '/nowhere-[<id>]'],
      ['?team=', '/coming-soon?team=[<id>]'],
      ['?done', '/coming-soon?done'],
    ] as const)
      console.log(
        `Sign-ups beside ${loadConnections} connections of one client that request ${name}: ${await signUpTimes(site, path)}`,
      );
  });
  await benchDelivery();
}

async function withSite(
  settings: Record<string, string>,
  use: (site: SiteProcess) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-bench-'));
  const site = await startSite({ DATA_DIR: folder, ...settings });
  try {
    await use(site);
  } finally {
    await site.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 2 * readers });

/** @returns the milliseconds until the response has arrived */
function timeOf(url: string): Promise<number> {
  const began = performance.now();
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  return new Promise((resolve, reject) => {
    httpGet(url, { agent, headers }, (response) => {
      response.resume().on('end', () => resolve(performance.now() - began));
    }).on('error', reject);
  });
}

/** Each of the readers requests the next page of the sitemap that no other has requested. */
async function readAllPages({ url }: SiteProcess): Promise<string> {
  const paths = await pagePaths(url);
  const queue = paths.values();
  const pages: number[] = [];
  const files: number[] = [];
  let isRunning = true;
  const fileReader = (async () => {
    while (isRunning) files.push(await timeOf(`${url}/favicon.svg`));
  })();
  await Promise.all(
    Array.from({ length: readers }, async () => {
      for (const path of queue) pages.push(await timeOf(url + path));
    }),
  );
  isRunning = false;
  await fileReader;
  return `${paths.length} pages, ${readers} readers: ${summaryOf(pages)}; a static file meanwhile: ${summaryOf(files)}`;
}

/**
 * Sends sign-ups one after another, while `loadConnections` connections of one client request
 * `path`.
 */
async function signUpTimes({ url }: SiteProcess, path?: string): Promise<string> {
  const load =
    path &&
    autocannon({
      url,
      connections: loadConnections,
      duration: loadSeconds,
      requests: [{ path }],
      idReplacement: true,
    });
  const until = performance.now() + loadSeconds * 1_000;
  const times: number[] = [];
  while (performance.now() < until) {
    const began = performance.now();
    const address = `10.0.${times.length >> 8}.${times.length & 255}`;
    const response = await fetch(`${url}/api/early-access`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ name: 'Fan', email: `fan${performance.now()}@example.com` }),
    });
    await response.text();
    times.push(performance.now() - began);
    await sleep(10);
  }
  await load;
  return summaryOf(times);
}

async function benchDelivery(): Promise<void> {
  const receiver = await startAirtableReceiver();
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-bench-'));
  const { db, close } = openDatabase({ DATA_DIR: folder });
  await migrate(db);
  await insertSignUps(
    db,
    Array.from({ length: waitingSignUps }, (_, n) => ({ email: `fan${n}@example.com` })),
  );
  await close();
  const settings = { DATA_DIR: folder, AIRTABLE_WEBHOOK_URL: receiver.url, DELIVERY_PER_SECOND: '4' };
  const site = await startSite(settings);
  const began = performance.now();
  while (receiver.received.length - receiver.refused() < waitingSignUps) await sleep(100);
  const seconds = (performance.now() - began) / 1_000;
  console.log(
    `Delivery of ${waitingSignUps} sign-ups to a receiver with the limit of Airtable: ${seconds.toFixed(1)} s, ${receiver.refused()} refused`,
  );
  await site.end('SIGTERM');
  await receiver.close();
  await rm(folder, { recursive: true, force: true });
}

function summaryOf(times: number[]): string {
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  return `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
}
