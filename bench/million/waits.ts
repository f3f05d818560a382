import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { fillSignUps } from '../../tests/fixtures/databases/fill.ts';
import { runMeasured } from '../../tests/fixtures/processes/measured-command.ts';
import { quantile } from '../report.ts';
import { signUpRequest } from '../sign-up-request.ts';
import { mailSettings, type Site } from './site.ts';
import { withDb } from './stores.ts';

/** Far from the limit, so that waits show what a sign-up waits for and not the queue before it. */
const senders = 8;
const pauseMs = 20;
const readers = 40;
const scrapeEveryMs = 1_000;
/** Sign-ups that one round of `erase` or `purge` finds. */
const added = 2_000;
/** Past the retention. */
const longAgo = '2020-01-01T00:00:00.000Z';

/** Runs beside sign-ups for about `seconds`. Prepares before `begin` is called. */
type Load = (site: Site, seconds: number, begin: () => void) => Promise<void>;

/** What a server does beside sign-ups, by name. */
export const loads = {
  nothing: async (_site, seconds, begin) => {
    begin();
    await sleep(seconds * 1_000);
  },
  '/metrics each second': async ({ metricsUrl }, seconds, begin) => {
    begin();
    for (let second = 0; second < seconds; second += 1) {
      const pause = sleep(scrapeEveryMs);
      await (await fetch(metricsUrl)).text();
      await pause;
    }
  },
  '`erase`': async ({ storage }, seconds, begin) => {
    const first = await addSignUps(storage);
    begin();
    await repeat(seconds, (n) => command(['erase', `fan${first + n}@example.com`], storage));
  },
  '`purge`': async ({ storage }, seconds, begin) => {
    await addSignUps(storage, longAgo);
    begin();
    await repeat(seconds, () => command(['purge'], storage));
  },
  [`${readers} readers of one own sign-up`]: async ({ url, ownSignUpPath }, seconds, begin) => {
    begin();
    const { non2xx, errors } = await autocannon({
      url: url + ownSignUpPath,
      connections: readers,
      duration: seconds,
    });
    if (errors > 0 || non2xx > 0) throw new Error(`Own sign-up pages: ${errors} errors, ${non2xx} refusals`);
  },
} satisfies Record<string, Load>;

let nextNumber = 2_000_000;

/** @returns the number of the first */
async function addSignUps(storage: Site['storage'], createdAt?: string): Promise<number> {
  const first = nextNumber;
  nextNumber += added;
  await withDb(storage, (db) => fillSignUps(db, added, { first, createdAt }));
  return first;
}

async function repeat(seconds: number, run: (n: number) => Promise<void>): Promise<void> {
  const until = performance.now() + seconds * 1_000;
  for (let n = 0; n === 0 || performance.now() < until; n += 1) await run(n);
}

async function command(args: string[], storage: Site['storage']): Promise<void> {
  const { code, stderr } = await runMeasured(args, { ...storage, ...mailSettings }, { dropsOutput: true });
  if (code !== 0) throw new Error(`signups ${args[0]}: ${stderr}`);
}

/**
 * Signs up on a few connections while `load` runs.
 * @returns the 99th percentile of the milliseconds until the response
 * @throws Error when one is refused
 */
export async function waitsBeside(load: Load, site: Site, seconds: number): Promise<number> {
  const times: number[] = [];
  const agent = new Agent({ keepAlive: true });
  const started = Promise.withResolvers<void>();
  let isRunning = true;
  const running = load(site, seconds, started.resolve).finally(() => {
    isRunning = false;
    started.resolve();
  });
  await started.promise;
  const sending = Array.from({ length: senders }, async () => {
    while (isRunning) {
      times.push(await signUp(site.url, agent));
      await sleep(pauseMs);
    }
  });
  await Promise.all([running, ...sending]);
  agent.destroy();
  return quantile(times, 0.99);
}

function signUp(url: string, agent: Agent): Promise<number> {
  const { method, headers, body } = signUpRequest();
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${url}/api/early-access`, { method, headers, agent }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 201) resolve(performance.now() - began);
        else reject(new Error(`A sign-up was answered with ${response.statusCode}`));
      });
    });
    request.on('error', reject).end(body);
  });
}
