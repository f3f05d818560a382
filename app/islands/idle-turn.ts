import { requestIdle } from '../client/request-idle.ts';

/** Functions that start the waiting islands, in the order of their turns. */
const waiting = new Map<HTMLElement, () => void>();
const used = new WeakSet<HTMLElement>();

/** Resolves in an idle period that no other island gets, or as soon as the island is used. */
export function idleTurn(island: HTMLElement): Promise<void> {
  if (used.has(island)) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.set(island, resolve);
    if (waiting.size === 1) requestIdle(window, startNext);
  });
}

/** Starts an island now if it waits for its turn, or will wait for one. */
export function skipIdleTurn(island: HTMLElement): void {
  used.add(island);
  waiting.get(island)?.();
  waiting.delete(island);
}

function startNext(): void {
  const [island] = waiting.keys();
  if (island) skipIdleTurn(island);
  if (waiting.size > 0) requestIdle(window, startNext);
}
