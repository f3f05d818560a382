import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addColumn } from './add-column.ts';

/**
 * Adds the tags `utm_term` and `utm_content`. The defaults serve older servers, which go on writing
 * during a rolling deploy. `pg_restore` of an older backup leaves the columns of the held sign-ups.
 */
export const campaignTags: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['sign_ups', 'held_sign_ups'])
      for (const column of ['utm_term', 'utm_content'])
        await addColumn(db, table, column, sql`text not null default ''`);
  },
};
