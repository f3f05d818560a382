import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import type { DetailName } from '../../details.ts';
import type { SignUpField } from '../../fields.ts';
import { UnusableDatabase } from '../storage-errors.ts';
import type { Db } from '../tables.ts';
import { buildIndexes, type IndexMigration } from './build-indexes.ts';
import { campaignTags } from './campaign-tags.ts';
import { firstTables } from './first-tables.ts';
import { formerSignUps } from './former-sign-ups.ts';
import { letters } from './letters.ts';
import { mailBlocks } from './mail-blocks.ts';
import { oneKey } from './one-key.ts';
import { originAndCity } from './origin-and-city.ts';
import { paceAndProbe } from './pace-and-probe.ts';
import { readIndexes } from './read-indexes.ts';
import { signUpsHeld } from './sign-ups-held.ts';

const attempts = 20;
const pauseMs = 100;

const migrations = {
  '2025-06-sign-ups': firstTables,
  '2026-11-one-key': oneKey,
  '2026-11-pace-and-probe': paceAndProbe,
  '2026-11-sign-ups-held': signUpsHeld,
  '2026-11-sign-ups-origin': originAndCity,
  '2026-12-letters': letters,
  '2026-12-m1-former-sign-ups': formerSignUps,
  '2026-12-m2-read-indexes': readIndexes,
  '2026-12-m3-mail-blocks': mailBlocks,
  '2026-12-m4-campaign-tags': campaignTags,
} satisfies Record<string, Migration | IndexMigration>;

type MigrationName = keyof typeof migrations;

/** The migration that adds the column of each value, so that the compiler asks for a new one. */
export const migrationOf: Record<SignUpField | DetailName, MigrationName> = {
  name: '2025-06-sign-ups',
  team: '2025-06-sign-ups',
  email: '2025-06-sign-ups',
  city: '2026-11-sign-ups-origin',
  from: '2026-11-sign-ups-origin',
  with: '2026-12-letters',
  utm_source: '2026-11-sign-ups-origin',
  utm_medium: '2026-11-sign-ups-origin',
  utm_campaign: '2026-11-sign-ups-origin',
  utm_term: '2026-12-m4-campaign-tags',
  utm_content: '2026-12-m4-campaign-tags',
  referrer: '2026-11-sign-ups-origin',
  page: '2026-11-sign-ups-origin',
  language: '2026-11-sign-ups-origin',
};

/** By name. Those of tables run in this order, then those of indexes. */
export const migrationNames = Object.keys(migrations);

/** A newer release has changed this database. */
export class NewerDatabase extends UnusableDatabase {
  override name = 'NewerDatabase';
}

/**
 * `before`: leaves out this migration and later ones, for the tables of an earlier release.
 * `onTables`: called when only indexes are missing, which nothing needs but speed.
 */
export type MigrateOptions = { pauseMs?: number; before?: string | undefined; onTables?: () => void };

/**
 * Migrates the database to the newest schema. Many processes may do this at once: one that loses
 * the race tries again and finds the work done.
 * @throws NewerDatabase when a newer release has changed the database, or the last error when all
 * tries fail
 */
export async function migrate(db: Db, options: MigrateOptions = {}): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    refuseNewer(await appliedMigrations(db));
    try {
      await migrateIndexes(db, options);
      return await runMigrations(db, migrationsBefore(options.before));
    } catch (error) {
      if (attempt === attempts) throw error;
    }
    await sleep((options.pauseMs ?? pauseMs) * (0.5 + Math.random()));
  }
}

/** Runs the migrations of tables, then builds the missing indexes outside a transaction. */
async function migrateIndexes(db: Db, { before, onTables }: MigrateOptions): Promise<void> {
  const applied = await appliedMigrations(db);
  const missing = migrationsBefore(before).flatMap(([name, migration]) =>
    'indexes' in migration && !applied.includes(name) ? [{ name, indexes: migration.indexes }] : [],
  );
  if (missing.length === 0) return;
  const later = new Set(missing.map(({ name }) => name));
  await runMigrations(
    db,
    migrationsBefore(before).filter(([name]) => !later.has(name)),
  );
  onTables?.();
  for (const { indexes } of missing) await buildIndexes(db, indexes);
}

/**
 * Runs those of `wanted` that are missing. Fails if another process has run others meanwhile.
 * Kysely's `migrateTo` would undo those.
 */
async function runMigrations(db: Db, wanted: [string, Migration | IndexMigration][]): Promise<void> {
  const provider = { getMigrations: async () => Object.fromEntries(wanted) };
  const { error } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest();
  if (error) throw error;
}

function migrationsBefore(end?: string): [string, Migration | IndexMigration][] {
  return Object.entries(migrations).filter(([name]) => end === undefined || name < end);
}

/**
 * @returns `empty` without tables, `older` when migrations are missing
 * @throws NewerDatabase when a newer release has changed the database
 */
export async function checkSchema(db: Db): Promise<'empty' | 'older' | 'current'> {
  const applied = await appliedMigrations(db);
  refuseNewer(applied);
  if (applied.length === 0) return 'empty';
  return applied.length < migrationNames.length ? 'older' : 'current';
}

function refuseNewer(applied: string[]): void {
  const unknown = applied.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length === 0) return;
  throw new NewerDatabase(
    `A newer release has changed this database (${unknown.join(', ')}): start that release again, or restore the backup made before the upgrade.`,
  );
}

/** @returns the names of the applied migrations; none for an empty database */
async function appliedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}
