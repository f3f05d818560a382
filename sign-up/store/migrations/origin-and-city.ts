import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = ['sign_ups', 'held_sign_ups'];
const columns = ['from', 'utm_source', 'utm_medium', 'utm_campaign', 'referrer', 'page', 'language', 'city'];

/**
 * Adds where a sign-up came from, and the city. The defaults serve older servers, which go on writing during a rolling
 * deploy. Skips existing columns: `pg_restore` of an older backup leaves those of the held sign-ups.
 */
export const originAndCity: Migration = {
  async up(db: Kysely<unknown>) {
    const existing = await db.introspection.getTables();
    for (const table of tables) {
      const known = existing.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
      for (const column of columns.filter((name) => !known.includes(name)))
        await db.schema
          .alterTable(table)
          .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
          .execute();
    }
  },
};
