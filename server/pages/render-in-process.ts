import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { ReadyPage } from './page-cache.ts';

/** A page from `server/warm-up.ts`, with its path. */
export type WarmedPage = [path: string, page: ReadyPage];

/** Renders all pages as they are at `time`. Calls `onPage` for each one that has no error. */
export type RenderAll = (
  time: Date,
  onPage: (...page: WarmedPage) => void,
  signal: AbortSignal,
) => Promise<void>;

/**
 * Renders in a process that ends. Rendering in the server would leave it with compiled code and a
 * heap of the size of this work.
 * @param module `server/warm-up.ts` of the same build
 */
export function renderInProcess(module: string): RenderAll {
  return async (time, onPage, signal) => {
    const child = fork(module, [time.toISOString()], {
      // Keeps buffers as they are.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      signal,
      killSignal: 'SIGKILL',
    });
    child.on('message', (page: WarmedPage) => onPage(...page));
    const [code, killedBy] = await once(child, 'close');
    if (code !== 0) throw new Error(`the process that renders pages ended with ${killedBy ?? code}`);
  };
}
