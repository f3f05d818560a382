import { Socket } from 'node:net';
import pg from 'pg';
import type { DatabaseOptions, PostgresTimeouts } from '../database.ts';
import { StorageError, storageErrorCode } from '../storage-errors.ts';

const poolSize = 6;
const keepAliveAfterMs = 10_000;
/** Each timeout is a little longer than the one inside it. All fit into the 5 s in which a sign-up is answered. */
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
/** Shorter than `socketTimeoutMs`, so that an idle connection is closed before it counts as dead. */
const idleMs = 2_000;

/** A weaker value acknowledges commits that a power failure can lose. A stronger one is kept. */
const requireDurableCommits = `
  select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') not in ('on', 'remote_apply')`;

/** A pool whose connections never hang: a silent one is destroyed and not reused. */
export function openPool(
  connectionString: string,
  { longTimeouts, timeouts, notify }: DatabaseOptions,
): pg.Pool {
  const limits = { ...(longTimeouts ? maintenanceTimeouts : requestTimeouts), ...timeouts };
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    idleTimeoutMillis: idleMs,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.socketTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    application_name: 'sportbuddy',
    stream: () => socketWithTimeout(limits.socketTimeoutMs),
    onConnect: async (client) => void (await client.query(requireDurableCommits)),
  });
  // A connection can fail at any time, also inside a transaction. The pool handles its errors only while it is idle,
  // and an unhandled error would end the process.
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
