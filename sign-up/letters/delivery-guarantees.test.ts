import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseKinds, openMigrated } from '../../tests/fixtures/databases/databases.ts';
import { accessOf } from '../../tests/fixtures/letter-access.ts';
import { fans, type LetterTest, openLetterTest } from '../../tests/fixtures/letter-test.ts';
import { runSignups } from '../../tests/fixtures/processes/signups-command.ts';
import { contentOf } from '../../tests/fixtures/stub-letter.ts';
import { claimDue } from '../delivery/outbox.ts';
import { type ClaimedLetter, letterOutbox } from './outbox.ts';
import { unsubscribe } from './subscriptions.ts';

const hour = 3_600_000;
const waiting = { timeout: 20_000, interval: 20 };

describe.each(databaseKinds)('letters of the $kind database', ({ kind, make }) => {
  let letterTest: LetterTest;
  beforeEach(async () => {
    letterTest = await openLetterTest(make);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await letterTest.close();
  });

  test('erasing a person while their letter is being sent removes all rows, and it is not resent', async () => {
    await letterTest.queue(2);
    const erased = Promise.withResolvers<void>();
    letterTest.server.answerWith({ data: () => erased.promise });
    await letterTest.start();
    await vi.waitFor(async () => {
      const claimed = (await letterTest.letters()).filter(
        ({ claim, attempts }) => claim !== null && attempts === 1,
      );
      expect(claimed.length).toBe(2);
    }, waiting);
    expect((await runSignups(['erase', 'fan0@example.com'], letterTest.testDatabase.settings)).code).toBe(0);
    erased.resolve();
    await letterTest.until([{ email: 'fan1@example.com', state: 'delivered' }]);
    await letterTest.retryUntilDelivered(1);
    await letterTest.workers[0]?.stop();
    expect(letterTest.recipients()).toEqual(fans(2));
    expect(await letterTest.database.db.selectFrom('letters').select('id').execute()).toHaveLength(1);
  });

  test('sends nothing to a person who unsubscribes before the letter is due', async () => {
    const [first = ''] = await letterTest.queue(3);
    const { db } = letterTest.database;
    await unsubscribe(db, await accessOf(db, first));
    await letterTest.start();
    await letterTest.until([
      { state: 'cancelled', attempts: 0 },
      { state: 'delivered' },
      { state: 'delivered' },
    ]);
    expect(letterTest.recipients()).toEqual(['fan1@example.com', 'fan2@example.com']);
  });

  test('two servers send each letter once', async () => {
    await letterTest.queue(60);
    const other = await openMigrated(letterTest.testDatabase);
    await letterTest.start();
    await letterTest.start({ from: other });
    await letterTest.untilDelivered(60);
    for (const worker of letterTest.workers.splice(0)) await worker.stop();
    await other.close();
    expect(letterTest.recipients()).toEqual(fans(60));
  });

  test('stop waits for sends in progress, then aborts them and queues a retry', async () => {
    await letterTest.queue(1);
    const opened = Promise.withResolvers<void>();
    letterTest.server.answerWith({
      data() {
        opened.resolve();
        return new Promise(() => undefined);
      },
    });
    await letterTest.start({ stopGraceMs: 200 });
    await opened.promise;
    await letterTest.workers.pop()?.stop();
    expect(await letterTest.letters()).toMatchObject([
      { state: 'waiting', last_failure: 'interrupted', claim: null },
    ]);
  });

  // The servers of an embedded database share one clock.
  if (kind === 'PostgreSQL')
    test('claims no leased letter and expires no valid invitation on a fast clock', async () => {
      await letterTest.queue(2);
      const validUntil = new Date(Date.now() + hour / 2).toISOString();
      await letterTest.database.db.updateTable('letters').set({ valid_until: validUntil }).execute();
      const [claimed]: ClaimedLetter[] = await claimDue(letterTest.database.db, letterOutbox, {
        leaseMs: hour / 2,
        count: 1,
      });
      expect(claimed).toBeDefined();
      const real = Date.now.bind(Date);
      vi.spyOn(Date, 'now').mockImplementation(() => real() + hour);
      await letterTest.start();
      await vi.waitFor(() => expect(letterTest.server.received.length).toBe(1), waiting);
      await letterTest.workers.pop()?.stop();
      expect(letterTest.server.received.map(contentOf)).toMatchObject([{ kind: 'launch', validUntil }]);
    });
});
