import { setTimeout as sleep } from 'node:timers/promises';

const paths = ['/', '/healthz', '/ar', '/healthz', '/football/liverpool', '/coming-soon'];
const pauseMs = 20;
const timeoutMs = 60_000;

type Read = { path: string; at: number; ms: number; ok: boolean };

export type PageReader = {
  /** @returns the requests in progress at any time between two values of `performance.now()` */
  between(from: number, to: number): Read[];
  /** Stops, and resolves when the current request has ended. */
  stop(): Promise<void>;
};

/** Requests one page after another until `stop` is called. */
export function startPageReader(url: string): PageReader {
  const reads: Read[] = [];
  let isOver = false;

  async function read() {
    for (let n = 0; !isOver; n++) {
      const path = paths[n % paths.length] ?? '/';
      const at = performance.now();
      const ok = await fetch(url + path, { signal: AbortSignal.timeout(timeoutMs) }).then(
        async (response) => response.ok && (await response.text()).length > 0,
        () => false,
      );
      reads.push({ path, at, ms: performance.now() - at, ok });
      await sleep(pauseMs);
    }
  }

  const reading = read();
  return {
    between: (from, to) => reads.filter(({ at, ms }) => at + ms >= from && at <= to),
    async stop() {
      isOver = true;
      await reading;
    },
  };
}
