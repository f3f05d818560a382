import { defineConfig } from 'vitest/config';
import units from '../../vitest.config.ts';

/** The unit tests as they are, from the copy of the project that holds a change. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    ...units.test,
    // A change that makes a test wait is noticed by then; a test that may take longer has a time of its own.
    testTimeout: Number(process.env.MUTATION_TEST_MS ?? units.test?.testTimeout),
    include: process.env.MUTATION_TESTS?.split(' ') ?? [],
    setupFiles: ['bench/mutations/in-children.ts'],
  },
});
