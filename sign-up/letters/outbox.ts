import type { Claimed, ClaimedRow, Outbox } from '../delivery/outbox.ts';
import { fieldNames, mapFields, type SignUp } from '../fields.ts';
import type { Db, LetterKind } from '../store/tables.ts';
import { removeBidiControls } from '../visible-text.ts';

export type ClaimedLetter = Claimed & { revision: number };

/** The outbox of letters. */
export const letterOutbox: Outbox<ClaimedLetter> = { table: 'letters', key: 'id', pace: 'mail', load };

/** The content is loaded later, right before each letter is sent ({@link readLetter}). */
async function load(db: Db, rows: ClaimedRow[]): Promise<ClaimedLetter[]> {
  const times = await db
    .selectFrom('letters')
    .select(['id', 'created_at'])
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const createdAt = new Map(times.map((row) => [row.id, row.created_at]));
  return rows.flatMap((row) => {
    const at = createdAt.get(row.id);
    return at === undefined ? [] : { ...row, createdAt: at };
  });
}

/** A letter as it is rendered. `isFirst`: the person got no other letter before. */
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
 * Reads a claimed letter right before it is sent. A person may leave while letters are being queued.
 * @returns undefined if the person was erased, has left, or another process has claimed the letter
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
    // A confirmation follows a new sign-up, also after the person had left.
    .where((eb) => eb('left_at', 'is', null).or('kind', '=', 'confirmation'))
    .executeTakeFirst();
  if (!row) return undefined;
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
