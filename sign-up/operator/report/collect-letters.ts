import type { Db } from '../../store/tables.ts';
import { letterKinds, letterStates } from '../letters/letter-stats.ts';
import { counts, countsOf } from './counts.ts';
import type { CountedValue } from './table.ts';

type Period = { since: string; until: string };

/**
 * Counts confirmations, unsubscribes, and letters by kind and state. Empty if no letter was queued
 * yet.
 */
export async function collectLetters(db: Db, { since, until }: Period): Promise<CountedValue[]> {
  const letters = await db
    .selectFrom('letters')
    .select(['kind', 'state', ...counts(since)])
    .where('created_at', '<=', until)
    .groupBy(['kind', 'state'])
    .execute();
  const decisions = await db
    .selectFrom('subscriptions')
    .select((eb) => {
      const confirmed = eb.and([eb('confirmed_at', '<=', until), eb('left_at', 'is', null)]);
      const unsubscribed = eb('left_at', '<=', until);
      return [
        eb.fn.countAll().filterWhere(confirmed).as('confirmed'),
        eb.fn
          .countAll()
          .filterWhere(confirmed.and('confirmed_at', '>=', since))
          .as('recentlyConfirmed'),
        eb.fn.countAll().filterWhere(unsubscribed).as('unsubscribed'),
        eb.fn
          .countAll()
          .filterWhere(unsubscribed.and('left_at', '>=', since))
          .as('recentlyUnsubscribed'),
      ];
    })
    .executeTakeFirstOrThrow();
  const people = [
    { label: 'confirmed', counts: [Number(decisions.confirmed), Number(decisions.recentlyConfirmed)] },
    {
      label: 'left, or bounced',
      counts: [Number(decisions.unsubscribed), Number(decisions.recentlyUnsubscribed)],
    },
  ];
  const sent = letterKinds.flatMap((kind) =>
    Object.entries(letterStates).flatMap(([state, word]) => {
      const row = letters.find((each) => each.kind === kind && each.state === state);
      return row ? { label: `${kind} letters ${word}`, counts: countsOf(row) } : [];
    }),
  );
  const isUsed = sent.length > 0 || people.some(({ counts }) => counts[0] !== 0);
  return isUsed ? [...people, ...sent] : [];
}
