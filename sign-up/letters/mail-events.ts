import * as z from 'zod';
import { emailKey } from '../email-key.ts';
import { normalizeEmail } from '../normalize-email.ts';
import { readClock } from '../store/clock.ts';
import { durableTransaction } from '../store/durable-transaction.ts';
import type { Db } from '../store/tables.ts';
import { leave } from './subscriptions.ts';

/** What the mail provider reported about letters. `bounce`: the address does not exist. */
export type MailEvent = { kind: 'bounce' | 'complaint'; emails: string[] };

const typed = z.looseObject({ type: z.string() });
const plain = z.looseObject({ email: z.string() });
/** Events of Resend (https://resend.com/docs/webhooks/emails/bounced). */
const resend = z.looseObject({
  data: z.looseObject({
    to: z.union([z.string(), z.array(z.string())]),
    bounce: z.looseObject({ type: z.string().optional() }).optional(),
  }),
});

/**
 * @param body parsed JSON
 * @returns undefined for an event that needs no reaction, such as a delivery or a bounce that may end
 * @throws Error if a bounce or a complaint has an unknown form
 */
export function parseMailEvent(body: unknown): MailEvent | undefined {
  const { type } = typed.parse(body);
  switch (type) {
    case 'bounce':
    case 'complaint':
      return { kind: type, emails: [plain.parse(body).email] };
    case 'email.complained':
    case 'email.bounced': {
      const { to, bounce } = resend.parse(body).data;
      if (bounce?.type !== undefined && bounce.type !== 'Permanent') return undefined;
      return { kind: type === 'email.bounced' ? 'bounce' : 'complaint', emails: [to].flat() };
    }
    default:
      return undefined;
  }
}

/** Stops all letters to the addresses of an event. Repeated calls and unknown addresses change nothing. */
export async function recordMailEvent(db: Db, { kind, emails }: MailEvent): Promise<void> {
  for (const email of emails) {
    const key = emailKey(normalizeEmail(email));
    const person = await db
      .selectFrom('sign_ups')
      .select('id')
      .where('email_key', '=', key)
      .executeTakeFirst();
    if (!person) continue;
    if (kind === 'complaint') await leave(db, person);
    else await recordBounce(db, person.id);
  }
}

/** As after {@link leave}, but the letters are parked, so that an operator sees the reason. */
async function recordBounce(db: Db, id: string): Promise<void> {
  await durableTransaction(db, async (transaction) => {
    const left_at = new Date(await readClock(transaction)).toISOString();
    await transaction
      .insertInto('subscriptions')
      .values({ sign_up_id: id, confirmed_at: null, left_at, code: null })
      .onConflict((conflict) => conflict.column('sign_up_id').doUpdateSet({ left_at }))
      .execute();
    await transaction
      .updateTable('letters')
      .set({ state: 'parked', claim: null, last_failure: 'bounced' })
      .where('sign_up_id', '=', id)
      .where('state', 'in', ['waiting', 'paused'])
      .execute();
  });
}
