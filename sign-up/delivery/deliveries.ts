import { type Details, detailNames, mapDetails } from '../details.ts';
import { fieldNames, mapFields, type SignUp } from '../fields.ts';
import type { Db } from '../store/tables.ts';
import { removeBidiControls } from '../visible-text.ts';
import type { Claimed, ClaimedRow, Outbox } from './outbox.ts';

/** A sign-up whose delivery this process has claimed. `id` is that of the sign-up. */
export type ClaimedDelivery = Claimed & {
  createdAt: string;
  /** `Idempotency-Key`: the same on each retry, and another one after a correction. */
  key: string;
  fields: SignUp;
  details: Details;
};

/** The outbox of the webhook. */
export const deliveryOutbox: Outbox<ClaimedDelivery> = {
  table: 'deliveries',
  key: 'sign_up_id',
  pace: 'webhook',
  load: loadSignUps,
};

async function loadSignUps(db: Db, rows: ClaimedRow[]): Promise<ClaimedDelivery[]> {
  const claimed = new Map(rows.map((row) => [row.id, row]));
  const people = await db
    .selectFrom('sign_ups')
    .select(['id', 'created_at', ...fieldNames, ...detailNames])
    .where('id', 'in', [...claimed.keys()])
    .orderBy('created_at')
    .execute();
  return people.flatMap((person) => {
    const row = claimed.get(person.id);
    if (!row) return [];
    return {
      id: person.id,
      claim: row.claim,
      attempts: row.attempts,
      key: row.revision === 0 ? person.id : `${person.id}.${row.revision}`,
      // Rows of earlier releases may contain direction controls.
      fields: mapFields((field) => removeBidiControls(person[field])),
      details: mapDetails((name) => person[name]),
      createdAt: person.created_at,
    };
  });
}
