import { setTimeout as sleep } from 'node:timers/promises';
import type { CheckpointLimits } from '../database.ts';
import { isBusy } from '../storage-errors.ts';
import type { RequestKind, Requests } from './requests.ts';

const defaults: CheckpointLimits = { attempts: 120, waitMs: 200, betweenMs: 250 };
/** Other writers go on between two steps. */
const pauseMs = 50;

/** Sends a request when no transaction is open. */
type Request = <Kind extends RequestKind>(
  kind: Kind,
  params: Requests[Kind]['params'],
) => Promise<Requests[Kind]['result']>;

/**
 * Removes the bytes of deleted rows from the file, then from its log. Tries each step again while
 * readers are in the way.
 */
export async function scrubFile(
  request: Request,
  descriptor: number,
  { signal, ...limits }: Partial<CheckpointLimits> & { signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const { attempts, waitMs, betweenMs } = { ...defaults, ...limits };

  async function retry<T>(run: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      signal?.throwIfAborted();
      try {
        return await run();
      } catch (error) {
        if (attempt === attempts || !isBusy(error)) throw error;
        await sleep(betweenMs);
      }
    }
  }

  let next: number | null = 0;
  while (next !== null) {
    const from: number = next;
    next = await retry(() => request('clearPages', { descriptor, from }));
    if (next !== null) await sleep(pauseMs);
  }
  await retry(() => request('truncateLog', { waitMs }));
}
