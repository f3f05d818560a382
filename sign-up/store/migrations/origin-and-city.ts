import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addColumn } from './add-column.ts';

const details = ['from', 'utm_source', 'utm_medium', 'utm_campaign', 'referrer', 'page', 'language', 'city'];

/**
 * Adds where a sign-up came from, the city, and the number of corrections. The defaults serve older
 * servers, which go on writing during a rolling deploy. `pg_restore` of an older backup leaves the
 * columns of the held sign-ups.
 */
export const originAndCity: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['sign_ups', 'held_sign_ups'])
      for (const column of details) await addColumn(db, table, column, sql`text not null default ''`);
    await addColumn(db, 'deliveries', 'revision', sql`integer not null default 0`);
  },
};
