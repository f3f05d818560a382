import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { runProgram, type Step } from './step.ts';

const test = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']) })),
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

/**
 * Tests of one of Playwright's projects in the browser at `executable`; `only` narrows them to files whose path holds one
 * of these words. A test that passed only on a second try, or was skipped, counts as failed: both hide something.
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
      const words = ['test', `--project=${project}`, '--reporter=list,json', ...only];
      const code = await runProgram('playwright', words, {
        CHROMIUM_PATH: executable,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      });
      const { counts, failures } = await readFile(file, 'utf8').then(
        (text) => {
          const { stats, suites } = report.parse(JSON.parse(text));
          const failed = stats.unexpected + stats.flaky + stats.skipped;
          const counts = { passed: stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed };
          return { counts, failures: suites.flatMap(namesOfFailures) };
        },
        () => ({ counts: { passed: 0, failed: 1 }, failures: [] }),
      );
      await rm(folder, { recursive: true, force: true });
      return { ok: code === 0 && counts.failed === 0, counts, failures };
    },
  };
}

function namesOfFailures({ specs, suites = [] }: z.infer<typeof suite>): string[] {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'expected'));
  return [
    ...failed.map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...suites.flatMap(namesOfFailures),
  ];
}
