import { configDefaults, defineConfig } from 'vitest/config';

/** `*.long.test.ts` files run in `npm run test:all` and when they are named. */
const isLong = Boolean(process.env.TEST_LONG);
const exclude = [...configDefaults.exclude, ...(isLong ? [] : ['**/*.long.test.ts'])];

/** Tests that start no process and open no database. */
const pure = [
  '{app,content,media}/**/*.test.{ts,tsx}',
  'sign-up/schema.test.ts',
  '{launch,tests/{conventions,look,seo,suite}}/**/*.test.ts',
];
/** Tests in `content/` that run a command, and the checks of the built site. */
const impure = ['content/new/**', 'content/{check,link}/command*', 'tests/seo/built-site*'];

const timeouts = (ms: number) => ({ testTimeout: ms, hookTimeout: ms });

export default defineConfig({
  test: {
    // Two cores; every test file may run a server or a database.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: pure,
          exclude: [...exclude, ...impure],
          // Starts twice as fast as a process for each file.
          pool: 'threads',
          isolate: false,
          ...timeouts(30_000),
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          include: [
            '{browsers,bundler,server,sign-up}/**/*.test.{ts,tsx}',
            'tests/server/**/*.test.ts',
            ...impure.map((pattern) => `${pattern.replace(/[*]+$/, '')}*.test.ts`),
          ],
          exclude: [...exclude, 'sign-up/schema.test.ts'],
          globalSetup: ['tests/fixtures/databases/postgres.ts'],
          ...timeouts(30_000),
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/faults/setup.ts'],
          // Faults take seconds.
          ...timeouts(120_000),
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          exclude,
          globalSetup: ['tests/engines/setup.ts'],
          ...timeouts(120_000),
        },
      },
    ],
  },
});
