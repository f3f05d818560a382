import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { runIn } from '../fixtures/processes/run-in.ts';

/** A Node and an npm that are installed together on many machines. */
export type Pair = { node: string; npm: string };

/** Packages that contain Node and exist for old versions. */
const nodePackage = `node-${process.platform}-${process.arch}`;

/** Installs a pair from the npm registry into `folder`. @returns a PATH on which it comes first */
export async function installPair({ node, npm }: Pair, folder: string): Promise<string> {
  const bins: string[] = [];
  for (const name of [`${nodePackage}@${node}`, `npm@${npm}`]) {
    const place = join(folder, name.replace('@', '-'));
    await mkdir(place, { recursive: true });
    await writeFile(join(place, 'package.json'), '{"private":true}');
    await runIn(place, 'npm', ['install', '--no-audit', '--no-fund', name]);
    bins.push(join(place, 'node_modules/.bin'));
  }
  return [...bins, '/usr/local/bin', '/usr/bin', '/bin', '/usr/sbin', '/sbin'].join(delimiter);
}
