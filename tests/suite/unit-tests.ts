import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { runProgram, type Step } from './step.ts';

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
});

/** Unit and database tests. `only` narrows them to files whose path holds one of these words. */
export function unitTests(name: string, only: string[] = [], options: string[] = []): Step {
  return {
    name,
    async run() {
      const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-vitest-'));
      const file = join(folder, 'report.json');
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const code = await runProgram('vitest', ['run', ...only, ...options, ...reporters]);
      const counts = await readFile(file, 'utf8').then(
        (text) => {
          const { numPassedTests, numFailedTests } = report.parse(JSON.parse(text));
          // A file that breaks before its first test is a failure that no test counts.
          const broken = code !== 0 && numFailedTests === 0 ? 1 : 0;
          return { passed: numPassedTests, failed: numFailedTests + broken };
        },
        () => ({ passed: 0, failed: 1 }),
      );
      await rm(folder, { recursive: true, force: true });
      return { ok: code === 0, counts };
    },
  };
}
