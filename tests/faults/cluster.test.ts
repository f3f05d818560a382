import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { asAdministrator } from '../fixtures/databases/databases.ts';
import { type Cluster, startCluster } from '../fixtures/databases/postgres-cluster.ts';
import { type SiteProcess, startSite } from '../fixtures/processes/site-process.ts';
import { startTcpProxy, type TcpProxy } from '../fixtures/processes/tcp-proxy.ts';
import { type Receiver, startReceiver, status } from '../fixtures/processes/webhook-receiver.ts';
import { signUp } from '../fixtures/sign-up-load.ts';
import { expectSurvives, type Trial } from './expect-survives.ts';
import { exportEmails } from './export-emails.ts';

const shiftedClock = fileURLToPath(new URL('./shifted-clock.ts', import.meta.url));

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

async function startOne(more: Record<string, string> = {}): Promise<SiteProcess> {
  const DATABASE_URL = `postgres://postgres@127.0.0.1:${proxy.port}/${name}`;
  const site = await startSite({ DATABASE_URL, AIRTABLE_WEBHOOK_URL: receiver.url, ...more });
  sites.push(site);
  return site;
}

type Fault = Omit<Trial, 'urls' | 'receiver' | 'stored'>;
async function survives(fault: Fault, given?: SiteProcess[]) {
  const urls = (given ?? [await startOne()]).map(({ url }) => url);
  return expectSurvives({
    urls,
    receiver,
    stored: () => exportEmails({ DATABASE_URL: cluster.url(name) }),
    ...fault,
  });
}

/** Opens a transaction that holds the locks of `statement` until its connection ends. */
async function holdTransaction(statement: string): Promise<pg.Client> {
  const holder = new pg.Client(cluster.url(name));
  await holder.connect();
  await holder.query('begin');
  await holder.query(statement);
  return holder;
}

test.each(['fast', 'immediate'] as const)('the cluster restarts (%s)', async (how) => {
  await survives({
    fault: `restart (${how})`,
    async inject() {
      await cluster.shutDown(how);
      await cluster.start();
    },
    lastsMs: 2_000,
  });
});

test('the cluster is down', async () => {
  await survives({
    fault: 'down',
    inject: () => cluster.shutDown('fast'),
    heal: () => cluster.start(),
  });
});

test('the cluster is frozen', async () => {
  await survives({ fault: 'frozen', inject: () => cluster.freeze(), heal: () => cluster.thaw() });
});

test('the network drops all traffic', async () => {
  await survives({ fault: 'black hole', inject: () => proxy.swallow(), heal: () => proxy.heal() });
});

test('the network drops traffic on open connections; new connections work', async () => {
  await survives({
    fault: 'dead sockets',
    async inject() {
      proxy.swallow();
      await proxy.heal();
    },
  });
});

test('connections are refused', async () => {
  await survives({ fault: 'refused', inject: () => proxy.refuse(), heal: () => proxy.heal() });
});

test('connections are closed every 150 ms', async () => {
  let timer: NodeJS.Timeout;
  await survives({
    fault: 'closed every 150 ms',
    inject() {
      timer = setInterval(() => proxy.cut(), 150);
    },
    heal: () => clearInterval(timer),
  });
});

test('another transaction locks the table', async () => {
  let holder: pg.Client;
  await survives({
    fault: 'table locked',
    async inject() {
      holder = await holdTransaction('lock table sign_ups in access exclusive mode');
    },
    heal: () => holder.end(),
  });
});

test('another transaction locks one row: only the sign-up for that row fails', async () => {
  let holder: pg.Client;
  let locked: Promise<number> | undefined;
  const site = await startOne();
  const fault: Fault = {
    fault: 'one row locked',
    async inject() {
      holder = await holdTransaction(
        `insert into sign_ups (id, email, email_key, name, team, created_at)
         values ('held', 'held@example.com', 'held@example.com', 'Held', '', '2026-01-01T00:00:00.000Z')`,
      );
      locked = signUp(site.url, 'held@example.com', '10.9.9.9');
    },
    heal: () => holder.end(),
  };
  const load = await survives(fault, [site]);
  expect(await locked).toBe(503);
  expect(load.responses.filter(({ status }) => status !== 201)).toEqual([]);
});

test('the database is read-only', async () => {
  const setReadOnly = async (value: 'on' | 'off') => {
    await administer(`alter database ${name} set default_transaction_read_only = ${value}`);
    await administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  };
  const load = await survives({
    fault: 'read-only',
    inject: () => setReadOnly('on'),
    heal: () => setReadOnly('off'),
  });
  expect(load.responses.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
});

test('one of two servers is frozen under load', async () => {
  const [one, other] = [await startOne(), await startOne()];
  const fault: Fault = {
    fault: 'one of two servers frozen',
    inject: () => void other.child.kill('SIGSTOP'),
    heal: () => void other.child.kill('SIGCONT'),
  };
  await survives(fault, [one]);
});

test.each([1, -1])(
  'the clock of one of two servers is %s h off, and the receiver closes connections without a response',
  async (hours) => {
    const one = await startOne();
    const other = await startOne({
      NODE_OPTIONS: `--import=${shiftedClock}`,
      CLOCK_SHIFT_MS: String(hours * 3_600_000),
    });
    const fault: Fault = {
      fault: `clock ${hours} h off, responses dropped`,
      inject: () => receiver.answerWith((response) => response.destroy()),
      heal: () => receiver.answerWith(status(200)),
      lastsMs: 4_000,
    };
    await survives(fault, [one, other]);
    const crowd = Array.from({ length: 40 }, (_, n) => signUp(one.url, `crowd${n}@example.com`, '10.9.9.9'));
    expect((await Promise.all(crowd)).filter((code) => code === 429).length).toBe(10);
    const limited = await fetch(`${one.url}/api/early-access`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.9.9.9' },
      body: JSON.stringify({ name: 'Fan', email: 'late@example.com' }),
    });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  },
);

test('the database is unreachable at startup: pages are served, and sign-ups work once it is reachable', async () => {
  await proxy.refuse();
  const site = await startOne();
  const statusOf = (path: string) => fetch(site.url + path).then((response) => response.status);
  expect([await statusOf('/'), await statusOf('/readyz')]).toEqual([200, 503]);
  const fault: Fault = {
    fault: 'absent at start',
    inject: () => undefined,
    heal: () => proxy.heal(),
    lastsMs: 3_000,
  };
  await survives(fault, [site]);
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: 10_000 });
});
