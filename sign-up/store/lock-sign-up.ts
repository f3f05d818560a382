import { isPostgres } from './dialect.ts';
import type { Db, SignUpRow, Tables } from './tables.ts';

/** `attempts`, `revision`: of its delivery. `subscription`: the decisions of its owner, if any. */
export type LockedSignUp = SignUpRow & {
  attempts: number;
  revision: number;
  subscription: Tables['subscriptions'] | undefined;
};

/**
 * Locks a sign-up until the end of the transaction, so that the caller can check it before a change.
 * Locks its delivery first, as erasures and purges do: another order could deadlock. On SQLite the
 * transaction holds the lock of the whole database.
 * @returns undefined if there is no such sign-up
 */
export async function lockSignUp(
  transaction: Db,
  column: 'id' | 'email_key',
  value: string,
): Promise<LockedSignUp | undefined> {
  const lock = isPostgres(transaction);
  const person = transaction.selectFrom('sign_ups').select('id').where(column, '=', value);
  const delivery = await transaction
    .selectFrom('deliveries')
    .select(['attempts', 'revision'])
    .where('sign_up_id', 'in', person)
    .$if(lock, (rows) => rows.forNoKeyUpdate())
    .executeTakeFirst();
  const row = await transaction
    .selectFrom('sign_ups')
    .selectAll()
    .where(column, '=', value)
    // Lets other transactions insert letters of this person meanwhile.
    .$if(lock, (rows) => rows.forNoKeyUpdate())
    .executeTakeFirst();
  if (!row) return undefined;
  const subscription = await transaction
    .selectFrom('subscriptions')
    .selectAll()
    .where('sign_up_id', '=', row.id)
    .executeTakeFirst();
  return { ...row, attempts: delivery?.attempts ?? 0, revision: delivery?.revision ?? 0, subscription };
}
