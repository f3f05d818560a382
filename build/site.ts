/** Builds the website into `dist/`: bundles, renders every known page, and compresses what never changes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readPrerenderLimit } from './prerender-limit.ts';
import { markBuilt } from './state.ts';
import { joinStyleSheets } from './style-sheets.ts';

const projectFolder = new URL('..', import.meta.url);
const clientFolder = new URL('dist/client/', projectFolder);

/** Under this size a compressed twin saves no packet. */
const worthCompressingBytes = 1_000;

/** @throws Error when the bundler or a page fails; its own words have been printed by then */
export async function buildSite(): Promise<void> {
  readPrerenderLimit(process.env);
  const startedAt = Date.now();
  await run('node_modules/.bin/react-router', ['build', '--logLevel', 'warn']);
  await removeRouterData();
  await joinStyleSheets(clientFolder);
  await compressAssets();
  await markBuilt(startedAt);
}

async function run(script: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(script, projectFolder)), ...args], {
    cwd: fileURLToPath(projectFolder),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // One line a page and language would bury everything else.
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const told = text.split('\n').filter((line) => line.trim() && !line.startsWith('Prerender'));
    if (told.length > 0) console.log(told.join('\n'));
  });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${code}`);
}

/** Data files serve a router in the browser; this site's pages are whole documents. */
async function removeRouterData(): Promise<void> {
  for await (const file of glob('**/*.data', { cwd: clientFolder })) await rm(new URL(file, clientFolder));
}

async function compressAssets(): Promise<void> {
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
