import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** `failures` has the titles of the failed tests. A step without tests counts as one test. */
export type Outcome = { passed: number; failed: number; failures: string[] };
/**
 * If a step with `stops` fails, later steps are not run, because they would fail for the same
 * reason.
 */
export type Step = { name: string; stops?: boolean; run: (output: Output) => Promise<Outcome> };
/**
 * 'shown' prints at once. 'kept' prints when the step has ended, so that output of parallel steps
 * does not mix. 'failed' prints only the output of a program that failed.
 */
export type Output = 'shown' | 'kept' | 'failed';

/** `node_modules/.bin` is first in PATH, so that steps run with the Node version of the project. */
const environment = {
  ...process.env,
  PATH: [`${projectFolder}node_modules/.bin`, process.env.PATH].join(delimiter),
};

export type ProgramOptions = { variables?: NodeJS.ProcessEnv; output?: Output };

/** Runs a program in the project folder. @returns its exit code, 1 if it cannot be started */
export async function runProgram(
  program: string,
  args: readonly string[],
  { variables, output = 'shown' }: ProgramOptions = {},
): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const child = spawn(program, args, {
    cwd: projectFolder,
    env: { ...environment, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...variables },
    stdio: [
      'ignore',
      ...(output === 'shown' ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const)),
    ],
  });
  const kept: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => kept.push(part));
  child.once('error', (error) => {
    console.error(error.message);
    resolve(1);
  });
  child.once('close', (code) => resolve(code ?? 1));
  const code = await promise;
  if (kept.length > 0 && (output !== 'failed' || code !== 0)) process.stdout.write(Buffer.concat(kept));
  return code;
}

/**
 * A step that passes if its program exits with 0.
 * @param fix what to do if it fails, for the summary
 */
export function check(name: string, program: string, args: readonly string[], fix?: string): Step {
  return {
    name,
    async run(output) {
      const code = await runProgram(program, args, { output });
      if (code === 0) return { passed: 1, failed: 0, failures: [] };
      return { passed: 0, failed: 1, failures: fix ? [fix] : [] };
    },
  };
}
