import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderSize } from '../tests/fixtures/install-size.ts';
import { runIn, withoutNpm } from '../tests/fixtures/processes/run-in.ts';
import { listeningLine, waitForOutput } from '../tests/fixtures/processes/wait-for-output.ts';
import { exportCommit, prepareCommit } from './commits.ts';
import { canBuildImages, weighImage } from './image.ts';
import { type MemoryUse, measureMemory } from './memory.ts';
import { median, table } from './report.ts';

type Install = { megabytes: number; packages: number; files: number; seconds: number };
type Weight = {
  production: Install;
  whole: Install;
  firstStart: number;
  start: number;
  dev: number;
  memory: MemoryUse;
};

const figures: readonly { name: string; of: (weight: Weight) => number; digits?: number }[] = [
  { name: 'production install, MB', of: ({ production }) => production.megabytes },
  { name: 'production install, packages', of: ({ production }) => production.packages },
  { name: 'production install, files', of: ({ production }) => production.files },
  { name: 'whole install, MB', of: ({ whole }) => whole.megabytes },
  { name: 'whole install, packages', of: ({ whole }) => whole.packages },
  { name: 'whole install, files', of: ({ whole }) => whole.files },
  { name: 'whole install, s', of: ({ whole }) => whole.seconds, digits: 1 },
  { name: 'first `npm start` to a page, s', of: ({ firstStart }) => firstStart, digits: 1 },
  { name: 'later `npm start` to a page, s', of: ({ start }) => start, digits: 1 },
  { name: '`npm run dev` to a page, s', of: ({ dev }) => dev, digits: 1 },
  { name: 'memory without `WARM_UP`, MB', of: ({ memory }) => memory.idle },
  { name: 'memory after warm-up, MB', of: ({ memory }) => memory.warm },
  { name: 'memory after a minute of load, MB', of: ({ memory }) => memory.loaded },
];

/**
 * Installs and starts the last commit and another one, in turn, and prints sizes and times.
 * @param against a commit of this repository
 */
export async function benchWeight({ against, rounds }: { against: string; rounds: number }): Promise<void> {
  const other = await prepareCommit(against);
  const own = await mkdtemp(join(tmpdir(), 'sportbuddy-weight-'));
  try {
    await exportCommit('HEAD', own);
    const results: { own: Weight; other: Weight }[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`round ${round} of ${rounds}: ${against}`);
      const before = await weigh(other);
      console.log(`round ${round} of ${rounds}: HEAD`);
      results.push({ other: before, own: await weigh(own) });
    }
    const rows = figures.map(({ name, of, digits = 0 }) => {
      const [before, now] = (['other', 'own'] as const).map((side) =>
        median(results.map((each) => of(each[side]))),
      );
      const ratio = median(results.map((each) => of(each.own) / of(each.other)));
      return [name, before?.toFixed(digits) ?? '', now?.toFixed(digits) ?? '', ratio.toFixed(3)];
    });
    if (canBuildImages()) rows.push(...(await imageRows(against)));
    else
      console.log(
        'The image is left out: it needs root on Debian, and the packages buildah and debootstrap.',
      );
    console.log(`\n${table(['', against, 'HEAD', 'ratio'], rows)}`);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

async function imageRows(against: string): Promise<string[][]> {
  console.log('Building two images, which takes about five minutes each, the first time.');
  const [before, now] = [await weighImage(against), await weighImage('HEAD')];
  return (
    [
      ['image above its base, MB', before.megabytes, now.megabytes],
      ['image above its base, files', before.files, now.files],
    ] as const
  ).map(([name, old, own]) => [name, old.toFixed(), own.toFixed(), (own / old).toFixed(3)]);
}

/** Leaves `folder` with all packages and a build. */
async function weigh(folder: string): Promise<Weight> {
  const production = await install(folder, ['--omit=dev']);
  const whole = await install(folder, []);
  await rm(join(folder, 'dist'), { recursive: true, force: true });
  return {
    production,
    whole,
    firstStart: await secondsToPage(folder, 'start'),
    start: await secondsToPage(folder, 'start'),
    dev: await secondsToPage(folder, 'dev'),
    memory: await measureMemory(folder),
  };
}

async function install(folder: string, options: readonly string[]): Promise<Install> {
  const modules = join(folder, 'node_modules');
  await rm(modules, { recursive: true, force: true });
  const start = performance.now();
  await runIn(folder, 'npm', ['ci', ...options]);
  const seconds = (performance.now() - start) / 1000;
  const { bytesOnDisk, files } = await folderSize(modules);
  const lock: { packages: object } = JSON.parse(await readFile(join(modules, '.package-lock.json'), 'utf8'));
  return { megabytes: bytesOnDisk / 2 ** 20, packages: Object.keys(lock.packages).length, files, seconds };
}

/** Runs an npm script until the home page has been served. */
async function secondsToPage(folder: string, script: 'start' | 'dev'): Promise<number> {
  const data = await mkdtemp(join(tmpdir(), 'sportbuddy-weight-data-'));
  const start = performance.now();
  const child = spawn('npm', ['run', '-s', script], {
    cwd: folder,
    env: withoutNpm({ DATA_DIR: data, PORT: '0', HOST: '127.0.0.1' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  try {
    const url = await waitForOutput(child, listeningLine);
    const { status } = await fetch(url);
    if (status !== 200) throw new Error(`${script} in ${folder} answered ${status}`);
    return (performance.now() - start) / 1000;
  } finally {
    child.kill('SIGTERM');
    await closed;
    await rm(data, { recursive: true, force: true });
  }
}
