import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';
import { requireProgram } from '../../tests/fixtures/processes/system-program.ts';
import { pageHeaders } from './page-request.ts';

const reportScript = fileURLToPath(new URL('./report.lua', import.meta.url));
const signUpScript = fileURLToPath(new URL('./sign-ups.lua', import.meta.url));

const loadSchema = z.object({
  done: z.number(),
  perSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
  failed: z.number(),
});

/** What one run of load measured. Times in milliseconds. */
export type Load = z.infer<typeof loadSchema>;

type Extent = { connections: number; seconds: number };

/** More people than any run of one connection, or of many, signs up. */
const peopleOfOneRun = 10_000_000;
let runs = 0;

/** Signs up for `seconds` over `connections`, each time as another person from another address. */
export function signUpLoad(url: string, extent: Extent): Promise<Load> {
  runs += 1;
  return wrk(`${url}/api/early-access`, extent, ['--script', signUpScript], {
    SIGN_UPS_FROM: String(runs * peopleOfOneRun),
  });
}

/** Asks for one page as a browser would, for `seconds` over `connections`. */
export function pageLoad(url: string, extent: Extent): Promise<Load> {
  const headers = Object.entries(pageHeaders).flatMap(([name, value]) => ['--header', `${name}: ${value}`]);
  return wrk(url, extent, ['--script', reportScript, ...headers]);
}

/** A client in C takes a tenth of what one in JavaScript takes: beside that, the server's own cost would hardly show. */
async function wrk(
  url: string,
  { connections, seconds }: Extent,
  options: string[],
  settings: Record<string, string> = {},
): Promise<Load> {
  const extent = ['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`];
  const { stdout } = await promisify(execFile)(requireProgram('wrk', 'wrk'), [...extent, ...options, url], {
    env: { REPORT: reportScript, ...settings },
  });
  return loadSchema.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
}
