import { defineConfig } from 'vitest/config';

const testTimeoutMs = 120_000;

export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/engines/*.test.ts'],
    testTimeout: testTimeoutMs,
    hookTimeout: testTimeoutMs,
    globalSetup: ['tests/engines/setup.ts'],
    // One engine a core.
    maxWorkers: 2,
  },
});
