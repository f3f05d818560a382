import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';

const entry = fileURLToPath(new URL('../../sign-up/operator/main.ts', import.meta.url));
const mostOutputBytes = 256 * 1024 * 1024;
const people = z.array(z.object({ email: z.string() }));

/**
 * @param prefix a program with its arguments to run the command under, when its files are to be seen as that does
 * @returns the addresses that the operator's export holds
 */
export async function exported(
  settings: Record<string, string>,
  prefix: readonly string[] = [],
): Promise<string[]> {
  const [program = '', ...args] = [...prefix, process.execPath, entry, 'export', '--format', 'json'];
  const { stdout } = await promisify(execFile)(program, args, {
    env: { PATH: process.env.PATH, ...settings },
    maxBuffer: mostOutputBytes,
  });
  return people.parse(JSON.parse(stdout)).map(({ email }) => email);
}
