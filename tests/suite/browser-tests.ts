import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';
import { type Outcome, runProgram, type Step } from './step.ts';

const test = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
});
const suite = z.object({
  specs: z.array(test),
  get suites() {
    return z.array(suite).optional();
  },
});
const report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suite),
});

/** So many tests of a suite may pass on their second try alone, each named; more are no chance. */
const mostUnsteady = 2;
const longestReason = 300;

/**
 * Tests of one of Playwright's projects in the browser at `executable`; `only` narrows them to files whose path holds one
 * of these words. Tests that failed, were skipped or wanted a second try are named with what was wrong.
 */
export function browserTests(
  name: string,
  executable: string,
  project: 'browser' | 'look',
  only: string[] = [],
): Step {
  return {
    name,
    async run() {
      const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-playwright-'));
      const file = join(folder, 'report.json');
      const words = ['test', `--project=${project}`, '--reporter=list,json', '--retries=1', ...only];
      const code = await runProgram('playwright', words, {
        CHROMIUM_PATH: executable,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      });
      const outcome = await readFile(file, 'utf8').then(
        (text) => outcomeOf(report.parse(JSON.parse(text)), code),
        () => ({ ok: false, counts: { passed: 0, failed: 1 } }),
      );
      await rm(folder, { recursive: true, force: true });
      return outcome;
    },
  };
}

function outcomeOf({ stats, suites }: z.infer<typeof report>, code: number): Outcome {
  const isSteady = stats.flaky <= mostUnsteady;
  const failed = stats.unexpected + stats.skipped + (isSteady ? 0 : stats.flaky);
  return {
    ok: code === 0 && failed === 0,
    counts: {
      passed: stats.expected + (isSteady ? stats.flaky : 0),
      failed: code !== 0 && failed === 0 ? 1 : failed,
    },
    failures: suites.flatMap(namesOfFailures),
  };
}

function namesOfFailures({ specs, suites = [] }: z.infer<typeof suite>): string[] {
  const told = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) => {
        const reason = results.flatMap(({ errors }) => errors)[0]?.message ?? 'it says nothing';
        const how = status === 'flaky' ? 'passed on its second try: ' : '';
        const words = stripVTControlCharacters(reason).replaceAll(/\s+/g, ' ').slice(0, longestReason);
        return `${how}${file}:${line} ${title}: ${words}`;
      }),
  );
  return [...told, ...suites.flatMap(namesOfFailures)];
}
