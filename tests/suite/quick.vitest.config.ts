import { defineConfig } from 'vitest/config';
import whole from '../../vitest.config.ts';

/** What `npm run check` runs: tests without a database, and without a process a command as those of `npm run new` are. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    ...whole.test,
    include: [
      '{app,content}/**/*.test.{ts,tsx}',
      'sign-up/schema.test.ts',
      'tests/{conventions,look,seo}/**/*.test.ts',
      // Pictures that lag behind what they are drawn of.
      'media/*/drawn.test.ts',
    ],
    exclude: ['content/new/**'],
    globalSetup: [],
    // A file's thread is there twice as fast as a process.
    pool: 'threads',
  },
});
