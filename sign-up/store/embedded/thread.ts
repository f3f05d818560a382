/**
 * The worker thread that owns the file of the embedded database. better-sqlite3 blocks its thread
 * on disks and locks. A thread of its own keeps the event loop free.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { fileMoved, StorageError, storageErrorCode } from '../storage-errors.ts';
import { clearPages } from './file/clear-pages.ts';
import { busyTimeoutMs, isInPlace, type OpenFile, openFile } from './file/open-file.ts';
import { insertBatch } from './insert.ts';
import type { ThreadMessage, ThreadRequest, ThreadSettings } from './requests.ts';

/** Errors that SQLite may repeat until the file is opened again. */
const reopenErrors = /^SQLITE_(READONLY|IOERR|CANTOPEN|NOTADB|CORRUPT)/;

const settings: ThreadSettings = workerData;
let open: OpenFile | undefined;
let mustReopen = false;
let isMoved = false;

const send = (reply: ThreadMessage) => parentPort?.postMessage(reply);
const notify = (code: string, message: string) => send({ notice: { code, message } });

/** Requests run one after the other. */
let last = Promise.resolve();
parentPort?.on('message', (request: ThreadRequest | 'close') => {
  last = last.then(() => (request === 'close' ? close() : respond(request)));
});

async function respond(request: ThreadRequest): Promise<void> {
  const { id } = request;
  try {
    send({ id, result: await handle(request) });
  } catch (error) {
    const code = storageErrorCode(error);
    if (reopenErrors.test(code)) mustReopen = true;
    send({ id, error: { code, message: error instanceof Error ? error.message : String(error) } });
  }
}

async function handle(request: ThreadRequest): Promise<unknown> {
  const current = currentFile();
  const result = await execute(current, request);
  // After the commit: one that went into a file that is no longer at the path must not be
  // acknowledged.
  if (!current.file.inTransaction) refuseMovedFile(current);
  return result;
}

/**
 * @throws StorageError when the file was removed or replaced. It is usable again when it is back at
 * its path.
 */
function refuseMovedFile(current: OpenFile): void {
  const wasMoved = isMoved;
  isMoved = !isInPlace(current);
  if (!isMoved) return;
  const message = 'the file of the database, or its log, was removed or replaced while in use';
  if (!wasMoved) notify(fileMoved, message);
  throw new StorageError(fileMoved, message);
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
      return insertBatch(current, params.arrivals);
    case 'clearPages':
      return clearPages(current, params.descriptor, params.from);
    case 'truncateLog':
      return truncateLog(current, params.waitMs);
  }
}

/** @returns the file, opened again when needed */
function currentFile(): OpenFile {
  if (open && (open.file.inTransaction || !mustReopen)) return open;
  open?.file.close();
  open = undefined;
  open = openFile(settings);
  mustReopen = false;
  return open;
}

/** @throws StorageError with SQLITE_BUSY while others read or write */
function truncateLog({ file, prepare }: OpenFile, waitMs: number): null {
  // Copies most of the log without a lock, so that the checkpoint below is short.
  prepare('pragma wal_checkpoint(passive)').all();
  file.pragma(`busy_timeout = ${waitMs}`);
  try {
    const [busy] = prepare('pragma wal_checkpoint(truncate)').raw().get() as [busy: number];
    if (busy !== 0) throw new StorageError('SQLITE_BUSY', 'the log of the database is in use');
    return null;
  } finally {
    file.pragma(`busy_timeout = ${busyTimeoutMs(settings)}`);
  }
}

function close(): void {
  open?.file.close();
  parentPort?.close();
}
