import type { Selectable } from 'kysely';
import type { Db, Tables } from '../../store/tables.ts';

const pageSize = 500;

/** Letters and subscriptions of a replaced database. */
export type KeptLetters = {
  letters: Selectable<Tables['letters']>[];
  subscriptions: Selectable<Tables['subscriptions']>[];
};

export const noLetters: KeptLetters = { letters: [], subscriptions: [] };

/** @returns nothing if the database is of a release without letters */
export async function readLetters(db: Db): Promise<KeptLetters> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  if (!tables.includes('letters') || !tables.includes('subscriptions')) return noLetters;
  return {
    letters: await db.selectFrom('letters').selectAll().execute(),
    subscriptions: await db.selectFrom('subscriptions').selectAll().execute(),
  };
}

/**
 * Replaces the letters and subscriptions of a restored database by later ones, for the sign-ups
 * that it has. People who unsubscribed since the backup get no letter, and no letter is sent again.
 */
export async function putLetters(db: Db, { letters, subscriptions }: KeptLetters): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const ids = [...new Set([...letters, ...subscriptions].map(({ sign_up_id }) => sign_up_id))];
    const known = new Set<string>();
    for (const page of pagesOf(ids)) {
      const rows = await transaction.selectFrom('sign_ups').select('id').where('id', 'in', page).execute();
      for (const { id } of rows) known.add(id);
      for (const table of ['subscriptions', 'letters'] as const)
        await transaction.deleteFrom(table).where('sign_up_id', 'in', page).execute();
    }
    const isKnown = ({ sign_up_id }: { sign_up_id: string }) => known.has(sign_up_id);
    for (const rows of pagesOf(subscriptions.filter(isKnown)))
      await transaction.insertInto('subscriptions').values(rows).execute();
    for (const rows of pagesOf(letters.filter(isKnown)))
      await transaction.insertInto('letters').values(rows).execute();
  });
}

function* pagesOf<T>(rows: T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += pageSize) yield rows.slice(start, start + pageSize);
}
