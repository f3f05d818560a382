import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WorkerOptions } from '../../sign-up/delivery/worker.ts';
import { databaseKinds, openMigrated, type TestDatabase } from '../fixtures/databases/databases.ts';
import { type MailServer, startMailServer } from '../fixtures/processes/mail-server.ts';
import { limits, type ServerProcess, startServerProcess } from '../fixtures/processes/server-process.ts';
import { startSignUpLoad } from '../fixtures/sign-up-load.ts';

const timeout = 180_000;

describe.each(databaseKinds)('letters of server processes on the $kind database', ({ make }) => {
  let testDatabase: TestDatabase;
  let mailServer: MailServer;
  let running: ServerProcess[];
  beforeEach(async () => {
    testDatabase = await make();
    mailServer = await startMailServer();
    running = [];
  });
  afterEach(async () => {
    for (const server of running) await server.end('SIGKILL');
    await mailServer.close();
    await testDatabase.remove();
  });

  async function start(worker: WorkerOptions = {}): Promise<ServerProcess> {
    const server = await startServerProcess({
      ...testDatabase.settings,
      ...limits({ worker }),
      TRUST_PROXY: '1',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'SportBuddy <hello@fans.example>',
      TICKET_SECRET: 'a secret of at least thirty-two characters',
      MAIL_PER_SECOND: '1000',
      MAIL_PER_HOUR: '1000000',
      CONFIRMATIONS_PER_NETWORK: '1000000',
      CONFIRMATIONS_PER_HOUR: '1000000',
    });
    running.push(server);
    return server;
  }

  async function untilAllSent() {
    const database = await openMigrated(testDatabase);
    const waiting = database.db.selectFrom('letters').select('id').where('state', '!=', 'delivered');
    await vi.waitFor(async () => expect(await waiting.execute()).toEqual([]), { timeout, interval: 200 });
    await database.close();
  }

  /** @returns the Message-IDs of each recipient */
  function sentTo(): Map<string, string[]> {
    const sent = new Map<string, string[]>();
    for (const { to, messageId } of mailServer.received)
      sent.set(to.join(), [...(sent.get(to.join()) ?? []), messageId]);
    return sent;
  }

  test('a server killed while letters are accepted sends each at most twice, with one Message-ID', {
    timeout,
  }, async () => {
    // A killed process keeps its leases.
    const shortLease = { timeoutMs: 1_000, leaseMs: 2_000 };
    const first = await start(shortLease);
    const killed = Promise.withResolvers<void>();
    let accepted = 0;
    mailServer.answerWith({
      async data() {
        accepted += 1;
        // The letter counts as received, but the process never learns it.
        if (accepted === 40) killed.resolve();
        if (accepted >= 40) await first.end('SIGKILL');
      },
    });
    const load = startSignUpLoad([first.url], 'fan', { pauseMs: 5 });
    await killed.promise;
    await load.stop();
    await first.end('SIGKILL');
    mailServer.answerWith({});
    await start(shortLease);
    await untilAllSent();
    const sent = sentTo();
    expect(load.acknowledged().filter(({ email }) => !sent.has(email))).toEqual([]);
    const repeated = [...sent.values()].filter((ids) => ids.length > 1);
    expect(repeated.length).toBeGreaterThan(0);
    for (const ids of repeated) expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  test('two servers send each letter once', { timeout }, async () => {
    const servers = [await start(), await start()];
    const load = startSignUpLoad(
      servers.map(({ url }) => url),
      'fan',
      { pauseMs: 5 },
    );
    await load.waitForAcknowledged(400);
    await load.stop();
    await untilAllSent();
    const sent = sentTo();
    expect(load.acknowledged().filter(({ email }) => !sent.has(email))).toEqual([]);
    expect([...sent.values()].filter((ids) => ids.length !== 1)).toEqual([]);
  });
});
