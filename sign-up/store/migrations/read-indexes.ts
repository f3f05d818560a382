import { indexMigration } from './build-indexes.ts';

/** Indexes for reads that scanned a whole table: own sign-up pages, metrics, and the daily purge. */
export const readIndexes = indexMigration([
  { name: 'sign_ups_with', table: 'sign_ups', columns: '"with"', where: `"with" <> ''` },
  { name: 'deliveries_parked', table: 'deliveries', columns: 'due_at', where: "state = 'parked'" },
  { name: 'letters_parked', table: 'letters', columns: 'created_at', where: "state = 'parked'" },
  { name: 'letters_paused', table: 'letters', columns: 'created_at', where: "state = 'paused'" },
  { name: 'held_sign_ups_in_order', table: 'held_sign_ups', columns: 'created_at' },
  { name: 'erasures_in_order', table: 'erasures', columns: 'erased_at' },
  { name: 'erasures_open', table: 'erasures', columns: 'address', where: "state = 'cleaning'" },
  { name: 'erasures_salt', table: 'erasures', columns: 'salt' },
]);
