/** `npm test` runs everything, `npm test FILE …` these alone, `npm run check` what is quick. The last line is the count. */

import { findBrowser } from './suite/browser.ts';
import { browserTests } from './suite/browser-tests.ts';
import { compiledMessages, staticChecks } from './suite/checks.ts';
import { otherEngines } from './suite/engines.ts';
import { findOperatorsTools } from './suite/operators-tools.ts';
import { check, isThere, type Outcome, type Step } from './suite/step.ts';
import { unitTests } from './suite/unit-tests.ts';

const failed: Outcome = { ok: false, counts: { passed: 0, failed: 1 } };
/** Where most of a suite fails, its first failures say why. */
const mostFailuresNamed = 20;

function quickSteps(): Step[] {
  return [
    ...staticChecks(),
    unitTests('quick tests', [], ['--config', 'tests/suite/quick.vitest.config.ts']),
  ];
}

/** The site as it will be served, read as a search engine reads it. */
function builtSite(): Step[] {
  return [
    check('the site builds', 'node', ['build/run.ts']),
    check('search metadata', 'node', ['tests/seo/run.ts']),
  ];
}

/** Of tests/look; the colours of covers are computed for every club by a unit test, and looked at by `npm run test:look`. */
const looks = ['kinds', 'states', 'sizes', 'every-page', 'keyboard'].map((name) => `${name}.spec.ts`);

async function allSteps(): Promise<Step[]> {
  await findOperatorsTools();
  const steps = [
    ...staticChecks(),
    ...builtSite(),
    unitTests('unit and database tests'),
    unitTests('faults and hostile inputs', [], ['--config', 'tests/faults/vitest.config.ts']),
  ];
  if (!isThere('playwright.config.ts')) return steps;
  const browser = await findBrowser();
  if (!browser) return [...steps, { name: 'browser tests', run: noBrowser }];
  return [
    ...steps,
    browserTests('browser tests', browser, 'browser'),
    browserTests('every page looked at', browser, 'look', looks),
    await otherEngines(),
  ];
}

/** Unit tests and browser tests by (a part of) their path; the latter end in `.spec.ts`. */
async function namedSteps(paths: string[]): Promise<Step[]> {
  const ofBrowser = paths.filter((path) => path.includes('.spec'));
  const units = paths.filter((path) => !ofBrowser.includes(path));
  const browser = ofBrowser.length > 0 ? await findBrowser() : undefined;
  return [
    ...(units.length > 0 ? [compiledMessages(), unitTests('unit and database tests', units)] : []),
    ...(ofBrowser.length > 0
      ? [
          browser
            ? browserTests('browser tests', browser, 'browser', ofBrowser)
            : { name: 'browser tests', run: noBrowser },
        ]
      : []),
  ];
}

async function noBrowser(): Promise<Outcome> {
  console.error(
    'No browser was found. Install Chromium (for example: apt-get install chromium) and run this again.',
  );
  return failed;
}

/** Where the time goes: `6 min 12 s`. */
function lasted(sinceMs: number): string {
  const seconds = Math.round((performance.now() - sinceMs) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

const words = process.argv.slice(2);
const named = words.length > 0 ? () => namedSteps(words) : allSteps;
const steps = words[0] === 'check' ? quickSteps() : await named();
const told: string[] = [];
const total = { passed: 0, failed: 0 };
let ok = true;
for (const { name, stops, run } of steps) {
  console.log(`\n— ${name}`);
  const begun = performance.now();
  const outcome = await run().catch((error: unknown) => {
    console.error(error);
    return failed;
  });
  ok &&= outcome.ok;
  total.passed += outcome.counts.passed;
  total.failed += outcome.counts.failed;
  told.push(`${outcome.ok ? 'ok    ' : 'FAILED'} ${name}, ${lasted(begun)}`);
  told.push(...(outcome.failures ?? []).slice(0, mostFailuresNamed).map((failure) => `       ${failure}`));
  if (stops && !outcome.ok) {
    told.push('       the rest was not run: all of it reads what is wrong here');
    break;
  }
}
console.log(`\n${told.join('\n')}`);
console.log(`in ${lasted(0)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = ok ? 0 : 1;
