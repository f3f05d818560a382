import { setTimeout as sleep } from 'node:timers/promises';

const paths = ['/', '/healthz', '/ar', '/healthz', '/football/liverpool', '/coming-soon'];
const pauseMs = 20;
const patienceMs = 30_000;

type Read = { path: string; at: number; ms: number; ok: boolean };

export type Reader = {
  /** What was read between two moments of `performance.now()`. */
  between(from: number, to: number): Read[];
  leave(): Promise<void>;
};

/** Reads one page after another, as a visitor does who signs up nowhere. */
export function sendReader(url: string): Reader {
  const reads: Read[] = [];
  let isOver = false;

  async function read() {
    for (let n = 0; !isOver; n++) {
      const path = paths[n % paths.length] ?? '/';
      const at = performance.now();
      const ok = await fetch(url + path, { signal: AbortSignal.timeout(patienceMs) }).then(
        async (answer) => answer.ok && (await answer.text()).length > 0,
        () => false,
      );
      reads.push({ path, at, ms: performance.now() - at, ok });
      await sleep(pauseMs);
    }
  }

  const reading = read();
  return {
    between: (from, to) => reads.filter(({ at, ms }) => at + ms >= from && at <= to),
    async leave() {
      isOver = true;
      await reading;
    },
  };
}

/** @returns the time (ms) that 99 of 100 of `reads` stayed under, 0 without any */
export function p99(reads: { ms: number }[]): number {
  const times = reads.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * 0.99))] ?? 0;
}
