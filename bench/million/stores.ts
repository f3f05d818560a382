import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { databaseFile } from '../../sign-up/store/embedded/database.ts';
import { migrate } from '../../sign-up/store/migrations/migrations.ts';
import { openDatabase } from '../../sign-up/store/open-database.ts';
import type { Db } from '../../sign-up/store/tables.ts';
import { fillSignUps } from '../../tests/fixtures/databases/fill.ts';
import { type Cluster, startCluster } from '../../tests/fixtures/databases/postgres-cluster.ts';

export const million = 1_000_000;
/** Enough for an own sign-up with four friends. */
export const few = 10;
const template = 'filled';

/** Settings that select a database. */
export type Storage = { DATA_DIR: string } & Partial<Record<'DATABASE_URL', string>>;

/** `empty` has ten sign-ups, `full` a million, each with a letter and four of five confirmed. */
export type Size = 'empty' | 'full';
export const sizes: readonly Size[] = ['empty', 'full'];

/** Databases of one kind. All are removed by `close`. */
export type Stores = {
  name: string;
  create(size: Size): Promise<Storage>;
  /** Creates a database without tables. */
  createBlank(): Promise<Storage>;
  remove(storage: Storage): Promise<void>;
  close(): Promise<void>;
};

/** Runs `use` on a connection without short timeouts. */
export async function withDb<T>(storage: Storage, use: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(storage, { longTimeouts: true });
  try {
    return await use(db);
  } finally {
    await close();
  }
}

const fill = (storage: Storage, count: number) =>
  withDb(storage, async (db) => {
    await migrate(db);
    await fillSignUps(db, count);
  });

/**
 * Filled databases are kept outside the project, under a name that changes with the code that fills
 * them. Copies are migrated, so a new migration needs no new name.
 */
async function keptPath(kind: string): Promise<string> {
  const code = await readFile(new URL('../../tests/fixtures/databases/fill.ts', import.meta.url));
  const name = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const folder = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  return join(folder, 'sportbuddy/million', name, kind);
}

/** Calls `make` with a path for the database, unless an earlier run has kept it. @returns its path */
async function keep(kind: string, make: (path: string) => Promise<void>): Promise<string> {
  const kept = await keptPath(kind);
  if (existsSync(kept)) return kept;
  console.log(`Storing a million sign-ups in ${kept}, once`);
  const work = `${kept}.unfinished`;
  await rm(work, { recursive: true, force: true });
  await mkdir(join(work, '..'), { recursive: true });
  await make(work);
  await rename(work, kept);
  return kept;
}

async function openSqliteStores(): Promise<Stores> {
  const kept = await keep('sqlite', (path) => fill({ DATA_DIR: path }, million));
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-million-'));
  let count = 0;
  async function createBlank(): Promise<Storage> {
    count += 1;
    const storage = { DATA_DIR: join(folder, String(count)) };
    await mkdir(storage.DATA_DIR);
    return storage;
  }
  return {
    name: 'SQLite',
    createBlank,
    async create(size) {
      const storage = await createBlank();
      if (size === 'empty') await fill(storage, few);
      else {
        await copyFile(databaseFile(kept), databaseFile(storage.DATA_DIR));
        await withDb(storage, migrate);
      }
      return storage;
    },
    remove: ({ DATA_DIR }) => rm(DATA_DIR, { recursive: true }),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** @returns its URL */
export async function createDatabase(cluster: Cluster, name: string, options = ''): Promise<string> {
  await runOn(cluster, `create database "${name}" ${options}`);
  return cluster.url(name);
}

async function runOn(cluster: Cluster, statement: string): Promise<void> {
  const client = new pg.Client(cluster.url('postgres'));
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function fillCluster(path: string): Promise<void> {
  const cluster = await startCluster();
  const storage = { DATA_DIR: 'unused', DATABASE_URL: await createDatabase(cluster, template) };
  await fill(storage, million);
  // As autovacuum leaves it after some time.
  await withDb(storage, (db) => sql`vacuum analyze`.execute(db));
  await cluster.shutDown('fast');
  await cp(cluster.data, path, { recursive: true });
  await cluster.stop();
}

async function openPostgresStores(): Promise<Stores> {
  const cluster = await startCluster({ copyOf: await keep('postgres', fillCluster) });
  let count = 0;
  async function create(options = ''): Promise<Storage> {
    count += 1;
    return { DATA_DIR: 'unused', DATABASE_URL: await createDatabase(cluster, `bench_${count}`, options) };
  }
  return {
    name: 'PostgreSQL',
    createBlank: () => create(),
    async create(size) {
      if (size === 'full') {
        const storage = await create(`template ${template} strategy file_copy`);
        await withDb(storage, migrate);
        return storage;
      }
      const storage = await create();
      await fill(storage, few);
      return storage;
    },
    remove: ({ DATABASE_URL = '' }) =>
      runOn(cluster, `drop database ${new URL(DATABASE_URL).pathname.slice(1)} with (force)`),
    close: () => cluster.stop(),
  };
}

export const openStores = { sqlite: openSqliteStores, postgres: openPostgresStores };
