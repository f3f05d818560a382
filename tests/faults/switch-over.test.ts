import { afterEach, beforeEach, expect, test } from 'vitest';
import { asAdministrator } from '../fixtures/databases/databases.ts';
import { type Cluster, startCluster } from '../fixtures/databases/postgres-cluster.ts';
import { type SiteProcess, startSite } from '../fixtures/processes/site-process.ts';
import { type Receiver, startReceiver } from '../fixtures/processes/webhook-receiver.ts';
import { expectSurvives } from './expect-survives.ts';
import { exportEmails } from './export-emails.ts';

let primary: Cluster;
let standby: Cluster;
let receiver: Receiver;
let site: SiteProcess;
beforeEach(async () => {
  primary = await startCluster();
  standby = await primary.startStandby();
  // A commit waits until the standby has it, so that none is lost when the primary fails.
  await asAdministrator(primary.url('postgres'), "alter system set synchronous_standby_names = '*'");
  await asAdministrator(primary.url('postgres'), 'select pg_reload_conf()');
  receiver = await startReceiver();
  const hosts = `127.0.0.1:${standby.port},127.0.0.1:${primary.port}`;
  site = await startSite({
    DATABASE_URL: `postgres://postgres@${hosts}/postgres`,
    AIRTABLE_WEBHOOK_URL: receiver.url,
  });
});
afterEach(async () => {
  await site.end('SIGKILL');
  await receiver.close();
  await primary.stop();
});

test.each(['fast', 'immediate'] as const)(
  'the standby takes over after the primary ends (%s)',
  async (how) => {
    await expectSurvives({
      fault: `switch-over ${how}`,
      urls: [site.url],
      receiver,
      stored: () => exportEmails({ DATABASE_URL: standby.url('postgres') }),
      async inject() {
        await primary.shutDown(how);
        await asAdministrator(standby.url('postgres'), 'select pg_promote()');
      },
      lastsMs: 8_000,
    });
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  },
);
