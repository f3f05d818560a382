import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import * as z from 'zod';
import { type Outcome, runProgram, type Step } from './step.ts';

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

export type VitestOptions = { projects?: string[]; files?: string[]; isLong?: boolean; workers?: number };

/** Runs projects of `vitest.config.ts`, by default all. `files` are substrings of paths. */
export function vitestStep(
  name: string,
  { projects = [], files = [], isLong = false, workers = 2 }: VitestOptions,
): Step {
  return {
    name,
    async run(output) {
      const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-vitest-'));
      const file = join(folder, 'report.json');
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
      const options = [`--maxWorkers=${workers}`, ...projects.map((project) => `--project=${project}`)];
      const code = await runProgram('vitest', ['run', ...files, ...options, ...reporters], {
        output,
        variables: { TEST_LONG: isLong ? '1' : '' },
      });
      const text = await readFile(file, 'utf8').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
      return text === undefined ? noReport(name) : outcomeOf(report.parse(JSON.parse(text)), code);
    },
  };
}

export function noReport(name: string): Outcome {
  return { passed: 0, failed: 1, failures: [`${name} ended without a report`] };
}

function outcomeOf(
  { numPassedTests, numFailedTests, testResults }: z.infer<typeof report>,
  code: number,
): Outcome {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    // A file that fails outside its tests has no failed assertion results.
    if (status === 'failed' && failed.length === 0) return [`${file} failed before its first test`];
    return failed.map(({ fullName }) => `${file} ${fullName}`);
  });
  const failed = Math.max(numFailedTests, failures.length, code === 0 ? 0 : 1);
  return { passed: numPassedTests, failed, failures };
}
