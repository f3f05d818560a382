/**
 * The worker thread that owns the file of the embedded database. better-sqlite3 blocks its thread on disks and locks.
 * A thread of its own keeps the event loop free.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { CheckpointLimits } from '../database.ts';
import { fileMoved, StorageError, storageErrorCode } from '../storage-errors.ts';
import { busyTimeoutMs, fileState, type OpenFile, openFile } from './file/open-file.ts';
import { recoverFile, truncateWal } from './file/recover-file.ts';
import { insertArrivals } from './insert.ts';
import type { ThreadMessage, ThreadRequest, ThreadSettings } from './requests.ts';

/** Errors that SQLite may repeat until the file is opened again. */
const reopenErrors = /^SQLITE_(READONLY|IOERR|CANTOPEN|NOTADB|CORRUPT)/;
/** Each attempt waits for readers and blocks writers. Short attempts leave room for writers in between. */
const checkpointDefaults: CheckpointLimits = { attempts: 8, waitMs: 1_000, betweenMs: 250 };

const settings: ThreadSettings = workerData;
const checkpoint = { ...checkpointDefaults, ...settings.checkpoint };
let open: OpenFile | undefined;
let mustReopen = false;

const send = (reply: ThreadMessage) => parentPort?.postMessage(reply);
const notify = (code: string, message: string) => send({ notice: { code, message } });

parentPort?.on('message', (request: ThreadRequest | 'close') => {
  if (request === 'close') return close();
  const { id } = request;
  try {
    send({ id, result: handle(request) });
  } catch (error) {
    const code = storageErrorCode(error);
    if (reopenErrors.test(code)) mustReopen = true;
    send({ id, error: { code, message: error instanceof Error ? error.message : String(error) } });
  }
});

function handle(request: ThreadRequest): unknown {
  const current = currentFile();
  const result = execute(current, request);
  // Check after the commit that it went into the file at the path.
  if (!current.file.inTransaction && fileState(current) !== 'intact') {
    throw new StorageError(fileMoved, 'the file of the database was moved');
  }
  return result;
}

function execute(current: OpenFile, { kind, params }: ThreadRequest): unknown {
  const { file, prepare } = current;
  switch (kind) {
    case 'query': {
      if (params.inTransaction && !file.inTransaction) {
        throw new StorageError('SQLITE_ABORT', 'the transaction has ended');
      }
      const statement = prepare(params.sql);
      if (statement.reader) return { rows: statement.all(...params.parameters) };
      const { changes, lastInsertRowid } = statement.run(...params.parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    }
    case 'rollback':
      if (file.inTransaction) prepare('rollback').run();
      return null;
    case 'insert':
      return insertArrivals(current, params.arrivals, params.rateLimit);
    case 'scrub':
      return scrub(current);
  }
}

/** @returns the file, recovered or opened again when needed */
function currentFile(): OpenFile {
  if (open?.file.inTransaction) return open;
  const state = open && fileState(open);
  if (open && state === 'intact' && !mustReopen) return open;
  if (open && state && state !== 'intact') recoverFile(open, state, notify);
  // Close first: within one process SQLite would share the old -wal and -shm, even when removed.
  open?.file.close();
  open = undefined;
  open = openFile(settings);
  mustReopen = false;
  return open;
}

// secure_delete zeroes deleted rows, but page splits leave copies, and the WAL still holds both. VACUUM rewrites the
// file, then the WAL is truncated.
function scrub({ file, ...current }: OpenFile): null {
  file.exec('vacuum');
  file.pragma(`busy_timeout = ${checkpoint.waitMs}`);
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        truncateWal({ file, ...current });
        return null;
      } catch (error) {
        if (attempt === checkpoint.attempts) throw error;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, checkpoint.betweenMs);
      }
    }
  } finally {
    file.pragma(`busy_timeout = ${busyTimeoutMs(settings)}`);
  }
}

function close(): void {
  open?.file.close();
  parentPort?.close();
}
