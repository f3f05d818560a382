import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { testBrowser } from './browsers/installed-browser.ts';

const given = process.env.BASE_URL;
// Tools that only read this file work without a browser; the test commands install one.
const browser = testBrowser();

export default defineConfig({
  testMatch: '**/*.spec.ts',
  // Tests tagged @long run in `npm run test:all` and when they are named.
  ...(process.env.TEST_LONG ? {} : { grepInvert: /@long/ }),
  projects: [
    { name: 'look', testDir: 'tests/look' },
    { name: 'browser', testDir: 'tests/browser' },
  ],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // Workers read this file after the server has started.
    baseURL: given ?? `http://localhost:${process.env.SITE_PORT}`,
    // Playwright takes its failure picture before it knows of a failure, an eighth of each test's
    // time, and traces take a fifth. Ask for them with `npx playwright test FILE --trace on`.
    screenshot: 'off',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      env: {
        ...process.env,
        FONTCONFIG_FILE: fileURLToPath(new URL('tests/look/fonts.conf', import.meta.url)),
      },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // The hinting of tests/look/fonts.conf, which the headless shell does not read.
        '--font-render-hinting=slight',
        '--disable-background-networking',
        // Draws large pictures as soon as they are decoded, not a frame later.
        '--disable-checker-imaging',
        // Autoplay is each test's decision, not a matter of this browser's media engagement.
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
  ...(given
    ? {}
    : {
        webServer: {
          command: `'${process.execPath}' tests/look/site/serve.ts`,
          // Playwright sets SITE_PORT to what the group matches.
          wait: { stdout: /Serving on port (?<site_port>\d+)/ },
          timeout: 240_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        },
      }),
});
