import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** How many tests a step ran; a step without tests counts itself. */
type Counts = { passed: number; failed: number };
/** `failures` names the tests of a step that failed or wanted a second try, where it runs several. */
export type Outcome = { ok: boolean; counts: Counts; failures?: string[] };
/** `stops`: when it fails, what follows would only fail for the same reason, in many more words. */
export type Step = { name: string; stops?: boolean; run: () => Promise<Outcome> };

/** Tools of the project run with the project's own Node, whatever the machine has. */
const environment = {
  ...process.env,
  PATH: [`${projectFolder}node_modules/.bin`, process.env.PATH].join(delimiter),
};

/** Runs a program in the project folder, its output shown as it comes. @returns its exit code */
export async function runProgram(
  program: string,
  args: string[],
  variables: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn(program, args, {
    cwd: projectFolder,
    env: { ...environment, ...variables },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await Promise.race([once(child, 'close'), once(child, 'error').then(() => [1])]);
  return typeof code === 'number' ? code : 1;
}

/** A check that passes when its program does. */
export function check(name: string, program: string, args: string[]): Step {
  return {
    name,
    async run() {
      const ok = (await runProgram(program, args)) === 0;
      return { ok, counts: { passed: ok ? 1 : 0, failed: ok ? 0 : 1 } };
    },
  };
}

export function isThere(path: string): boolean {
  return existsSync(projectFolder + path);
}
