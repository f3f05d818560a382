import { defineConfig } from '@playwright/test';
import { requireBrowser } from './build/installed-browser.ts';

const given = process.env.BASE_URL;
const port = 4273;

export default defineConfig({
  testDir: 'tests/browser',
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
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  ...(given
    ? {}
    : {
        webServer: {
          command: 'npm start',
          url: `http://localhost:${port}/readyz`,
          timeout: 240_000,
          env: { PORT: String(port), DATA_DIR: 'test-results/data', LOG_LEVEL: 'warn' },
        },
      }),
});
