import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { asAdministrator } from '../fixtures/databases/databases.ts';
import { type Cluster, startCluster } from '../fixtures/databases/postgres-cluster.ts';
import { signUp } from '../fixtures/fans.ts';
import { startTcpProxy, type TcpProxy } from '../fixtures/processes/tcp-proxy.ts';
import { type Receiver, startReceiver, status } from '../fixtures/processes/webhook-receiver.ts';
import { endure } from './endure.ts';
import { exported } from './exported.ts';
import { answers, type SiteProcess, startSite } from './site-process.ts';

const database = 'PostgreSQL';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

let name: string;
let proxy: TcpProxy;
let receiver: Receiver;
let sites: SiteProcess[];
beforeEach(async () => {
  name = `fault_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name}`);
  proxy = await startTcpProxy(cluster.port);
  receiver = await startReceiver();
  sites = [];
});
afterEach(async () => {
  for (const { end } of sites) await end('SIGKILL');
  await proxy.close();
  await receiver.close();
});

const administer = (statement: string) => asAdministrator(cluster.url('postgres'), statement);

const settings = () => ({
  DATABASE_URL: `postgres://postgres@127.0.0.1:${proxy.port}/${name}`,
  AIRTABLE_WEBHOOK_URL: receiver.url,
});
const stored = () => exported({ DATABASE_URL: cluster.url(name) });

async function startOne(more: NodeJS.ProcessEnv = {}): Promise<SiteProcess> {
  const site = await startSite({ ...settings(), ...more });
  sites.push(site);
  return site;
}

type Disturbance = { inject(): Promise<void> | void; heal(): Promise<void> | void };

async function endureOne(fault: string, disturbance: Disturbance, lastsMs?: number) {
  const site = await startOne();
  return endure({
    fault,
    database,
    urls: [site.url],
    receiver,
    stored,
    ...disturbance,
    ...(lastsMs && { lastsMs }),
  });
}

test.each(['fast', 'immediate'] as const)('the cluster restarts (%s)', async (how) => {
  await endureOne(
    `restart (${how})`,
    {
      async inject() {
        await cluster.shutDown(how);
        await cluster.start();
      },
      heal: () => undefined,
    },
    2_000,
  );
});

test('the cluster is down', async () => {
  await endureOne('down', { inject: () => cluster.shutDown('fast'), heal: () => cluster.start() });
});

test('the cluster is frozen', async () => {
  await endureOne('frozen', { inject: () => cluster.freeze(), heal: () => cluster.thaw() });
});

test('the network swallows everything', async () => {
  await endureOne('black hole', { inject: () => proxy.swallow(), heal: () => proxy.heal() });
});

test('the network swallows what was connected, and new connections pass', async () => {
  await endureOne('dead sockets', {
    async inject() {
      proxy.swallow();
      await proxy.heal();
    },
    heal: () => undefined,
  });
});

test('connections are refused', async () => {
  await endureOne('refused', { inject: () => proxy.refuse(), heal: () => proxy.heal() });
});

test('connections are cut again and again', async () => {
  let isOver = false;
  let cutting: Promise<void> | undefined;
  await endureOne('cut again and again', {
    inject() {
      cutting = (async () => {
        while (!isOver) {
          proxy.cut();
          await sleep(150);
        }
      })();
    },
    async heal() {
      isOver = true;
      await cutting;
    },
  });
});

test('somebody holds a lock on the table', async () => {
  let holder: pg.Client | undefined;
  await endureOne('table locked', {
    async inject() {
      holder = new pg.Client(cluster.url(name));
      await holder.connect();
      await holder.query('begin');
      await holder.query('lock table sign_ups in access exclusive mode');
    },
    heal: () => holder?.end(),
  });
});

test('somebody holds one row: its fan fails alone', async () => {
  let holder: pg.Client | undefined;
  let locked: Promise<number> | undefined;
  const site = await startOne();
  const fans = await endure({
    fault: 'one row locked',
    database,
    urls: [site.url],
    receiver,
    stored,
    async inject() {
      holder = new pg.Client(cluster.url(name));
      await holder.connect();
      await holder.query('begin');
      await holder.query(
        `insert into sign_ups (id, email, email_key, name, team, created_at)
         values ('held', 'held@example.com', 'held@example.com', 'Held', '', '2026-01-01T00:00:00.000Z')`,
      );
      locked = signUp(site.url, 'held@example.com', '10.9.9.9');
    },
    heal: () => holder?.end(),
  });
  expect(await locked).toBe(503);
  expect(fans.answers.filter(({ status }) => status !== 201)).toEqual([]);
});

test('the database is read-only', async () => {
  const readOnly = (value: 'on' | 'off') =>
    administer(`alter database ${name} set default_transaction_read_only = ${value}`);
  const kick = () =>
    administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  const fans = await endureOne('read-only', {
    async inject() {
      await readOnly('on');
      await kick();
    },
    async heal() {
      await readOnly('off');
      await kick();
    },
  });
  expect(fans.answers.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
});

test('one of two servers stops where it stands, in the middle of its work', async () => {
  const one = await startOne();
  const other = await startOne();
  await endure({
    fault: 'one of two servers frozen',
    database,
    urls: [one.url],
    receiver,
    stored,
    inject: () => void other.child.kill('SIGSTOP'),
    heal: () => void other.child.kill('SIGCONT'),
  });
});

test.each([1, -1])(
  'the clock of one of two servers is %s h off, and the receiver keeps what it gets and answers nothing',
  async (hours) => {
    const one = await startOne();
    const clock = fileURLToPath(new URL('./shifted-clock.ts', import.meta.url));
    const other = await startOne({
      NODE_OPTIONS: `--import=${clock}`,
      CLOCK_SHIFT_MS: String(hours * 3_600_000),
    });
    await endure({
      fault: `clock ${hours} h off, answers dropped`,
      database,
      urls: [one.url, other.url],
      receiver,
      stored,
      inject: () => receiver.answerWith((response) => response.destroy()),
      heal: () => receiver.answerWith(status(200)),
      lastsMs: 4_000,
    });
    // The limit is the cluster's, whichever server counts and whatever its own clock says.
    const crowd = Array.from({ length: 40 }, (_, n) =>
      signUp((n % 2 ? one : other).url, `crowd${n}@example.com`, '10.9.9.9'),
    );
    expect((await Promise.all(crowd)).filter((code) => code === 429).length).toBe(10);
    const limited = await fetch(`${other.url}/api/early-access`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.9.9.9' },
      body: JSON.stringify({ name: 'Fan', email: 'late@example.com' }),
    });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  },
);

test('the cluster is not there at the start: pages are, and sign-ups once it comes', async () => {
  await proxy.refuse();
  const site = await startOne();
  expect(await answers(`${site.url}/`)).toBe(true);
  expect(await answers(`${site.url}/readyz`)).toBe(false);
  await endure({
    fault: 'absent at start',
    database,
    urls: [site.url],
    receiver,
    stored,
    inject: () => undefined,
    heal: () => proxy.heal(),
    lastsMs: 3_000,
  });
  expect(await answers(`${site.url}/readyz`)).toBe(true);
});
