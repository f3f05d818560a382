import { describe, expect, test } from 'vitest';
import { databaseKinds } from '../../../tests/fixtures/databases/databases.ts';
import { openedStore } from '../../../tests/fixtures/databases/opened-store.ts';
import { makeSignUp } from '../../../tests/fixtures/make-sign-up.ts';
import { recordMailEvent } from '../../letters/mail-events.ts';
import type { Arrival } from '../writing/arrival.ts';
import type { NewLetterState } from './confirmations.ts';

const hour = 3_600_000;

const arrive = (name: string, letter?: NewLetterState): Arrival => ({
  signUp: makeSignUp(name),
  at: Date.now(),
  letter,
});

describe.each(databaseKinds)('confirmations of one batch in the $kind database', ({ make }) => {
  const opened = openedStore(make);
  const insert = (...arrivals: Arrival[]) => opened.database.insert(arrivals);

  async function lettersByName() {
    const rows = await opened.database.db
      .selectFrom('letters')
      .innerJoin('sign_ups', 'sign_ups.id', 'letters.sign_up_id')
      .select(['name', 'state', 'revision', 'letters.created_at'])
      .execute();
    return Object.fromEntries(rows.map((row) => [row.name, row]));
  }

  async function age(names: string[], hours: number): Promise<string> {
    const { db } = opened.database;
    const created_at = new Date(Date.now() - hours * hour).toISOString();
    const people = db.selectFrom('sign_ups').select('id').where('name', 'in', names);
    await db.updateTable('letters').set({ created_at }).where('sign_up_id', 'in', people).execute();
    await db.updateTable('mailboxes').set({ latest_at: created_at }).execute();
    return created_at;
  }

  test('each gets its own state, and known ones are queued once a day', async () => {
    const known = ['fresh', 'old', 'oldblocked', 'paused'];
    await insert(...known.map((name) => arrive(name, name === 'paused' ? 'paused' : 'waiting')));
    await opened.database.db.updateTable('letters').set({ claim: 'c', attempts: 2 }).execute();
    const old = await age(['old', 'oldblocked', 'paused'], 25);
    const emails = ['blocked', 'oldblocked'].map((name) => makeSignUp(name).email);
    await recordMailEvent(opened.database.db, { kind: 'bounce', emails });
    const names = ['new', 'fresh', 'old', 'blocked', 'oldblocked', 'paused'];
    const outcomes = await insert(
      ...names.map((name) => arrive(name, 'waiting')),
      arrive('limited', 'paused'),
      arrive('silent'),
    );
    expect(outcomes).toEqual([
      'letter-queued',
      'kept',
      'letter-queued',
      'kept',
      'kept',
      'letter-queued',
      'kept',
      'kept',
    ]);
    const letters = await lettersByName();
    expect(letters).toMatchObject({
      new: { state: 'waiting', revision: 0 },
      fresh: { state: 'waiting', revision: 0 },
      old: { state: 'waiting', revision: 1 },
      blocked: { state: 'cancelled', revision: 0 },
      oldblocked: { revision: 0, created_at: old },
      paused: { state: 'waiting', revision: 1 },
      limited: { state: 'paused', revision: 0 },
    });
    expect(letters).not.toHaveProperty('silent');
    const again = await opened.database.db
      .selectFrom('letters')
      .innerJoin('sign_ups', 'sign_ups.id', 'letters.sign_up_id')
      .select(['claim', 'attempts', 'last_failure'])
      .where('name', '=', 'old')
      .executeTakeFirst();
    expect(again).toEqual({ claim: null, attempts: 0, last_failure: null });
  });

  test('of several arrivals with one address, the first that requests a letter queues it', async () => {
    expect(await insert(arrive('ann'), arrive('ann', 'waiting'), arrive('ann', 'waiting'))).toEqual([
      'kept',
      'letter-queued',
      'kept',
    ]);
    expect(await insert(arrive('bob', 'paused'), arrive('bob', 'waiting'))).toEqual(['kept', 'kept']);
    expect(await lettersByName()).toMatchObject({ ann: { state: 'waiting' }, bob: { state: 'paused' } });
  });

  test('a full batch of spellings of ten mailboxes queues three for each', async () => {
    const arrivals = Array.from({ length: 256 }, (_, n) => arrive(`fan${n % 10}+${n}`, 'waiting'));
    const outcomes = await insert(...arrivals);
    expect(outcomes.filter((outcome) => outcome === 'letter-queued')).toHaveLength(30);
    const counters = await opened.database.db.selectFrom('mailboxes').select('letters').execute();
    expect(counters.map(({ letters }) => letters).toSorted()).toEqual([
      25, 25, 25, 25, 26, 26, 26, 26, 26, 26,
    ]);
  });
});
