import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseKinds, openMigrated, type TestDatabase } from '../../tests/fixtures/databases/databases.ts';
import { insertSignUps } from '../../tests/fixtures/insert-sign-ups.ts';
import { type MailServer, refuse, startMailServer } from '../../tests/fixtures/processes/mail-server.ts';
import { runSignups } from '../../tests/fixtures/processes/signups-command.ts';
import { contentOf, stubLetter } from '../../tests/fixtures/stub-letter.ts';
import { claimDue, makeAllDue } from '../delivery/outbox.ts';
import type { DeliveryWorker, WorkerOptions } from '../delivery/worker.ts';
import type { Database } from '../store/database.ts';
import { type ClaimedLetter, letterOutbox } from './outbox.ts';
import { queueLetters } from './queue.ts';
import { startLetters } from './start-letters.ts';
import { leave } from './subscriptions.ts';

const hour = 3_600_000;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const waiting = { timeout: 20_000, interval: 20 };

describe.each(databaseKinds)('letters on bad days, from the $kind database', ({ kind, make }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let server: MailServer;
  let workers: DeliveryWorker[];
  beforeEach(async () => {
    testDatabase = await make();
    database = await openMigrated(testDatabase);
    server = await startMailServer();
    workers = [];
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const worker of workers) await worker.stop();
    await server.close();
    await database.close();
    await testDatabase.remove();
  });

  async function start(options: WorkerOptions & { from?: Database; pauseMs?: number } = {}) {
    const { from = database, pauseMs, ...worker } = options;
    const mail = {
      smtpUrl: server.url,
      from: 'SportBuddy <hello@fans.example>',
      secret: 'a secret of at least thirty-two characters',
      perSecond: 1_000,
      siteUrl: 'https://fans.example',
    };
    const limits = pauseMs === undefined ? {} : { pauseMs };
    workers.push(await startLetters(from.db, mail, quiet, { render: stubLetter, worker, mailer: limits }));
  }

  /** Signs up and queues a launch letter for each. @returns the ids, in the order of the letters */
  async function queue(count: number): Promise<string[]> {
    const people = Array.from({ length: count }, (_, n) => ({ email: `fan${n}@example.com` }));
    await insertSignUps(database.db, people);
    const rows = await database.db.selectFrom('sign_ups').select('id').orderBy('email').execute();
    const ids = rows.map(({ id }) => id);
    await queueLetters(database.db, 'launch', ids, { now: Date.now() - hour, intervalMs: 1 });
    return ids;
  }

  const letters = () =>
    database.db
      .selectFrom('letters')
      .innerJoin('sign_ups', 'sign_ups.id', 'sign_up_id')
      .select(['email', 'state', 'attempts', 'last_failure', 'claim'])
      .orderBy('email')
      .execute();
  const until = (expected: object[]) =>
    vi.waitFor(async () => expect(await letters()).toMatchObject(expected), waiting);
  const untilDelivered = (count: number) => until(Array(count).fill({ state: 'delivered', claim: null }));
  /** Moves the next attempts to now until all letters are delivered. */
  async function retryUntilDelivered(count: number) {
    await vi.waitFor(
      async () => {
        await makeAllDue(database.db, letterOutbox, hour);
        for (const worker of workers) worker.wake();
        expect(await letters()).toMatchObject(Array(count).fill({ state: 'delivered', claim: null }));
      },
      { ...waiting, interval: 200 },
    );
  }
  const recipients = () => server.received.map(({ to }) => to.join()).toSorted();
  const once = (count: number) => Array.from({ length: count }, (_, n) => `fan${n}@example.com`).toSorted();

  test('while the server is down tries one letter at a time, then sends each once', async () => {
    await server.close();
    await queue(40);
    await start({ pauseMs: 300 });
    await vi.waitFor(async () => {
      const tried = (await letters()).filter(({ last_failure }) => last_failure === 'network:ECONNREFUSED');
      expect(tried.length).toBeGreaterThanOrEqual(3);
    }, waiting);
    const attempts = (await letters()).reduce((sum, letter) => sum + letter.attempts, 0);
    // The first claim starts eight calls.
    expect(attempts).toBeLessThan(20);
    server = await startMailServer({ port: server.port });
    await retryUntilDelivered(40);
    expect(recipients()).toEqual(once(40));
  });

  test('greylisting delays one letter only', async () => {
    await queue(3);
    const seen = new Set<string>();
    server.answerWith({
      rcptTo(address) {
        if (address !== 'fan1@example.com' || seen.has(address)) return;
        seen.add(address);
        throw refuse(451, '4.7.1 Greylisted, try again later');
      },
    });
    await start();
    await until([
      { state: 'delivered' },
      { state: 'waiting', attempts: 1, last_failure: 'smtp:451', claim: null },
      { state: 'delivered' },
    ]);
    await retryUntilDelivered(3);
    expect(recipients()).toEqual(once(3));
  });

  test('an address that does not exist is parked, and the others get their letters', async () => {
    await queue(3);
    server.answerWith({
      rcptTo(address) {
        if (address === 'fan1@example.com') throw refuse(550, '5.1.1 No such user');
      },
    });
    await start();
    await until([
      { state: 'delivered' },
      { state: 'parked', last_failure: 'smtp:550' },
      { state: 'delivered' },
    ]);
  });

  test('"too many" stops all letters until a probe is taken', async () => {
    await queue(20);
    let refusals = 0;
    server.answerWith({
      rcptTo() {
        if (refusals++ < 8) throw refuse(450, '4.7.0 Too many messages, slow down');
      },
    });
    await start();
    const pace = () => database.db.selectFrom('delivery_pace').selectAll().where('id', '=', 2).execute();
    await vi.waitFor(async () => expect(await pace()).toMatchObject([{ paused: 1 }]), waiting);
    const received = server.received.length;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(server.received.length).toBe(received);
    server.answerWith({});
    await retryUntilDelivered(20);
    expect(recipients()).toEqual(once(20));
  });

  test('a lost reply sends the letter again with the same Message-ID', async () => {
    await queue(2);
    let cuts = 0;
    server.answerWith({
      data({ to }) {
        if (to.join() !== 'fan0@example.com' || cuts++ > 0) return;
        server.cut();
      },
    });
    await start();
    await vi.waitFor(() => expect(cuts).toBe(1), waiting);
    await vi.waitFor(async () => {
      expect((await letters()).every(({ claim }) => claim === null)).toBe(true);
    }, waiting);
    await retryUntilDelivered(2);
    const ids = server.received
      .filter(({ to }) => to.join() === 'fan0@example.com')
      .map((each) => each.messageId);
    expect(ids.length).toBe(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('after a crash between the reply and the commit sends the letter once more, with the same Message-ID', async () => {
    await queue(1);
    // The process dies after the server took the letter: its outcome is never written.
    const { db } = database;
    const isDead = vi.fn();
    const dead = new Proxy(db, {
      get(target, name) {
        if (name === 'transaction' && server.received.length > 0) {
          isDead();
          throw new Error('the process is dead');
        }
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    await start({ from: { ...database, db: dead }, leaseMs: 1_500 });
    await server.letters(1);
    await vi.waitFor(() => expect(isDead).toHaveBeenCalled(), waiting);
    await start({ pollMs: 100 });
    await untilDelivered(1);
    await workers[1]?.stop();
    expect(server.received.length).toBe(2);
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1);
  });

  test('an erasure while a letter is in flight leaves nothing, and the letter is not sent again', async () => {
    await queue(2);
    const erased = Promise.withResolvers<void>();
    server.answerWith({ data: () => erased.promise });
    await start();
    await vi.waitFor(async () => {
      const claimed = (await letters()).filter(({ claim, attempts }) => claim !== null && attempts === 1);
      expect(claimed.length).toBe(2);
    }, waiting);
    expect((await runSignups(['erase', 'fan0@example.com'], testDatabase.settings)).code).toBe(0);
    erased.resolve();
    await until([{ email: 'fan1@example.com', state: 'delivered' }]);
    await retryUntilDelivered(1);
    await workers[0]?.stop();
    expect(recipients()).toEqual(once(2));
    expect(await database.db.selectFrom('letters').select('id').execute()).toHaveLength(1);
  });

  test('a person who leaves before the letter gets none', async () => {
    const [first = ''] = await queue(3);
    await leave(database.db, { id: first });
    await start();
    await until([{ state: 'cancelled', attempts: 0 }, { state: 'delivered' }, { state: 'delivered' }]);
    expect(recipients()).toEqual(['fan1@example.com', 'fan2@example.com']);
  });

  test('two servers send each letter once', async () => {
    await queue(60);
    const other = await openMigrated(testDatabase);
    await start();
    await start({ from: other });
    await untilDelivered(60);
    for (const worker of workers.splice(0)) await worker.stop();
    await other.close();
    expect(recipients()).toEqual(once(60));
  });

  test('a stop waits for open letters, then cuts them off for a retry', async () => {
    await queue(1);
    const opened = Promise.withResolvers<void>();
    server.answerWith({
      data() {
        opened.resolve();
        return new Promise(() => undefined);
      },
    });
    await start({ stopGraceMs: 200 });
    await opened.promise;
    await workers.pop()?.stop();
    expect(await letters()).toMatchObject([{ state: 'waiting', last_failure: 'interrupted', claim: null }]);
  });

  test('a server whose clock runs ahead takes no claimed letter, and sends valid invitations', async () => {
    // The servers of an embedded database share one clock.
    if (kind === 'embedded') return;
    const ids = await queue(2);
    const validUntil = new Date(Date.now() + hour / 2).toISOString();
    await database.db.updateTable('letters').set({ valid_until: validUntil }).execute();
    const [claimed]: ClaimedLetter[] = await claimDue(database.db, letterOutbox, {
      leaseMs: hour / 2,
      count: 1,
    });
    expect(claimed).toBeDefined();
    const real = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => real() + hour);
    await start();
    await vi.waitFor(() => expect(server.received.length).toBe(1), waiting);
    await workers.pop()?.stop();
    expect(server.received.map(contentOf)).toMatchObject([{ kind: 'launch', validUntil }]);
    expect(ids.length).toBe(2);
  });
});
