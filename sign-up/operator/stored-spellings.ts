import { sql } from 'kysely';
import { emailKey } from '../email-key.ts';
import { normalizeEmail } from '../normalize-email.ts';
import { isPostgres } from '../store/dialect.ts';
import type { Db } from '../store/tables.ts';

const pageSize = 1_000;
const ascii = /^[ -~]*$/;

/**
 * Earlier releases stored digits of other scripts as typed.
 * @returns the keys of an address: as given, as read now, and of stored rows that are read as the
 * same address
 */
export async function storedSpellings(db: Db, given: string): Promise<string[]> {
  const meant = keyOfMeant(given);
  const keys = new Set([emailKey(given), meant]);
  if (!ascii.test(meant)) return [...keys];
  for (const table of ['sign_ups', 'held_sign_ups'] as const)
    for await (const rows of otherScriptPages(db, table))
      for (const { email, email_key } of rows) if (keyOfMeant(email) === meant) keys.add(email_key);
  return [...keys];
}

/** @returns the key of a typed or stored address as sign-ups are read now */
export function keyOfMeant(email: string): string {
  return emailKey(normalizeEmail(email));
}

/** Pages through addresses with other than ASCII characters. Reads the index of all keys. */
async function* otherScriptPages(db: Db, table: 'sign_ups' | 'held_sign_ups') {
  const hasOtherScript = isPostgres(db)
    ? sql<boolean>`email_key ~ '[^ -~]'`
    : sql<boolean>`email_key glob '*[^ -~]*'`;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const last: string = after;
    const rows = await db
      .selectFrom(table)
      .select(['email', 'email_key'])
      .where('email_key', '>', last)
      .where((eb) => eb.or([hasOtherScript, eb('email_key', 'like', '%xn--%')]))
      .orderBy('email_key')
      .limit(pageSize)
      .execute();
    yield rows;
    after = rows.length < pageSize ? undefined : rows.at(-1)?.email_key;
  }
}
