import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { ThreadClient } from './thread-client.ts';

/**
 * SQLite has transactional DDL. All migrations of a run then share one transaction, which locks out
 * other processes.
 */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Kysely dialect for the thread that owns the file. It has one connection, which Kysely gives to
 * one caller at a time.
 */
export function threadDialect(thread: ThreadClient): Dialect {
  return {
    createAdapter: () => new Adapter(),
    createDriver: () => new ThreadDriver(thread),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class ThreadConnection implements DatabaseConnection {
  inTransaction = false;
  readonly #thread: ThreadClient;
  constructor(thread: ThreadClient) {
    this.#thread = thread;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return (await this.#thread.request('query', {
      sql,
      parameters,
      inTransaction: this.inTransaction,
    })) as QueryResult<R>;
  }

  streamQuery(): never {
    throw new Error('the embedded database is read by pages');
  }
}

class ThreadDriver implements Driver {
  readonly #thread: ThreadClient;
  readonly #connection: ThreadConnection;
  constructor(thread: ThreadClient) {
    this.#thread = thread;
    this.#connection = new ThreadConnection(thread);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ThreadConnection> {
    return this.#connection;
  }

  async beginTransaction(connection: ThreadConnection): Promise<void> {
    // Takes the write lock at once: only this statement waits for it, and no read is stale before
    // its write.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    connection.inTransaction = true;
  }

  async commitTransaction(connection: ThreadConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
    connection.inTransaction = false;
  }

  async rollbackTransaction(connection: ThreadConnection): Promise<void> {
    connection.inTransaction = false;
    await this.#thread.request('rollback', null);
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#thread.close();
  }
}
