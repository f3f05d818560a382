import { defineConfig } from 'vitest/config';

const testTimeoutMs = 30_000;

export default defineConfig({
  test: {
    include: [
      '{app,bench,browsers,build,content,media,server,sign-up}/**/*.test.{ts,tsx}',
      'tests/{conventions,engines/drivers,look,seo,server,suite}/**/*.test.ts',
    ],
    testTimeout: testTimeoutMs,
    hookTimeout: testTimeoutMs,
    globalSetup: ['tests/fixtures/databases/postgres.ts'],
    // A text that nobody accepted fails its test.
    update: 'none',
    // Every test file may run a server or a database; two cores do not gain from more.
    maxWorkers: 2,
  },
});
