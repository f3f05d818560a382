import { defineConfig } from 'vitest/config';

const testTimeoutMs = 60_000;

export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/engines/**/*.test.ts'],
    testTimeout: testTimeoutMs,
    hookTimeout: 2 * testTimeoutMs,
    globalSetup: ['tests/engines/setup.ts'],
    // One engine a core.
    maxWorkers: 2,
  },
});
