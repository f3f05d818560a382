import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Tell } from '../database.ts';
import { StorageError } from '../storage-errors.ts';
import type { Reply, RequestKind, Requests, ThreadSettings } from './requests.ts';

const source = new URL('./thread.ts', import.meta.url);

export type ThreadClient = {
  /** @throws StorageError with SQLite's own code */
  ask<Kind extends RequestKind>(kind: Kind, ask: Requests[Kind]['ask']): Promise<Requests[Kind]['answer']>;
  /** Ends the thread once all requests are done. */
  close(): Promise<void>;
};

type Caller = { resolve: (answer: never) => void; reject: (fault: StorageError) => void };

/** Starts the thread that owns the file of the embedded database. A dead thread is replaced at the next request. */
export function startThread(settings: ThreadSettings, tell: Tell): ThreadClient {
  const callers = new Map<number, Caller>();
  let worker: Worker | undefined;
  let lastId = 0;
  let closed = false;

  function start(): Worker {
    const started = new Worker(source, { workerData: settings });
    started.on('message', (reply: Reply) => {
      if ('told' in reply) return tell(reply.told.code, reply.told.message);
      const caller = callers.get(reply.id);
      callers.delete(reply.id);
      if ('fault' in reply) caller?.reject(new StorageError(reply.fault.code, reply.fault.message));
      else caller?.resolve(reply.answer as never);
    });
    started.on('error', (error) => tell('THREAD_DIED', error.message));
    started.on('exit', () => {
      if (worker === started) worker = undefined;
      for (const { reject } of callers.values()) {
        reject(new StorageError('THREAD_DIED', 'the thread of the database ended'));
      }
      callers.clear();
    });
    return started;
  }

  const ask: ThreadClient['ask'] = (kind, ask) => {
    if (closed) return Promise.reject(new StorageError('CLOSED', 'the database is closed'));
    worker ??= start();
    const id = ++lastId;
    worker.postMessage({ id, kind, ask });
    return new Promise((resolve, reject) => {
      callers.set(id, { resolve, reject });
    });
  };

  return {
    ask,
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
