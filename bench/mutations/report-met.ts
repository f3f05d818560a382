import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

export const reportEveryMs = 100;

/** How often each change was met. */
type Hits = Record<string, number>;

declare global {
  /** Stryker's own account of the changes, which its instrumented code keeps in each process and thread. */
  var __stryker__:
    | {
        activeMutant?: string;
        currentTestId?: string;
        mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
      }
    | undefined;
}

let reported = 0;

/** Writes which changes this process or thread has met so far; one that is killed has done so a moment before. */
function report(folder: string): void {
  const met = Object.keys(globalThis.__stryker__?.mutantCoverage?.static ?? {});
  if (met.length === reported) return;
  reported = met.length;
  const file = join(folder, `${process.pid}-${threadId}.json`);
  writeFileSync(`${file}.new`, JSON.stringify(met));
  renameSync(`${file}.new`, file);
}

const { MUTATIONS_MET } = process.env;
if (MUTATIONS_MET) {
  setInterval(report, reportEveryMs, MUTATIONS_MET).unref();
  process.once('exit', () => report(MUTATIONS_MET));
}
