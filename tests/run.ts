/**
 * Runs the tests and prints `N passed, N failed` as its last line:
 * - `npm test`: the gate, required before a change is merged.
 * - `npm run test:all`: the gate and the long tests.
 * - `npm test WORD …`: the test files whose path contains one of these words, including long tests.
 * - `npm run check`: static checks and fast unit tests.
 * - `npm run check:seo`: every page of the last build, as a search engine reads it.
 * - `npm run test:look`: the pictures. Arguments are those of `playwright test`, and it prints no count.
 */
import { compileMessages, contentCheck, staticChecks } from './suite/checks.ts';
import { comparePictures, playwrightStep } from './suite/playwright-step.ts';
import { providePrograms } from './suite/programs.ts';
import { check, type Outcome, type Output, type Step } from './suite/step.ts';
import { filesNamed, isBrowserTest, isLongFile, nearestFiles, testFiles } from './suite/test-files.ts';
import { vitestStep } from './suite/vitest-step.ts';

/**
 * A stage is a list of lanes. Stages run in sequence, lanes in parallel, and the steps of a lane in
 * sequence.
 */
type Stage = Step[][];

const build: Step = { ...check('build', 'node', ['bundler/run.ts']), stops: true };
const prepare: Stage = [[contentCheck, compileMessages]];

/** Many of them wait for a lock, a timer or a process, so four workers keep two cores busy. */
const unitAndDatabase = { projects: ['pure', 'system'], workers: 4 };

function checkStages(): Stage[] {
  return [prepare, [[...staticChecks, vitestStep('unit tests', { projects: ['pure'] })]]];
}

function gateStages(): Stage[] {
  return [
    prepare,
    [[build], staticChecks],
    [
      [vitestStep('unit and database tests', unitAndDatabase)],
      [vitestStep('Firefox', { projects: ['engines'] })],
    ],
    [[playwrightStep('browser tests', [], false)]],
  ];
}

function allStages(): Stage[] {
  return [
    prepare,
    [[build], staticChecks],
    [[vitestStep('unit and database tests', { ...unitAndDatabase, isLong: true })]],
    [[vitestStep('faults', { projects: ['faults'], isLong: true })]],
    [[vitestStep('Firefox and WebKit', { projects: ['engines'], isLong: true })]],
    [[playwrightStep('browser tests', [], true)]],
  ];
}

function seoStages(): Stage[] {
  return [
    [[compileMessages, vitestStep('built site', { projects: ['system'], files: ['tests/seo/built-site'] })]],
  ];
}

function namedStages(files: readonly string[]): Stage[] {
  const browserTests = files.filter(isBrowserTest);
  const others = files.filter((path) => !isBrowserTest(path));
  return [
    [[compileMessages]],
    ...(others.length > 0 ? [[[vitestStep('tests', { files: others, isLong: true })]]] : []),
    ...(browserTests.length > 0 ? [[[playwrightStep('browser tests', browserTests, true)]]] : []),
  ];
}

/** @returns for example `6 min 02 s` */
function duration(sinceMs: number): string {
  const seconds = Math.round((performance.now() - sinceMs) / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

const summary: string[] = [];
const total = { passed: 0, failed: 0 };
let isStopped = false;

async function runStep({ name, stops, run }: Step, output: Output): Promise<void> {
  const startedAt = performance.now();
  console.log(`\n— ${name}`);
  const { passed, failed, failures } = await run(output).catch((error: unknown): Outcome => {
    console.error(error);
    return { passed: 0, failed: 1, failures: [String(error)] };
  });
  total.passed += passed;
  total.failed += failed;
  summary.push(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}, ${duration(startedAt)}`);
  summary.push(...failures.map((failure) => `       ${failure}`));
  if (stops && failed > 0) isStopped = true;
}

async function runStage(lanes: Stage): Promise<void> {
  const output = lanes.length > 1 ? 'kept' : 'shown';
  await Promise.all(
    lanes.map(async (steps) => {
      for (const step of steps) if (!isStopped) await runStep(step, output);
    }),
  );
}

const [command, ...words] = process.argv.slice(2);
if (command === 'look') process.exit(await comparePictures(words));
const all = await testFiles();
const isLong = command !== 'gate' || words.length > 0;
const named = filesNamed(words, all);
if (words.length > 0 && named.length === 0) {
  const nearest = nearestFiles(words, all).map((path) => `\n  ${path}`);
  console.error(
    `No test file has ${words.join(' or ')} in its path.${nearest.length > 0 ? ' The nearest are:' : ''}${nearest.join('')}`,
  );
  process.exit(1);
}
const stages = {
  gate: gateStages,
  all: allStages,
  check: checkStages,
  seo: seoStages,
  named: () => namedStages(named),
}[words.length > 0 ? 'named' : (command as 'gate' | 'all' | 'check' | 'seo')]();
if (command === 'gate' || command === 'all')
  await providePrograms(words.length > 0 ? named : all.filter((path) => isLong || !isLongFile(path)), isLong);
for (const stage of stages) if (!isStopped) await runStage(stage);
if (isStopped) summary.push('Later steps were not run: they depend on the one that failed.');
console.log(`\n${summary.join('\n')}\nin ${duration(0)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
