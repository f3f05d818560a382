import { defineConfig } from '@playwright/test';
import { requireBrowser } from './build/installed-browser.ts';

const given = process.env.BASE_URL;
const port = Number(process.env.TEST_PORT ?? 4273);

export default defineConfig({
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'browser', testDir: 'tests/browser' },
    // What a look finds is told in words and pictures; a trace of it would take as long again.
    { name: 'look', testDir: 'tests/look', timeout: 180_000, use: { trace: 'off' } },
  ],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: given ?? `http://localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: requireBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // Whether a film may play is for each test to say, not for what this browser makes of a page nobody touched.
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
  ...(given
    ? {}
    : {
        webServer: {
          command: 'node_modules/.bin/node tests/look/serve.ts',
          url: `http://localhost:${port}/readyz`,
          timeout: 240_000,
          env: { PORT: String(port) },
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        },
      }),
});
