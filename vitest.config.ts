import { defineConfig } from 'vitest/config';

const testTimeoutMs = 30_000;

export default defineConfig({
  test: {
    include: [
      '{app,bench,build,content,media,server,sign-up}/**/*.test.{ts,tsx}',
      'tests/{house,look,seo,server}/**/*.test.ts',
    ],
    testTimeout: testTimeoutMs,
    hookTimeout: testTimeoutMs,
    globalSetup: ['tests/fixtures/postgres.ts'],
    // Every test file may run a server or a database; two cores do not gain from more.
    maxWorkers: 2,
  },
});
