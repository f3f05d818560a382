import { defineConfig } from 'vitest/config';
import units from '../../vitest.config.ts';

/** The unit tests as they are, from the copy of the project that holds a change. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    ...units.test,
    include: process.env.MUTATION_TESTS?.split(' ') ?? [],
    setupFiles: ['bench/mutations/in-children.ts'],
  },
});
