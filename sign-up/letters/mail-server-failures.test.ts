import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseKinds } from '../../tests/fixtures/databases/databases.ts';
import { fans, type LetterTest, openLetterTest } from '../../tests/fixtures/letter-test.ts';
import { refuse } from '../../tests/fixtures/processes/mail-server.ts';

const waiting = { timeout: 20_000, interval: 20 };

describe.each(databaseKinds)('failures of the mail server, with the $kind database', ({ make }) => {
  let letterTest: LetterTest;
  beforeEach(async () => {
    letterTest = await openLetterTest(make);
  });
  afterEach(() => letterTest.close());

  test('sends one probe at a time while the server is down, then each letter once', async () => {
    await letterTest.server.close();
    await letterTest.queue(40);
    await letterTest.start({ pauseMs: 300 });
    await vi.waitFor(async () => {
      const tried = (await letterTest.letters()).filter(
        ({ last_failure }) => last_failure === 'network:ECONNREFUSED',
      );
      expect(tried.length).toBeGreaterThanOrEqual(3);
    }, waiting);
    const attempts = (await letterTest.letters()).reduce((sum, letter) => sum + letter.attempts, 0);
    // The first claim starts eight calls.
    expect(attempts).toBeLessThan(20);
    await letterTest.restartServer();
    await letterTest.retryUntilDelivered(40);
    expect(letterTest.recipients()).toEqual(fans(40));
  });

  test('greylisting delays one letter only', async () => {
    await letterTest.queue(3);
    const seen = new Set<string>();
    letterTest.server.answerWith({
      rcptTo(address) {
        if (address !== 'fan1@example.com' || seen.has(address)) return;
        seen.add(address);
        throw refuse(451, '4.7.1 Greylisted, try again later');
      },
    });
    await letterTest.start();
    await letterTest.until([
      { state: 'delivered' },
      { state: 'waiting', attempts: 1, last_failure: 'smtp:451', claim: null },
      { state: 'delivered' },
    ]);
    await letterTest.retryUntilDelivered(3);
    expect(letterTest.recipients()).toEqual(fans(3));
  });

  test('parks the letter to an unknown address, and sends the others', async () => {
    await letterTest.queue(3);
    letterTest.server.answerWith({
      rcptTo(address) {
        if (address === 'fan1@example.com') throw refuse(550, '5.1.1 No such user');
      },
    });
    await letterTest.start();
    await letterTest.until([
      { state: 'delivered' },
      { state: 'parked', last_failure: 'smtp:550' },
      { state: 'delivered' },
    ]);
  });

  test('a mailbox that receives too much does not delay the letters of others', async () => {
    await letterTest.queue(30);
    letterTest.server.answerWith({
      rcptTo(address) {
        if (address === 'fan1@example.com') throw refuse(450, '4.2.1 Too many messages for this user');
      },
    });
    await letterTest.start();
    await letterTest.server.letters(29);
    const pace = await letterTest.database.db
      .selectFrom('delivery_pace')
      .selectAll()
      .where('id', '=', 2)
      .execute();
    expect(pace).toMatchObject([{ paused: 0 }]);
  });

  test('a rate limit reply pauses all letters until a probe is accepted', async () => {
    await letterTest.queue(20);
    letterTest.server.answerWith({
      rcptTo() {
        throw refuse(450, '4.7.0 Too many messages, slow down');
      },
    });
    await letterTest.start();
    const pace = () =>
      letterTest.database.db.selectFrom('delivery_pace').selectAll().where('id', '=', 2).execute();
    await vi.waitFor(async () => expect(await pace()).toMatchObject([{ paused: 1 }]), waiting);
    const received = letterTest.server.received.length;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(letterTest.server.received.length).toBe(received);
    letterTest.server.answerWith({});
    await letterTest.retryUntilDelivered(20);
    expect(letterTest.recipients()).toEqual(fans(20));
  });

  test('resends a letter with the same Message-ID if the reply is lost', async () => {
    await letterTest.queue(2);
    let cuts = 0;
    letterTest.server.answerWith({
      data({ to }) {
        if (to.join() !== 'fan0@example.com' || cuts++ > 0) return;
        letterTest.server.dropConnections();
      },
    });
    await letterTest.start();
    await vi.waitFor(() => expect(cuts).toBe(1), waiting);
    await vi.waitFor(async () => {
      expect((await letterTest.letters()).every(({ claim }) => claim === null)).toBe(true);
    }, waiting);
    await letterTest.retryUntilDelivered(2);
    const ids = letterTest.server.received
      .filter(({ to }) => to.join() === 'fan0@example.com')
      .map((each) => each.messageId);
    expect(ids.length).toBe(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('resends once with the same Message-ID after a crash between reply and commit', async () => {
    await letterTest.queue(1);
    // Simulates a crash after the server accepted the letter.
    const { db } = letterTest.database;
    const onCrash = vi.fn();
    const crashingDb = new Proxy(db, {
      get(target, name) {
        if (name === 'transaction' && letterTest.server.received.length > 0) {
          onCrash();
          throw new Error('the process has crashed');
        }
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    await letterTest.start({ from: { ...letterTest.database, db: crashingDb }, leaseMs: 1_500 });
    await letterTest.server.letters(1);
    await vi.waitFor(() => expect(onCrash).toHaveBeenCalled(), waiting);
    await letterTest.start({ pollMs: 100 });
    await letterTest.untilDelivered(1);
    await letterTest.workers[1]?.stop();
    expect(letterTest.server.received.length).toBe(2);
    expect(new Set(letterTest.server.received.map(({ messageId }) => messageId)).size).toBe(1);
  });
});
