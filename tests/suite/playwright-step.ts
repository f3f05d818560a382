import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { type Outcome, runProgram, type Step } from './step.ts';
import { noReport } from './vitest-step.ts';

const spec = z.object({ title: z.string(), file: z.string(), line: z.number(), ok: z.boolean() });
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
const report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suite),
  /** Errors outside tests. */
  errors: z.array(z.object({ message: z.string().optional() })),
});

/** Runs the pictures with options of `playwright test`. @returns its exit code */
export function comparePictures(options: readonly string[]): Promise<number> {
  return runProgram('playwright', ['test', '--project=look', ...options], { variables: { TEST_LONG: '1' } });
}

/** Runs the browser tests without retries. `files` are paths, by default all. */
export function playwrightStep(name: string, files: readonly string[], isLong: boolean): Step {
  return {
    name,
    async run(output) {
      const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-playwright-'));
      const file = join(folder, 'report.json');
      const code = await runProgram('playwright', ['test', '--reporter=list,json', '--retries=0', ...files], {
        output,
        variables: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, TEST_LONG: isLong ? '1' : '' },
      });
      const text = await readFile(file, 'utf8').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
      return text === undefined ? noReport(name) : outcomeOf(report.parse(JSON.parse(text)), code);
    },
  };
}

function outcomeOf({ stats, suites, errors }: z.infer<typeof report>, code: number): Outcome {
  const failures = [
    ...suites.flatMap(failedSpecs),
    ...errors.map(({ message }) => `outside of tests: ${message?.split('\n')[0] ?? 'no message'}`),
  ];
  // Counts skipped tests as failures, so that no test is skipped unnoticed.
  const failed = Math.max(stats.unexpected + stats.skipped, failures.length, code === 0 ? 0 : 1);
  return { passed: stats.expected, failed, failures };
}

function failedSpecs({ specs, suites = [] }: z.infer<typeof suite>): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} ${title}`);
  return [...failed, ...suites.flatMap(failedSpecs)];
}
