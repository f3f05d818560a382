/**
 * `npm run test:fresh`: installs the last commit as on other machines, with old versions of Node and
 * npm, and uses it. Needs the npm registry, and root for the test of another user. Takes about ten
 * minutes. The last line is `N passed, N failed`.
 */
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportCommit } from '../../bench/commits.ts';
import { installPair, type Pair } from './old-node.ts';
import { npm, storesSignUp } from './site-copy.ts';

const pairs: readonly Pair[] = [
  { node: '18.20.8', npm: '10.8.2' },
  { node: '20.11.1', npm: '10.2.4' },
  { node: '22.11.0', npm: '10.9.0' },
];
/** `npm ci` prints one line and a blank one where nothing is wrong. */
const maxInstallLines = 15;
/** A unit test, one that starts the server, and a browser test. */
const words = ['tests/suite/', 'tests/server/start.test', 'tests/browser/start.spec'];
const unprivileged = { uid: 65_534, gid: 65_534 };
/** Answers nothing, as the registry does without a network. */
const unreachable = { npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' };

const root = await mkdtemp(join(tmpdir(), 'sportbuddy-fresh-'));
const total = { passed: 0, failed: 0 };

function report(name: string, problem: string | undefined): void {
  if (problem === undefined) total.passed += 1;
  else total.failed += 1;
  console.log(
    `${problem === undefined ? 'ok    ' : 'FAILED'} ${name}${problem ? `\n       ${problem}` : ''}`,
  );
}

/** @returns undefined if the output has the text and the exit code is as expected */
function expectOutput({ code, output }: { code: number | null; output: string }, text: RegExp, wanted = 0) {
  return code === wanted && text.test(output) ? undefined : `ended with ${code}: ${output.slice(-2_000)}`;
}

/** The files of the last commit without Git, in a folder with spaces. */
async function copySite(name: string): Promise<string> {
  const folder = await mkdtemp(join(root, `copy of ${name} (1) `));
  await exportCommit('HEAD', folder);
  return folder;
}

/** Installs a second time if npm ended early, which it does in rare runs with exit code 0. */
async function install(folder: string, env: NodeJS.ProcessEnv, options: readonly string[] = []) {
  const first = await npm(folder, ['ci', ...options], env);
  if (!first.output.includes('Exit handler never called')) return first;
  console.log('       npm ended early (Exit handler never called): npm ci is run again');
  return await npm(folder, ['ci', ...options], env);
}

/**
 * Installs, builds and starts in three steps. The build must be the one that the start uses.
 * @returns what went wrong; undefined if all worked
 */
async function buildsAsPlatform(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const folder = await copySite('platform');
  const installed = await install(folder, env);
  const built = await npm(folder, ['run', 'build'], env);
  const problem =
    expectOutput(installed, /added \d+ packages/) ??
    (existsSync(join(folder, 'node_modules/vitest')) ? 'development packages were installed' : undefined) ??
    expectOutput(built, /^/);
  const releases = await readdir(join(folder, 'dist')).catch(() => []);
  const served = problem ?? (await storesSignUp(folder, env));
  const after = await readdir(join(folder, 'dist')).catch(() => []);
  await rm(folder, { recursive: true });
  return served ?? (after.length > releases.length ? 'npm start built the site again' : undefined);
}

async function testInstall(
  name: string,
  env: NodeJS.ProcessEnv,
  options: readonly string[] = [],
): Promise<string> {
  const folder = await copySite(name);
  const lockFile = await readFile(join(folder, 'package-lock.json'), 'utf8');
  const installed = await install(folder, env, options);
  const lines = installed.output.trimEnd().split('\n').length;
  report(`${name}: npm ci`, expectOutput(installed, /added \d+ packages/));
  report(
    `${name}: npm ci prints at most ${maxInstallLines} lines`,
    lines <= maxInstallLines ? undefined : `it prints ${lines}`,
  );
  report(`${name}: npm start stores a sign-up, and signups lists it`, await storesSignUp(folder, env));
  const unchanged = (await readFile(join(folder, 'package-lock.json'), 'utf8')) === lockFile;
  report(`${name}: the lock file is unchanged`, unchanged ? undefined : 'it was changed');
  return folder;
}

try {
  const own = {
    PATH: process.env.PATH?.split(':')
      .filter((entry) => !entry.includes('node_modules'))
      .join(':'),
  };
  const environments = new Map<string, NodeJS.ProcessEnv>([['own Node and npm', own]]);
  for (const pair of pairs)
    environments.set(`Node ${pair.node}, npm ${pair.npm}`, { PATH: await installPair(pair, root) });

  for (const [name, env] of environments) {
    const folder = await testInstall(name, env);
    report(
      `${name}: npm test WORD`,
      expectOutput(await npm(folder, ['test', ...words], env), /\n[1-9]\d* passed, 0 failed\n$/),
    );
    if (name.startsWith('own')) {
      report(
        `${name}: npm run check passes without Git`,
        expectOutput(await npm(folder, ['run', 'check'], env), /\n[1-9]\d* passed, 0 failed\n$/),
      );
      await chmod(root, 0o755);
      await chmod(folder, 0o755);
      report(
        `${name}: another user without a home serves the build, which that user cannot change`,
        process.getuid?.() === 0
          ? await storesSignUp(folder, { ...env, HOME: '/nonexistent' }, unprivileged)
          : 'this test needs root',
      );
    }
    await rm(folder, { recursive: true });
  }

  const [oldName = '', old = {}] = [...environments][2] ?? [];
  const production = await testInstall(`${oldName}, --omit=dev`, old, ['--omit=dev']);
  await rm(production, { recursive: true });
  report(
    `${oldName}: NODE_ENV=production, with npm run build before npm start, as platforms do`,
    await buildsAsPlatform({ ...old, NODE_ENV: 'production' }),
  );
  const scriptless = await testInstall(`${oldName}, --ignore-scripts`, old, ['--ignore-scripts']);
  await rm(scriptless, { recursive: true });

  const offline = await copySite('offline');
  await install(offline, old);
  const withoutNetwork = { ...old, ...unreachable, npm_config_cache: join(root, 'empty-cache') };
  report(
    `${oldName}: without a network, one line names the missing packages`,
    expectOutput(
      await npm(offline, ['start', '-s'], withoutNetwork),
      /Installing packages .*@rolldown\/binding[^\n]+\nnpm cannot install them \(.+\)\. Connect to the network/,
      1,
    ),
  );

  // As on musl systems: the binary is there, and its loader is not.
  const oldest = [...environments.values()][1] ?? {};
  const binary = join(offline, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  await copyFile(binary, join(root, 'node'));
  await writeFile(binary, '#!/nonexistent/ld-musl\n');
  report(
    'where the site’s Node cannot run, an old Node is told which to install',
    expectOutput(
      await npm(offline, ['start', '-s'], oldest),
      /Install Node \d+ \(https:\/\/nodejs\.org\)/,
      1,
    ),
  );
  await chmod(join(root, 'node'), 0o755);
  const withCurrent = { PATH: `${root}:${own.PATH}` };
  report(
    'where the site’s Node cannot run, the machine’s own is used if it is new enough',
    expectOutput(await npm(offline, ['run', '-s', 'content'], withCurrent), /^(?!.*Install Node)/),
  );
} finally {
  await rm(root, { recursive: true, force: true });
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
