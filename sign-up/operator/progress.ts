import { countRows } from '../store/count-rows.ts';
import type { Db, Tables } from '../store/tables.ts';
import { durationOf } from './letters/letter-stats.ts';

const redrawMs = 200;
const clearLine = '\r\u001B[K';

/** Shows on a terminal how far a command is. */
export type Progress = {
  /**
   * Begins a step. The line has a count, a percentage and the time left if `total` is given.
   * @param total the number of rows, or of what `advance` counts
   */
  start(label: string, total?: number): void;
  advance(count: number): void;
  /** Removes the line, before other output and at the end. The next `advance` draws it again. */
  clear(): void;
};

/** @param now milliseconds on a monotonic clock */
export function createProgress(
  write: (text: string) => void,
  now: () => number = () => performance.now(),
): Progress {
  let step = { label: '', total: 0, startedAt: 0 };
  let done = 0;
  let drawnAt: number | undefined;

  function draw(): void {
    drawnAt = now();
    write(clearLine + lineOf(step, done, drawnAt - step.startedAt));
  }

  return {
    start(label, total = 0) {
      step = { label, total, startedAt: now() };
      done = 0;
      draw();
    },
    advance(count) {
      done += count;
      if (drawnAt === undefined || now() - drawnAt >= redrawMs) draw();
    },
    clear() {
      if (drawnAt === undefined) return;
      drawnAt = undefined;
      write(clearLine);
    },
  };
}

/** Begins a step over the rows of a table. Counts them only if there is progress to show. */
export async function startTable(
  progress: Progress | undefined,
  label: string,
  { db, table }: { db: Db; table: keyof Tables },
): Promise<void> {
  progress?.start(label, await countRows(db.selectFrom<keyof Tables>(table)));
}

function lineOf({ label, total }: { label: string; total: number }, done: number, elapsedMs: number): string {
  if (total === 0) return done === 0 ? `${label} …` : `${label}: ${done}`;
  const known = Math.min(done, total);
  const counts = `${label}: ${known} of ${total} (${Math.floor((known / total) * 100)} %)`;
  if (known === 0) return counts;
  return `${counts}, ${durationOf(((total - known) * elapsedMs) / known / 1_000)} left`;
}
