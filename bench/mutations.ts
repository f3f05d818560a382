import { readFile } from 'node:fs/promises';
import { runProgram } from '../tests/suite/step.ts';
import { type Report, report, scoreOf, survivorsOf } from './mutations/score.ts';
import { readPart, writePart } from './proof-file.ts';

const ownFolder = 'bench/mutations';
const reportFile = new URL('../test-results/mutations.json', import.meta.url);

/** Share of the changes that tests notice, in per cent. */
const limit = 85;

/** `testMs`: how long one test may take, where a change mostly makes it wait for what never comes. */
type Run = { changed: readonly string[]; tests: string; testMs?: number };

/** What its own tests know best: those of the rest take seconds each. */
const folder = (path: string, more: Partial<Run> = {}): Run => ({
  changed: [`${path}/*.ts`],
  tests: `${path}/*.test.ts`,
  ...more,
});

const delivery = 'sign-up/delivery';
/** What is known of one call, without a database. */
const oneCall = ['send', 'signature', 'backoff'].map((name) => `${delivery}/${name}.ts`);
const store = 'sign-up/store';
const operator = 'sign-up/operator';
const signUp: readonly Run[] = [
  folder('sign-up'),
  {
    changed: oneCall,
    tests: `${delivery}/send.test.ts ${delivery}/backoff.test.ts sign-up/settings.test.ts`,
  },
  folder(delivery, { changed: [`${delivery}/*.ts`, ...oneCall.map((file) => `!${file}`)], testMs: 8_000 }),
  folder(store, { tests: `${store}/*.test.ts ${operator}/commands.test.ts`, testMs: 10_000 }),
  folder(`${store}/writing`, { testMs: 3_000 }),
  folder(`${store}/migrations`, { testMs: 10_000 }),
  folder(`${store}/upkeep`, { tests: `${store}/**/*.test.ts`, testMs: 10_000 }),
  ...['embedded', 'embedded/file'].map((part) =>
    folder(`${store}/${part}`, {
      tests: `${store}/embedded/**/*.test.ts ${store}/store.test.ts ${operator}/erasure/cleaning.test.ts`,
      testMs: 10_000,
    }),
  ),
  folder(`${store}/cluster`, { tests: `${store}/cluster/*.test.ts ${store}/store.test.ts` }),
  folder(operator, { testMs: 10_000 }),
  folder(`${operator}/erasure`, { testMs: 10_000 }),
  folder(`${operator}/copies`, {
    tests: `${operator}/copies/*.test.ts ${operator}/commands.test.ts`,
    testMs: 10_000,
  }),
];

/** What a server does as a process of its own: its tests take seconds each, so they are run for it alone. */
const startAndStop = [
  ...['start', 'services', 'process/*'].map((name) => `server/${name}.ts`),
  ...['log/*', 'http/listen', 'metrics/start-metrics', 'metrics/listener'].map((name) => `server/${name}.ts`),
];
const development = ['server/dev.ts', 'server/dev-site.ts'];

/** What is changed, and the tests that may notice. Those of other parts are left out, since every change runs them again. */
const areas = new Map<string, readonly Run[]>([
  ['sign-up', signUp],
  [
    'server',
    [
      {
        changed: ['server/**/*.ts', ...[...startAndStop, ...development].map((files) => `!${files}`)],
        tests: 'server/**/*.test.ts',
      },
    ],
  ],
  [
    'server, starting and stopping',
    [
      {
        changed: startAndStop,
        tests: [
          'server/{,log/,metrics/,process/}*.test.ts',
          'tests/server/{start,stop,broken-stdout,last-words,npm-start}.test.ts',
        ].join(' '),
      },
      { changed: development, tests: 'tests/server/npm-run-dev.test.ts' },
    ],
  ],
  ['app/ui', [{ changed: ['app/ui/**/*.ts', 'app/ui/**/*.tsx'], tests: 'app/ui/**/*.test.{ts,tsx}' }]],
  [
    'app/seo',
    [{ changed: ['app/seo/**/*.ts', 'app/seo/**/*.tsx'], tests: '{app,tests/seo}/**/*.test.{ts,tsx}' }],
  ],
]);

/**
 * `npm run bench mutations -- [AREA …]`: changes the code of these areas a piece at a time, runs the unit tests that meet it, and
 * names what none noticed. An area takes from minutes to an hour.
 * @throws Error for an area of another name, and when too little was noticed
 */
export async function run(words: readonly string[]): Promise<void> {
  const unknown = words.filter((word) => !areas.has(word));
  if (unknown.length > 0)
    throw new Error(`There is no area ${unknown.join(', ')}; there are ${[...areas.keys()].join(', ')}.`);
  await mustRun('npm', ['ci', '--prefix', ownFolder, '--no-workspaces', '--prefer-offline']);
  const low: string[] = [];
  for (const [name, runs] of areas) {
    if (words.length > 0 && !words.includes(name)) continue;
    const found: Report = { files: {} };
    for (const [index, run] of runs.entries())
      Object.assign(found.files, (await mutate(`${name} ${index}`, run)).files);
    const { noticed, tried, percent } = scoreOf(found);
    if (tried === 0) throw new Error(`Nothing was changed in ${name}`);
    console.log(survivorsOf(found).join('\n'));
    const row = `| ${name} | ${tried} | ${noticed} | ${percent.toFixed(1)} % | ${new Date().toISOString().slice(0, 10)} |`;
    console.log(row);
    await writePart(heading, withRow(await readPart(heading), name, row));
    if (percent < limit) low.push(`${name} (${percent.toFixed(1)} %)`);
  }
  if (low.length > 0)
    throw new Error(`Tests notice less than ${limit} % of the changes in ${low.join(', ')}`);
}

const heading = 'Changes that tests notice';
const head = [
  `Written by \`npm run bench mutations\`: the code of an area changed a piece at a time, and whether one of its unit tests fails (limit ${limit} %). What only the browser's tests or the check of the built site would see counts as unseen.`,
  '',
  '| area | changes | noticed | | on |',
  '|---|---:|---:|---:|---|',
].join('\n');

function withRow(part: string, area: string, row: string): string {
  const rows = part
    .split('\n')
    .filter((line) => [...areas.keys()].some((name) => line.startsWith(`| ${name} |`)));
  return [head, ...rows.filter((line) => !line.startsWith(`| ${area} |`)), row].join('\n');
}

/** What was known of code and tests that are as they were is taken from the run before. */
async function mutate(name: string, { changed, tests, testMs }: Run): Promise<Report> {
  const known = `test-results/mutations-known/${name.replaceAll(/\W/g, '-')}.json`;
  await mustRun(
    `${ownFolder}/node_modules/.bin/stryker`,
    [
      ...['run', `${ownFolder}/stryker.config.json`, '--incremental', '--incrementalFile', known],
      ...['--mutate', [...changed, '!**/*.test.*'].join()],
    ],
    { MUTATION_TESTS: tests, ...(testMs && { MUTATION_TEST_MS: String(testMs) }) },
  );
  return report.parse(JSON.parse(await readFile(reportFile, 'utf8')));
}

async function mustRun(program: string, words: string[], settings?: NodeJS.ProcessEnv): Promise<void> {
  const code = await runProgram(program, words, settings);
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
}
