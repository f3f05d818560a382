/**
 * `npm run test:look [options of Playwright]` looks at every page in a browser; `-- --accept` takes the pictures, what the
 * pages say and what machines are told of them as they are now, so look at them first (`npm run look`) and tell in the
 * commit what has changed.
 */
import { findBrowser } from '../suite/browser.ts';
import { runProgram } from '../suite/step.ts';

const options = process.argv.slice(2);
const accepts = options.includes('--accept');
const browser = await findBrowser();
process.exitCode = await runProgram(
  'playwright',
  [
    'test',
    '--project=look',
    ...options.filter((option) => option !== '--accept'),
    ...(accepts ? ['kinds.spec', 'states.spec'] : []),
  ],
  { ...(browser && { CHROMIUM_PATH: browser }), ...(accepts && { LOOK_ACCEPT: '1' }) },
);
if (accepts && process.exitCode === 0) {
  const [, wanted] = options.slice(options.findIndex((option) => option === '-g' || option === '--grep'));
  // Sitemap and list of links tell of every kind of page.
  const narrowed = wanted && wanted !== '--accept' ? ['-t', `${wanted}|sitemap|list of links`] : [];
  process.exitCode = await runProgram('vitest', [
    ...['run', 'tests/seo/accepted.test.ts', '--update'],
    ...narrowed,
  ]);
}
