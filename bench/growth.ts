import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { generatedTeams } from './generated-teams.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const sources = [
  'app',
  'build',
  'content',
  'media',
  'messages',
  'project.inlang',
  'server',
  'sign-up',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];
const sizes = [100, 1_000, 10_000] as const;
/** A page of 10,000 teams may cost at most this much more than a page of 1,000. */
const growthLimit = 1.2;
const memoryLimitMb = 4_000;
const sampleMs = 250;

/** Frames that a drawing left half-way are large, and no source. */
const isSource = (path: string) => !path.includes('/media/.work');

type Built = { seconds: number; peakMb: number };

/** Builds the site with ever more teams; what is told is the cost of each team beyond the smallest build. */
export async function run(): Promise<void> {
  const built = new Map<number, Built>();
  for (const amount of sizes) {
    const result = await buildWith(amount);
    built.set(amount, result);
    console.log(
      `${amount} teams: ${result.seconds.toFixed(0)} s in all, peak ${Math.round(result.peakMb)} MB`,
    );
  }
  const perTeam = (from: number, to: number) => {
    const [small, large] = [built.get(from), built.get(to)];
    return small && large ? ((large.seconds - small.seconds) / (to - from)) * 1000 : Number.NaN;
  };
  const [middle, last] = [perTeam(100, 1_000), perTeam(1_000, 10_000)];
  console.log(
    `a team's pages: ${middle.toFixed(0)} ms up to 1,000, ${last.toFixed(0)} ms up to 10,000, ratio ${(last / middle).toFixed(2)}`,
  );
  if (last / middle > growthLimit)
    throw new Error(`a page costs ${(last / middle).toFixed(2)} times as much at 10,000 teams`);
  const peak = Math.max(...[...built.values()].map(({ peakMb }) => peakMb));
  if (peak > memoryLimitMb) throw new Error(`the build takes ${Math.round(peak)} MB`);
}

async function buildWith(teams: number): Promise<Built> {
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-growth-'));
  try {
    await Promise.all(
      sources.map((source) =>
        cp(join(project, source), join(folder, source), { recursive: true, filter: isSource }),
      ),
    );
    await symlink(join(project, 'node_modules'), join(folder, 'node_modules'));
    await rename(join(folder, 'content/teams/teams.ts'), join(folder, 'content/teams/own-teams.ts'));
    await writeFile(join(folder, 'content/teams/teams.ts'), generatedTeams(teams, './own-teams.ts'));
    return await timed(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function timed(folder: string): Promise<Built> {
  const start = performance.now();
  const child = spawn(process.execPath, ['build/run.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PRERENDER_LIMIT: String(Number.MAX_SAFE_INTEGER) },
    detached: true,
  });
  let peakMb = 0;
  const sampling = setInterval(async () => {
    peakMb = Math.max(peakMb, await groupMemoryMb(child.pid ?? 0));
  }, sampleMs);
  const [code] = (await once(child, 'close')) as [number];
  clearInterval(sampling);
  if (code !== 0) throw new Error(`the build ended with ${code}`);
  return { seconds: (performance.now() - start) / 1000, peakMb };
}

/** Resident memory of the build and the processes it started (Linux). */
async function groupMemoryMb(group: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-g', String(group)]).catch(() => ({
    stdout: '',
  }));
  return stdout.split('\n').reduce((sum, line) => sum + Number(line.trim()), 0) / 1024;
}
