import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import * as z from 'zod';
import { runProgram, type Step } from './step.ts';

type FileResult = z.infer<typeof report>['testResults'][number];

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
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
      const { counts, failures } = await readFile(file, 'utf8').then(
        (text) => {
          const { numPassedTests, numFailedTests, testResults } = report.parse(JSON.parse(text));
          // A file that breaks before its first test is a failure that no test counts.
          const broken = code !== 0 && numFailedTests === 0 ? 1 : 0;
          const counts = { passed: numPassedTests, failed: numFailedTests + broken };
          return { counts, failures: testResults.flatMap(namesOfFailures) };
        },
        () => ({ counts: { passed: 0, failed: 1 }, failures: [] }),
      );
      await rm(folder, { recursive: true, force: true });
      return { ok: code === 0, counts, failures };
    },
  };
}

function namesOfFailures({ name, status, assertionResults }: FileResult): string[] {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter((each) => each.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${file} broke before its first test`];
  return failed.map(({ fullName }) => `${file} ${fullName}`);
}
