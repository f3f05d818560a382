import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { runProgram, type Step } from './step.ts';

const report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
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
      const counts = await readFile(file, 'utf8').then(
        (text) => {
          const { expected, unexpected, flaky, skipped } = report.parse(JSON.parse(text)).stats;
          const failed = unexpected + flaky + skipped;
          return { passed: expected, failed: code !== 0 && failed === 0 ? 1 : failed };
        },
        () => ({ passed: 0, failed: 1 }),
      );
      await rm(folder, { recursive: true, force: true });
      return { ok: code === 0 && counts.failed === 0, counts };
    },
  };
}
