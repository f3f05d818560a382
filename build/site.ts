/** Builds the website into a release below `dist/`: bundles, renders every known page, and compresses what never changes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildFolderVariable } from './build-folder.ts';
import { whileLocked } from './build-lock.ts';
import { distFolder } from './fresh-release.ts';
import { readPrerenderLimit } from './prerender-limit.ts';
import { makeRelease, type Release } from './releases.ts';
import { fingerprintSources } from './sources.ts';
import { joinStyleSheets } from './style-sheets.ts';

const projectFolder = new URL('..', import.meta.url);

/** Under this size a compressed twin saves no packet. */
const worthCompressingBytes = 1_000;

/**
 * Builds the site anew and makes it the current release, while servers go on serving theirs.
 * @throws Error when the bundler or a page fails; its own words have been printed by then
 */
export async function buildSite(): Promise<Release> {
  readPrerenderLimit(process.env);
  return whileLocked(distFolder, async () => makeRelease(distFolder, await fingerprintSources(), fillFolder));
}

/** Bundles, renders and compresses into `folder`. */
export async function fillFolder(folder: string): Promise<void> {
  readPrerenderLimit(process.env);
  const clientFolder = pathToFileURL(`${folder}/client/`);
  await run('node_modules/.bin/react-router', ['build', '--logLevel', 'warn'], {
    [buildFolderVariable]: folder,
  });
  await removeRouterData(clientFolder);
  await joinStyleSheets(clientFolder);
  await compressAssets(clientFolder);
}

async function run(script: string, args: string[], variables: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(script, projectFolder)), ...args], {
    cwd: fileURLToPath(projectFolder),
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // One line a page and language would bury everything else. The rest goes to stderr: stdout is the log of a server that starts.
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const told = text.split('\n').filter((line) => line.trim() && !line.startsWith('Prerender'));
    if (told.length > 0) console.error(told.join('\n'));
  });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${code}`);
}

/** Data files serve a router in the browser; this site's pages are whole documents. */
async function removeRouterData(clientFolder: URL): Promise<void> {
  for await (const file of glob('**/*.data', { cwd: clientFolder })) await rm(new URL(file, clientFolder));
}

async function compressAssets(clientFolder: URL): Promise<void> {
  for await (const file of glob('{assets,media}/**/*.{js,css,svg,vtt,json}', { cwd: clientFolder })) {
    const source = new URL(file, clientFolder);
    const content = await readFile(source);
    if (content.length < worthCompressingBytes) continue;
    const [brotli, zipped] = await Promise.all([
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      promisify(gzip)(content, { level: 9 }),
    ]);
    await Promise.all([
      writeFile(`${fileURLToPath(source)}.br`, brotli),
      writeFile(`${fileURLToPath(source)}.gz`, zipped),
    ]);
  }
}
