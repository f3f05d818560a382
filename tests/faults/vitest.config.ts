import { defineConfig } from 'vitest/config';

/** A fault lasts seconds, and what it must not do is waited for much longer than that. */
const testTimeoutMs = 120_000;

export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/faults/**/*.test.ts'],
    testTimeout: testTimeoutMs,
    hookTimeout: testTimeoutMs,
    globalSetup: ['tests/faults/setup.ts'],
    // A fault is mostly waited for: one in each kind of database at a time leaves half of the processors idle.
    maxWorkers: 2,
  },
});
