import { defineConfig } from '@playwright/test';
import { installedBrowser } from './browsers/installed-browser.ts';

const given = process.env.BASE_URL;
const port = Number(process.env.TEST_PORT ?? 4273);
// Tools that only read this file do without a browser; the test commands bring one.
const browser = installedBrowser();

export default defineConfig({
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'browser', testDir: 'tests/browser' },
    { name: 'look', testDir: 'tests/look', timeout: 180_000 },
  ],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: given ?? `http://localhost:${port}`,
    // Playwright takes its picture of a failure before it knows of one, an eighth of the time of every test, and a trace
    // takes a fifth: ask for them with `npx playwright test FILE --trace on`.
    screenshot: 'off',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // A large picture is drawn once it is unpacked, and not a moment after all else.
        '--disable-checker-imaging',
        // Whether a film may play is for each test to say, not for what this browser makes of a page nobody touched.
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
  ...(given
    ? {}
    : {
        webServer: {
          command: 'node_modules/.bin/node tests/look/site/serve.ts',
          url: `http://localhost:${port}/readyz`,
          timeout: 240_000,
          env: { PORT: String(port) },
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        },
      }),
});
