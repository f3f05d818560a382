import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';
import { type Outcome, runProgram, type Step } from './step.ts';

/** What was thrown: an error's words, or whatever else it was. */
const thrown = z.object({ message: z.string().optional(), value: z.string().optional() });
const test = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ status: z.string().optional(), errors: z.array(thrown) })),
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
  /** What went wrong outside of any test. */
  errors: z.array(thrown),
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

function outcomeOf({ stats, suites, errors }: z.infer<typeof report>, code: number): Outcome {
  const isSteady = stats.flaky <= mostUnsteady;
  const failed = stats.unexpected + stats.skipped + (isSteady ? 0 : stats.flaky);
  return {
    ok: code === 0 && failed === 0,
    counts: {
      passed: stats.expected + (isSteady ? stats.flaky : 0),
      failed: code !== 0 && failed === 0 ? 1 : failed,
    },
    failures: [
      ...suites.flatMap(namesOfFailures),
      ...errors.map((error) => `outside of any test: ${wordsOf(error)}`),
    ],
  };
}

function namesOfFailures({ specs, suites = [] }: z.infer<typeof suite>): string[] {
  const told = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) => {
        const [error] = results.flatMap(({ errors }) => errors);
        const endings =
          results.map((result) => result.status ?? 'no status').join(', then ') || 'it was not run';
        const how = status === 'flaky' ? 'passed on its second try: ' : '';
        return `${how}${file}:${line} ${title}: ${error ? wordsOf(error) : `without a word: ${endings}`}`;
      }),
  );
  return [...told, ...suites.flatMap(namesOfFailures)];
}

function wordsOf({ message, value }: z.infer<typeof thrown>): string {
  const words = message ?? value ?? 'nothing was said';
  return stripVTControlCharacters(words).replaceAll(/\s+/g, ' ').slice(0, longestReason);
}
