import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { distFolder } from '../../build/releases/fresh-release.ts';
import { currentRelease } from '../../build/releases/releases.ts';
import { missingFacts } from '../../content/company.ts';
import { site as content } from '../../content/site.ts';
import { freePort } from '../fixtures/processes/free-port.ts';
import { isReady, npmStart } from '../fixtures/processes/npm-start.ts';
import { startReceiver } from '../fixtures/processes/webhook-receiver.ts';

const withBuildMs = 400_000;
const nobody = 65_534;
const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sportbuddy-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Line = { msg: string; missing?: string[] };
const linesOf = (stdout: string): Line[] =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Whether somebody without rights of their own may look into the project's folder. */
async function isOpenToAll(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  return (mode & 0o001) !== 0 && (path === '/' || (await isOpenToAll(dirname(path))));
}

describe.each(['SIGTERM', 'SIGINT'] as const)('%s to npm', (signal) => {
  test('stops the server, which says so in this order, and frees its port', {
    timeout: withBuildMs,
  }, async () => {
    const site = await npmStart({ settings: { DATA_DIR: folder } });
    await isReady(site);
    await site.end(signal);
    await expect(fetch(`${site.url}/healthz`)).rejects.toThrow();
    const said = linesOf(site.printed().stdout);
    expect(said.slice(-2).map(({ msg }) => msg)).toEqual(['stopping', 'stopped']);
  });
});

test('facts of the company that nobody has named are told at the start, once', {
  timeout: withBuildMs,
}, async () => {
  const site = await npmStart({ settings: { DATA_DIR: folder } });
  await isReady(site);
  await site.end('SIGTERM');
  const told = linesOf(site.printed().stdout).flatMap(({ msg, missing }) =>
    missing ? [{ msg, missing }] : [],
  );
  const missing = missingFacts(content.company);
  const msg = 'the legal pages leave facts of the company open: name them in content/site.ts';
  expect(told).toEqual(missing.length > 0 ? [{ msg, missing }] : []);
});

test('where the settings say so, what is asked for, kept and delivered is measured', {
  timeout: withBuildMs,
}, async () => {
  const receiver = await startReceiver();
  const METRICS_PORT = String(await freePort());
  const site = await npmStart({
    settings: { DATA_DIR: folder, METRICS_PORT, AIRTABLE_WEBHOOK_URL: receiver.url },
  });
  await isReady(site);
  const answer = await fetch(`${site.url}/api/early-access`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann', email: 'ann@sportbuddy.example' }),
  });
  expect(answer.status).toBe(201);
  await receiver.calls(1);
  const scrape = () => fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`).then((scraped) => scraped.text());
  await vi.waitFor(
    async () =>
      expect(await scrape()).toContain('sportbuddy_delivery_attempts_total{outcome="delivered"} 1\n'),
    { timeout: 10_000, interval: 200 },
  );
  const measured = await scrape();
  expect(measured).toContain('sportbuddy_sign_ups_total{outcome="stored"} 1\n');
  expect(measured).toContain('sportbuddy_database_readable 1\n');
  expect(measured).toContain(`build="${(await currentRelease(distFolder))?.id}"`);
  await site.end('SIGTERM');
  await receiver.close();
});

test('what was built is not built again, and servers beside each other share it', {
  timeout: withBuildMs,
}, async () => {
  const first = await npmStart({ settings: { DATA_DIR: folder } });
  await isReady(first);
  const built = await currentRelease(distFolder);
  const others = await Promise.all([1, 2].map(() => npmStart({ settings: { DATA_DIR: folder } })));
  await Promise.all(others.map(isReady));
  for (const other of others) {
    // A build would have something to say.
    expect(other.printed().stderr).toBe('');
    expect((await fetch(other.url)).status).toBe(200);
  }
  expect((await currentRelease(distFolder))?.id).toBe(built?.id);
  for (const site of [first, ...others]) await site.end('SIGTERM');
});

test('a port that is taken ends the start with one line that says what to do', {
  timeout: withBuildMs,
}, async () => {
  const first = await npmStart({ settings: { DATA_DIR: folder } });
  await isReady(first);
  const data = join(folder, 'second');
  const second = await npmStart({ settings: { DATA_DIR: data }, port: first.port });
  await once(second.child, 'close');
  expect(second.child.exitCode).toBe(1);
  expect(second.printed().stderr).toBe(
    `Cannot start: port ${first.port} is in use by another process; end that one or choose another port\n`,
  );
  // Its database is closed: what was written beside the file has gone into it.
  expect((await readdir(data)).filter((name) => name.endsWith('-wal'))).toEqual([]);
  await first.end('SIGTERM');
});

test('what its owner has built, another user can serve', { timeout: withBuildMs }, async () => {
  const owner = await npmStart({ settings: { DATA_DIR: join(folder, 'owner') } });
  await isReady(owner);
  await owner.end('SIGTERM');
  const data = join(folder, 'other');
  await chmod(folder, 0o777);
  const mayChange = process.getuid?.() === 0 && (await isOpenToAll(projectFolder));
  const other = await npmStart({
    settings: { DATA_DIR: data, HOME: folder },
    ...(mayChange && { uid: nobody }),
  });
  await isReady(other);
  expect((await fetch(`${other.url}/features`)).status).toBe(200);
  expect(other.printed().stderr).toBe('');
  await other.end('SIGTERM');
  expect((await stat(data)).uid).toBe(mayChange ? nobody : process.getuid?.());
});
