import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './median.ts';
import { startSite } from './page-speed/site-server.ts';

/** What a visitor may send costs at most so many times an ordinary 404. */
const limit = 3;
const rounds = 60;
const warmUpRounds = 10;

const ordinary = (n: number) => `/no-such-page-${n}`;
/** Each with a number in it, so that nothing is answered from what was kept. */
const hostile: Record<string, (n: number) => string> = {
  '15,000 slashes': (n) => `/a${n}${'/'.repeat(15_000)}b`,
  '5,000 encoded slashes': (n) => `/${n}${'%2f'.repeat(5_000)}`,
  '7,900 short segments': (n) => `/${n}${'/a'.repeat(7_900)}`,
  '900 short segments': (n) => `/${n}${'/a'.repeat(900)}`,
  '900 short segments in capitals': (n) => `/${n}${'/A'.repeat(900)}`,
  '2,000 bytes of one segment': (n) => `/${String(n).padEnd(1_999, 'x')}`,
  '2,000 bytes of percent signs': (n) => `/${n}${'%25'.repeat(660)}`,
  'a broken percent sign': (n) => `/${n}${'x'.repeat(1_000)}%`,
  'a query of 15,000 question marks': (n) => `/${n}${'?'.repeat(15_000)}`,
  'a query of 5,000 names': (n) => `/coming-soon?${n}${'&a'.repeat(5_000)}`,
  'a team of 15,000 characters': (n) => `/coming-soon?team=${n}${'x'.repeat(15_000)}`,
  'a team of 200 characters': (n) => `/coming-soon?team=${String(n).padEnd(200, 'x')}`,
};

/** The time of hostile addresses beside that of an ordinary 404, in turn over one connection to the built site. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-paths-'));
  const site = await startSite(folder);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = new Map<string, number[]>();
  try {
    for (let round = 0; round < warmUpRounds + rounds; round++) {
      for (const [name, address] of [['ordinary 404', ordinary] as const, ...Object.entries(hostile)]) {
        const ms = await timed(site.url, address(round), agent);
        if (round >= warmUpRounds) times.set(name, [...(times.get(name) ?? []), ms]);
      }
    }
  } finally {
    agent.destroy();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const base = median(times.get('ordinary 404'));
  console.log(`ordinary 404: ${base.toFixed(2)} ms`);
  const broken: string[] = [];
  for (const name of Object.keys(hostile)) {
    const ms = median(times.get(name));
    const ratio = ms / base;
    console.log(`${name}: ${ms.toFixed(2)} ms, ${ratio.toFixed(2)} of it (limit ${limit})`);
    if (ratio > limit) broken.push(`${name} cost ${ratio.toFixed(2)} times a 404`);
  }
  if (broken.length > 0) throw new Error(broken.join('; '));
}

async function timed(url: string, path: string, agent: Agent): Promise<number> {
  const { hostname, port } = new URL(url);
  const start = performance.now();
  const request = get({ hostname, port, path, agent, headers: { 'accept-encoding': 'br' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  return performance.now() - start;
}
