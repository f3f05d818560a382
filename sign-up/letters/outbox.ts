import type { ClaimedRow, Outbox } from '../delivery/outbox.ts';
import { fieldNames, mapFields, type SignUp } from '../fields.ts';
import { blockedAmong } from '../store/mailboxes/mail-blocks.ts';
import type { Db, LetterKind } from '../store/tables.ts';
import { removeBidiControls } from '../visible-text.ts';

export type ClaimedLetter = ClaimedRow;

/** The content is loaded later, right before each letter is sent ({@link readLetter}). */
export const letterOutbox: Outbox<ClaimedLetter> = {
  table: 'letters',
  key: 'id',
  pace: 'mail',
  load: async (_db, rows) => rows,
};

/** Data needed to render a letter. `isFirst`: the person got no other letter before. */
export type StoredLetter = {
  id: string;
  /** Unique for each time that the letter is queued, and the same on each retry. */
  messageKey: string;
  kind: LetterKind;
  isFirst: boolean;
  signUpId: string;
  emailKey: string;
  fields: SignUp;
  /** Code of the language of the sign-up; empty if not known. */
  language: string;
  validUntil: string | null;
};

/**
 * Reads a claimed letter. Called right before it is sent, because the person may unsubscribe or be
 * erased after the claim.
 * @returns undefined if the person was erased or unsubscribed, if the address is blocked, or if
 * another process has claimed the letter
 */
export async function readLetter(db: Db, { id, claim }: ClaimedLetter): Promise<StoredLetter | undefined> {
  const row = await db
    .selectFrom('letters')
    .innerJoin('sign_ups', 'sign_ups.id', 'letters.sign_up_id')
    .leftJoin('subscriptions', 'subscriptions.sign_up_id', 'letters.sign_up_id')
    .select([
      'letters.id',
      'kind',
      'revision',
      'valid_until',
      'letters.sign_up_id',
      'email_key',
      'language',
      ...fieldNames,
    ])
    .where('letters.id', '=', id)
    .where('letters.state', '=', 'waiting')
    .where('letters.claim', '=', claim)
    // Confirmations are sent even to unsubscribed addresses, because they signed up again.
    .where((eb) => eb('left_at', 'is', null).or('kind', '=', 'confirmation'))
    .executeTakeFirst();
  if (!row || (await blockedAmong(db, [row.email_key])).size > 0) return undefined;
  const earlier = await db
    .selectFrom('letters')
    .select('id')
    .where('sign_up_id', '=', row.sign_up_id)
    .where('id', '!=', row.id)
    .where((eb) => eb('kind', '=', 'confirmation').or('state', '=', 'delivered'))
    .executeTakeFirst();
  return {
    id: row.id,
    messageKey: row.revision === 0 ? row.id : `${row.id}.${row.revision}`,
    kind: row.kind,
    isFirst: row.kind !== 'confirmation' && earlier === undefined,
    signUpId: row.sign_up_id,
    emailKey: row.email_key,
    fields: mapFields((field) => removeBidiControls(row[field])),
    language: row.language,
    validUntil: row.valid_until,
  };
}
