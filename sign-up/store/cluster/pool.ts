import { Socket } from 'node:net';
import pg from 'pg';
import type { DatabaseOptions, PostgresTimeouts } from '../database.ts';
import { StorageError, storageErrorCode } from '../storage-errors.ts';
import { parseConnectionString } from './connection-string.ts';
import { requireUnicode } from './encoding.ts';
import { clientForHosts } from './host-client.ts';
import { durableCommit } from './insert.ts';

/** Sign-ups, deliveries and letters. */
export const writePoolSize = 6;
/** Own sign-up pages and metrics. Many of them must not take the connections of sign-ups. */
export const readPoolSize = 4;
const keepAliveAfterMs = 10_000;
/**
 * Lock, statement and socket timeouts each exceed the one before. With connecting they fit into the
 * 5 s of a sign-up.
 */
const requestTimeouts: PostgresTimeouts = {
  connectMs: 1_500,
  lockMs: 1_000,
  statementMs: 2_000,
  socketTimeoutMs: 2_500,
};
const tenMinutes = 10 * 60_000;
const maintenanceTimeouts: PostgresTimeouts = {
  ...requestTimeouts,
  lockMs: 60_000,
  statementMs: tenMinutes,
  socketTimeoutMs: tenMinutes + 5_000,
};
/**
 * Shorter than `socketTimeoutMs`, so that an idle connection is closed before it counts as dead.
 */
const idleMs = 2_000;

/**
 * Session settings. Set after connecting, because connection poolers refuse them as startup
 * parameters. `synchronous_commit`: a weaker value acknowledges commits that a power failure can
 * lose. A stronger one is kept.
 */
const configureSession = `
  select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
    set_config('idle_in_transaction_session_timeout', $3, false),
    set_config('synchronous_commit', ${durableCommit}, false),
    current_setting('server_encoding') as encoding, current_database() as database`;

/**
 * A pool whose connections never hang: a silent one is destroyed and not reused. With several hosts
 * it connects to the primary among them.
 */
export function openPool(
  connectionString: string,
  size: number,
  { longTimeouts, timeouts, anyEncoding, schema, notify }: DatabaseOptions,
): pg.Pool {
  const limits = { ...(longTimeouts ? maintenanceTimeouts : requestTimeouts), ...timeouts };
  const pool = new pg.Pool({
    Client: clientForHosts(parseConnectionString(connectionString)),
    max: size,
    idleTimeoutMillis: idleMs,
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    application_name: 'sportbuddy',
    stream: () => socketWithTimeout(limits.socketTimeoutMs),
    onConnect: async (client) => {
      const times = [limits.statementMs, limits.lockMs, limits.socketTimeoutMs].map(String);
      const { rows } = await client.query(configureSession, times);
      if (!anyEncoding) requireUnicode(rows[0].encoding, rows[0].database);
      if (schema) await client.query("select set_config('search_path', $1, false)", [schema]);
    },
  });
  // A connection can fail at any time, also inside a transaction. The pool handles errors of idle
  // connections only, and an unhandled error would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => notify?.(storageErrorCode(error), 'a connection to the database broke'));
  });
  pool.on('error', () => undefined);
  return pool;
}

/** A statement takes less than `ms`, so a socket that is silent for longer is dead. */
function socketWithTimeout(ms: number): Socket {
  const socket = new Socket();
  socket.setTimeout(ms, () => {
    socket.destroy(new StorageError('CONNECTION_TIMEOUT', 'the database has not answered in time'));
  });
  return socket;
}
