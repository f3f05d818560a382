import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Notify } from '../database.ts';
import { StorageError, threadDied } from '../storage-errors.ts';
import type { RequestKind, Requests, ThreadMessage, ThreadSettings } from './requests.ts';

/** A file beside this module, as source and in a build. */
const source = new URL(`./thread${extname(import.meta.url)}`, import.meta.url);

export type ThreadClient = {
  /** @throws StorageError with SQLite's own code */
  request<Kind extends RequestKind>(
    kind: Kind,
    params: Requests[Kind]['params'],
  ): Promise<Requests[Kind]['result']>;
  /** Ends the thread once all requests are done. */
  close(): Promise<void>;
};

type Caller = { resolve: (result: never) => void; reject: (error: StorageError) => void };

/**
 * Starts the thread that owns the file of the embedded database. A dead thread is replaced at the
 * next request.
 */
export function startThread(settings: ThreadSettings, notify: Notify): ThreadClient {
  const callers = new Map<number, Caller>();
  let worker: Worker | undefined;
  let lastId = 0;
  let closed = false;

  function start(): Worker {
    const started = new Worker(source, { workerData: settings });
    started.on('message', (reply: ThreadMessage) => {
      if ('notice' in reply) return notify(reply.notice.code, reply.notice.message);
      const caller = callers.get(reply.id);
      callers.delete(reply.id);
      if ('error' in reply) caller?.reject(new StorageError(reply.error.code, reply.error.message));
      else caller?.resolve(reply.result as never);
    });
    started.on('error', (error: Error) => notify(threadDied, error.message));
    started.on('exit', () => {
      if (worker === started) worker = undefined;
      for (const { reject } of callers.values()) {
        reject(new StorageError(threadDied, 'the thread of the database ended'));
      }
      callers.clear();
    });
    return started;
  }

  const request: ThreadClient['request'] = (kind, params) => {
    if (closed) return Promise.reject(new StorageError('CLOSED', 'the database is closed'));
    worker ??= start();
    const id = ++lastId;
    worker.postMessage({ id, kind, params });
    return new Promise((resolve, reject) => {
      callers.set(id, { resolve, reject });
    });
  };

  return {
    request,
    async close() {
      if (closed) return;
      closed = true;
      if (!worker) return;
      const ended = once(worker, 'exit');
      worker.postMessage('close');
      await ended;
    },
  };
}
