import childProcess from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import workerThreads, { type WorkerOptions } from 'node:worker_threads';
import { afterEach, inject } from 'vitest';
import * as z from 'zod';
import { reportEveryMs } from './report-met.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Stryker's: `dry-run` while it learns which test meets what. */
    mode?: string;
  }
}

/**
 * A setup file of a test run: what a test starts by `spawn` or as a thread holds the same change as the test, and what
 * that met of the changed code counts as met by it. Stryker knows of its own thread alone. `execFile` is not followed.
 */
const isTrial = inject('mode') === 'dry-run';
/** Beside this file, in the copy of the project that goes when the run ends. */
const folder = isTrial ? mkdtempSync(join(import.meta.dirname, 'met-')) : undefined;
const reporter = pathToFileURL(join(import.meta.dirname, 'report-met.ts')).href;
const metSchema = z.array(z.string());
let hasStarted = false;

function told(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  hasStarted = true;
  const active = globalThis.__stryker__?.activeMutant;
  if (active !== undefined) return { ...environment, __STRYKER_ACTIVE_MUTANT__: active };
  return folder ? { ...environment, MUTATIONS_MET: folder } : environment;
}

const { spawn } = childProcess;
const { Worker } = workerThreads;
childProcess.spawn = ((program: string, args: readonly string[], options: childProcess.SpawnOptions = {}) => {
  const env = told(options.env ?? process.env);
  return spawn(program, args, {
    ...options,
    env: isTrial ? { ...env, NODE_OPTIONS: `--import=${reporter}` } : env,
  });
}) as typeof spawn;
workerThreads.Worker = class extends Worker {
  constructor(source: string | URL, options: WorkerOptions = {}) {
    const execArgv = [...(options.execArgv ?? []), ...(isTrial ? [`--import=${reporter}`] : [])];
    super(source, { ...options, execArgv, env: told(process.env) });
  }
};
syncBuiltinESMExports();

afterEach(async () => {
  const stryker = globalThis.__stryker__;
  if (!folder || !hasStarted || !stryker?.currentTestId) return;
  await wait(2 * reportEveryMs);
  stryker.mutantCoverage ??= { static: {}, perTest: {} };
  const { perTest } = stryker.mutantCoverage;
  const met = perTest[stryker.currentTestId] ?? {};
  perTest[stryker.currentTestId] = met;
  // What an earlier test's process met counts here too: a server may stay up for all tests of a file.
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
    for (const mutant of metSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
      met[mutant] = (met[mutant] ?? 0) + 1;
});
