import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { Render } from '../app/rendering.ts';

/** What only the bundler knows: the URL of the client script, and the style sheet of each page kind. */
const clientAssets = z.object({ script: z.string(), sheets: z.record(z.string(), z.string()) });
export type ClientAssets = z.infer<typeof clientAssets>;

const assetsFile = (folder: string) => join(folder, 'server/client-assets.json');

/** The server entry, bundled or from its sources. */
export type SiteModule = typeof import('../app/entry.server.tsx');

export type BuiltSite = Pick<SiteModule, 'isAddress' | 'allPaths' | 'inlineScripts'> & { render: Render };

export function writeClientAssets(folder: string, assets: ClientAssets): Promise<void> {
  return writeFile(assetsFile(folder), JSON.stringify(assets));
}

/**
 * Loads the server bundle of the build in `folder`, all of it: another build may remove the folder later.
 * @param onError receives errors thrown by pages
 */
export async function openBuiltSite(folder: string, onError: (error: unknown) => void): Promise<BuiltSite> {
  const site: SiteModule = await import(pathToFileURL(join(folder, 'server/index.js')).href);
  await site.loadPages();
  const { script, sheets } = clientAssets.parse(JSON.parse(await readFile(assetsFile(folder), 'utf8')));
  const sheetsOf = (page: string) => {
    const text = sheets[page];
    if (!text) throw new Error(`The build has no style sheet for app/pages/${page}/page.tsx`);
    return [{ text }];
  };
  const { isAddress, allPaths, inlineScripts } = site;
  return {
    isAddress,
    allPaths,
    inlineScripts,
    render: site.createRender({ scripts: [script], sheetsOf }, onError),
  };
}
