import { readFile } from 'node:fs/promises';
import { type ClientAssets, clientAssetsFile } from '../../../bundler/built-site.ts';

/** @returns the URLs of the scripts in the current build */
export async function builtAssets(): Promise<ClientAssets> {
  return JSON.parse(await readFile(`dist/current/${clientAssetsFile}`, 'utf8'));
}
