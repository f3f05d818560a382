import { Socket } from 'node:net';
import pg from 'pg';
import type { ClusterTimeouts, DatabaseOptions } from '../database.ts';
import { StorageError, storageErrorCode } from '../storage-errors.ts';

const poolSize = 6;
const keepAliveAfterMs = 10_000;
/** Each end gives up a little later than the one inside it, and all together before a sign-up's 5 s are over. */
const hasty: ClusterTimeouts = { connectMs: 1_500, lockMs: 1_000, statementMs: 2_000, silenceMs: 2_500 };
const tenMinutes = 10 * 60_000;
const patient: ClusterTimeouts = {
  ...hasty,
  lockMs: 60_000,
  statementMs: tenMinutes,
  silenceMs: tenMinutes + 5_000,
};
/** A connection is given back to the cluster before its silence would count as death. */
const idleMs = 2_000;

/** Weaker values acknowledge what a power cut can still lose; `on` is the least that is kept, a stronger one stays. */
const durable = `
  select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') not in ('on', 'remote_apply')`;

/** Connections to a cluster that never wait for ever: one that goes silent is destroyed, and never used again. */
export function openPool(
  connectionString: string,
  { patient: isPatient, timeouts, tell }: DatabaseOptions,
): pg.Pool {
  const limits = { ...(isPatient ? patient : hasty), ...timeouts };
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    idleTimeoutMillis: idleMs,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.silenceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    application_name: 'sportbuddy',
    stream: () => dyingOfSilence(limits.silenceMs),
    onConnect: async (client) => void (await client.query(durable)),
  });
  // A connection may die at any moment, also between two statements of a transaction; unheard, its error would end
  // the process. The pool hears it only while nobody uses the connection.
  pool.on('connect', (client) => {
    client.on('error', (error) => tell?.(storageErrorCode(error), 'a connection to the database broke'));
  });
  pool.on('error', () => undefined);
  return pool;
}

/** A statement's answer takes less than `ms`, so a socket that is silent for longer leads nowhere any more. */
function dyingOfSilence(ms: number): Socket {
  const socket = new Socket();
  socket.setTimeout(ms, () => {
    socket.destroy(new StorageError('CONNECTION_TIMEOUT', 'the database has not answered in time'));
  });
  return socket;
}
