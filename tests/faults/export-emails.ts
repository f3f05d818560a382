import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod';
import { cleanEnvironment } from '../fixtures/processes/clean-environment.ts';
import { signupsCommand } from '../fixtures/processes/signups-command.ts';

const people = z.array(z.object({ email: z.string() }));

/**
 * Runs the operator's export.
 * @param prefix command that runs the export, for example `nsenter` with its arguments
 * @returns the exported email addresses
 */
export async function exportEmails(
  settings: Record<string, string>,
  prefix: string[] = [],
): Promise<string[]> {
  const command = [...prefix, process.execPath, ...signupsCommand, 'export', '--format', 'json'];
  const [program = '', ...args] = command;
  const { stdout } = await promisify(execFile)(program, args, {
    env: cleanEnvironment(settings),
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return people.parse(JSON.parse(stdout)).map(({ email }) => email);
}
