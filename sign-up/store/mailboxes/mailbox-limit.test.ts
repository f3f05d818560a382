import { describe, expect, test } from 'vitest';
import { databaseKinds, openMigrated } from '../../../tests/fixtures/databases/databases.ts';
import { openedStore } from '../../../tests/fixtures/databases/opened-store.ts';
import { makeSignUp } from '../../../tests/fixtures/make-sign-up.ts';
import { type Correctable, correctedId } from '../../correction-tokens.ts';
import { correctOwnSignUp } from '../../letters/correct-own-sign-up.ts';
import { moveLetters } from '../../letters/queue.ts';
import { emailDigest } from '../../letters/tokens.ts';
import { mapOrigin } from '../../origin.ts';
import { correctSignUp } from '../changes.ts';
import { releaseAllHeld } from '../held.ts';
import { createStore } from '../store.ts';
import type { Outcome, SignUpOptions } from '../writing/arrival.ts';
import type { ConfirmationRequest } from './confirmations.ts';
import { countForMailboxes, deleteOldMailboxes } from './mailbox-limit.ts';

const hour = 3_600_000;
const spellings = ['Victim@gmail.com', 'victim+1@gmail.com', 'v.ictim@gmail.com', 'vic.tim+2@googlemail.com'];
const many = Array.from({ length: 12 }, (_, n) => `victim+${n}@gmail.com`);

describe.each(databaseKinds)('confirmations to one mailbox of the $kind database', ({ make }) => {
  const opened = openedStore(make);

  const enter = (email: string, options: SignUpOptions = {}): Promise<Outcome> =>
    opened.store.add(makeSignUp('Fan', { email }), { letter: 'waiting', ...options });
  /** @returns what the next token corrects */
  async function correct(
    correctable: Correctable,
    email: string,
    letter?: ConfirmationRequest,
  ): Promise<Correctable> {
    const id = correctedId(correctable, email);
    const signUp = makeSignUp('Fan', { email });
    const origin = mapOrigin(() => '');
    await correctSignUp(opened.database.db, {
      correctable,
      id,
      signUp,
      origin,
      city: '',
      isHeld: false,
      letter,
    });
    return { id, email };
  }
  async function states(): Promise<Record<string, number>> {
    const rows = await opened.database.db.selectFrom('letters').select('state').execute();
    return Object.fromEntries(
      [...Map.groupBy(rows, ({ state }) => state)].map(([state, group]) => [state, group.length]),
    );
  }
  const age = async (hours: number) => {
    const before = new Date(Date.now() - hours * hour).toISOString();
    await opened.database.db.updateTable('letters').set({ created_at: before }).execute();
    await opened.database.db.updateTable('mailboxes').set({ latest_at: before }).execute();
  };

  test('at most three are queued for all spellings, one after the other', async () => {
    const outcomes: Outcome[] = [];
    for (const email of spellings) outcomes.push(await enter(email));
    expect(outcomes).toEqual(['letter-queued', 'letter-queued', 'letter-queued', 'kept']);
    expect(await states()).toEqual({ waiting: 3, paused: 1 });
    expect(await enter('victims@gmail.com')).toBe('letter-queued');
  });

  test('at most three are queued for twelve spellings in one batch', async () => {
    await Promise.all(many.map((email) => enter(email)));
    expect(await states()).toEqual({ waiting: 3, paused: 9 });
  });

  test('two servers share the limit', async () => {
    const other = await openMigrated(opened.testDatabase);
    const otherStore = createStore(other);
    await Promise.all(
      many.map((email, n) =>
        (n % 2 ? otherStore : opened.store).add(makeSignUp('Fan', { email }), { letter: 'waiting' }),
      ),
    );
    await otherStore.stop();
    await other.close();
    expect(await states()).toEqual({ waiting: 3, paused: 9 });
  });

  test('correcting the address from one spelling to the next does not reset it', async () => {
    let correctable = { id: 'a', email: 'victim@gmail.com' };
    await enter(correctable.email, { id: correctable.id });
    for (const email of many) correctable = await correct(correctable, email, { state: 'waiting' });
    expect(await states()).toEqual({ paused: 1 });
    expect(await enter('victim@gmail.com')).toBe('kept');
  });

  test('neither does correcting it so on the own sign-up page', async () => {
    let access = { id: 'a', address: emailDigest('victim@gmail.com') };
    await enter('victim@gmail.com', { id: 'a' });
    for (const email of many) {
      const signUp = makeSignUp('Fan', { email });
      const correction = { access, signUp, city: '', language: 'en', letter: { state: 'waiting' } as const };
      expect(await correctOwnSignUp(opened.database.db, correction)).toBe(true);
      const { id } = await opened.database.db.selectFrom('sign_ups').select('id').executeTakeFirstOrThrow();
      access = { id, address: emailDigest(email) };
    }
    expect(await states()).toEqual({ paused: 1 });
    expect(await enter('victim@gmail.com')).toBe('kept');
  });

  test.each([
    ['the untagged address', 'victim@gmail.com'],
    ['a tagged address', 'victim+1@gmail.com'],
  ])('correcting %s away and entering it again does not reset it', async (_name, email) => {
    const outcomes: Outcome[] = [];
    for (let n = 0; n < 5; n++) {
      const id = `id${n}`;
      outcomes.push(await enter(email, { id }));
      await correct({ id, email }, `elsewhere${n}@example.com`);
    }
    expect(outcomes).toEqual(['letter-queued', 'letter-queued', 'letter-queued', 'kept', 'kept']);
  });

  test('correcting an address to one that has signed up does not reset it', async () => {
    await enter('known@example.com');
    const outcomes: Outcome[] = [];
    for (let n = 0; n < 5; n++) {
      const id = `id${n}`;
      outcomes.push(await enter('victim@gmail.com', { id }));
      await correct({ id, email: 'victim@gmail.com' }, 'known@example.com');
    }
    expect(outcomes).toEqual(['letter-queued', 'letter-queued', 'letter-queued', 'kept', 'kept']);
  });

  test.each([0, 1, 2, 3])('the untagged address counts as number %i too', async (place) => {
    const emails = many.slice(0, 4).toSpliced(place, 0, 'victim@gmail.com');
    const outcomes: Outcome[] = [];
    for (const email of emails) outcomes.push(await enter(email));
    const expected = ['letter-queued', 'letter-queued', 'letter-queued', 'kept', 'kept'];
    expect(outcomes).toEqual(expected);
  });

  test('released sign-ups are limited too', async () => {
    for (const email of many) await opened.store.hold(makeSignUp('Fan', { email }));
    await releaseAllHeld(opened.database.db, { letters: true });
    expect(await states()).toEqual({ waiting: 3, paused: 9 });
  });

  test('resuming queues at most three a day, and none above it', async () => {
    for (const email of many) await enter(email, { letter: 'paused' });
    expect(await states()).toEqual({ paused: 12 });
    const resume = () =>
      moveLetters(opened.database.db, { from: 'paused', to: 'waiting' }, { now: Date.now(), intervalMs: 1 });
    expect(await resume()).toEqual({ moved: 3, limited: 9 });
    expect(await resume()).toEqual({ moved: 0, limited: 9 });
    await age(25);
    expect(await resume()).toEqual({ moved: 3, limited: 6 });
  });

  test('repeated requests for one address count once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 60 }, () => enter('victim@gmail.com')));
    for (let n = 0; n < 10; n++) outcomes.push(await enter('victim@gmail.com'));
    expect(outcomes.filter((outcome) => outcome === 'letter-queued')).toHaveLength(1);
    expect(await states()).toEqual({ waiting: 1 });
    expect(await enter('victim+1@gmail.com')).toBe('letter-queued');
    expect(await enter('victim+2@gmail.com')).toBe('letter-queued');
    expect(await enter('victim+3@gmail.com')).toBe('kept');
  });

  test('the limit ends after a day without a confirmation', async () => {
    for (const email of many.slice(0, 5)) await enter(email);
    await age(23);
    expect(await enter(many[5] ?? '')).toBe('kept');
    await age(25);
    expect(await enter(many[6] ?? '')).toBe('letter-queued');
    expect(await states()).toEqual({ waiting: 4, paused: 3 });
  });

  test('never queues more than three within any 24 hours', async () => {
    const queuedAt: number[] = [];
    for (let now = 0; now < 200 * hour; now += 5 * hour)
      if ((await countForMailboxes(opened.database.db, ['victim@gmail.com'], now, { isNew: false })).size > 0)
        queuedAt.push(now);
    expect(queuedAt.length).toBeGreaterThan(9);
    for (const start of queuedAt)
      expect(queuedAt.filter((time) => time >= start && time < start + 24 * hour).length).toBeLessThan(4);
  });

  test('deletes counters a day after the latest confirmation', async () => {
    await enter('old+1@example.com');
    await age(25);
    await enter('new+1@example.com');
    await deleteOldMailboxes(opened.database.db, Date.now());
    expect(await opened.database.db.selectFrom('mailboxes').selectAll().execute()).toHaveLength(1);
  });
});
