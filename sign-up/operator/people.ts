import { type Details, detailNames, mapDetails } from '../details.ts';
import { fieldNames, mapFields, type SignUp } from '../fields.ts';
import { pagesOf } from '../store/pages.ts';
import type { Db, DeliveryState } from '../store/tables.ts';
import { removeBidiControls } from '../visible-text.ts';

/**
 * A sign-up as commands print it. `failure` is the stored reason of the last failed attempt.
 * `confirmed` and `left`: when the address was confirmed, and when the person unsubscribed or the
 * address bounced.
 */
export type Person = {
  fields: SignUp;
  details: Details;
  signupDate: string;
  delivery: DeliveryState;
  failure: string | null;
  confirmed: string | null;
  left: string | null;
};

/**
 * `since`: made at this time or later. `team`, `city`: the value contains this text, in any case.
 * `from`: the tag is this text.
 */
export type PersonFilter = { since?: Date; team?: string; city?: string; from?: string };

/**
 * @returns a form for comparisons that ignore case, spacing and the width of characters. The
 * databases fold Unicode text differently, so neither does it.
 */
export function foldText(text: string): string {
  return removeBidiControls(text).normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/**
 * Pages through sign-ups, oldest first, so that memory use does not grow with their number.
 * @param onRead called with the number of rows of each page, before the filter
 */
export async function* signUpPages(
  db: Db,
  { since, team = '', city = '', from }: PersonFilter = {},
  onRead?: (count: number) => void,
): AsyncGenerator<Person[]> {
  const contains = (text: string, part: string) => foldText(text).includes(foldText(part));
  const query = db
    .selectFrom('sign_ups')
    .innerJoin('deliveries', 'deliveries.sign_up_id', 'sign_ups.id')
    .leftJoin('subscriptions', 'subscriptions.sign_up_id', 'sign_ups.id')
    .select(['id', 'created_at', 'state', 'last_failure', 'confirmed_at', 'left_at'])
    .select([...fieldNames, ...detailNames])
    .$if(since !== undefined, (rows) => rows.where('created_at', '>=', since?.toISOString() ?? ''))
    .$if(from !== undefined, (rows) => rows.where('from', '=', from?.toLowerCase() ?? ''));
  for await (const rows of pagesOf(query, ['created_at', 'id'])) {
    onRead?.(rows.length);
    const wanted = rows.filter((row) => contains(row.team, team) && contains(row.city, city));
    yield wanted.map((row) => ({
      // Rows of earlier releases may contain direction controls.
      fields: mapFields((field) => removeBidiControls(row[field])),
      details: mapDetails((name) => row[name]),
      signupDate: row.created_at,
      delivery: row.state,
      failure: row.last_failure,
      confirmed: row.confirmed_at,
      left: row.left_at,
    }));
  }
}

export type Stats = Record<DeliveryState, number>;

export async function countByDelivery(db: Db): Promise<Stats> {
  const rows = await db
    .selectFrom('deliveries')
    .select(({ fn }) => ['state' as const, fn.countAll().as('count')])
    .groupBy('state')
    .execute();
  const stats: Stats = { waiting: 0, delivered: 0, parked: 0 };
  for (const { state, count } of rows) stats[state] = Number(count);
  return stats;
}
