/**
 * The worker thread that owns the file of the embedded database. better-sqlite3 blocks its thread on disks and locks.
 * A thread of its own keeps the event loop free.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { CheckpointLimits } from '../database.ts';
import { fileMoved, StorageError, storageErrorCode } from '../storage-errors.ts';
import { type OpenFile, openFile, patienceMs, placeOf } from './file/open-file.ts';
import { emptyLog, recoverFile } from './file/recover-file.ts';
import { insertArrivals } from './insert.ts';
import type { Envelope, Reply, ThreadSettings } from './requests.ts';

/** Errors that SQLite may repeat until the file is opened again. */
const spoilt = /^SQLITE_(READONLY|IOERR|CANTOPEN|NOTADB|CORRUPT)/;
/** Each attempt waits for readers and blocks writers. Short attempts leave room for writers in between. */
const checkpointDefaults: CheckpointLimits = { attempts: 8, waitMs: 1_000, betweenMs: 250 };

const settings: ThreadSettings = workerData;
const checkpoint = { ...checkpointDefaults, ...settings.checkpoint };
let open: OpenFile | undefined;
let isSpoilt = false;

const send = (reply: Reply) => parentPort?.postMessage(reply);
const tell = (code: string, message: string) => send({ told: { code, message } });

parentPort?.on('message', (envelope: Envelope | 'close') => {
  if (envelope === 'close') return close();
  const { id } = envelope;
  try {
    send({ id, answer: answer(envelope) });
  } catch (error) {
    const code = storageErrorCode(error);
    if (spoilt.test(code)) isSpoilt = true;
    send({ id, fault: { code, message: error instanceof Error ? error.message : String(error) } });
  }
});

function answer(envelope: Envelope): unknown {
  const current = usable();
  const result = perform(current, envelope);
  // Check after the commit that it went into the file at the path.
  if (!current.file.inTransaction && placeOf(current) !== 'there') {
    throw new StorageError(fileMoved, 'the file of the database was moved');
  }
  return result;
}

function perform(current: OpenFile, { kind, ask }: Envelope): unknown {
  const { file, prepare } = current;
  switch (kind) {
    case 'query': {
      if (ask.within && !file.inTransaction) {
        throw new StorageError('SQLITE_ABORT', 'the transaction has ended');
      }
      const statement = prepare(ask.sql);
      if (statement.reader) return { rows: statement.all(...ask.parameters) };
      const { changes, lastInsertRowid } = statement.run(...ask.parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    }
    case 'rollback':
      if (file.inTransaction) prepare('rollback').run();
      return null;
    case 'insert':
      return insertArrivals(current, ask.arrivals, ask.rateLimit);
    case 'forget':
      return forget(current);
  }
}

/** @returns the file, recovered or opened again when needed */
function usable(): OpenFile {
  if (open?.file.inTransaction) return open;
  const place = open && placeOf(open);
  if (open && place === 'there' && !isSpoilt) return open;
  if (open && place && place !== 'there') recoverFile(open, place, tell);
  // Close first: within one process SQLite would share the old -wal and -shm, even when removed.
  open?.file.close();
  open = undefined;
  open = openFile(settings);
  isSpoilt = false;
  return open;
}

// secure_delete zeroes deleted rows, but page splits leave copies, and the WAL still holds both. VACUUM rewrites the
// file, then the WAL is truncated.
function forget({ file, ...current }: OpenFile): null {
  file.exec('vacuum');
  file.pragma(`busy_timeout = ${checkpoint.waitMs}`);
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        emptyLog({ file, ...current });
        return null;
      } catch (error) {
        if (attempt === checkpoint.attempts) throw error;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, checkpoint.betweenMs);
      }
    }
  } finally {
    file.pragma(`busy_timeout = ${patienceMs(settings)}`);
  }
}

function close(): void {
  open?.file.close();
  parentPort?.close();
}
