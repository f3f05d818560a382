import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LaterSheets, Render } from '../app/rendering.ts';

/**
 * Output of the bundler: the URLs of the client script and of the Web Vitals script, and the inlined
 * and the later style sheets of each page kind.
 */
export type ClientAssets = {
  script: string;
  vitals: string;
  sheets: Record<string, { text: string; later: LaterSheets }>;
};
export const clientAssetsFile = 'server/client-assets.json';

/** The sheet of link previews. It is not published. */
export const linkPreviewsFile = 'link-previews.html';

/** The server entry, bundled or from source. */
export type SiteModule = typeof import('../app/entry.server.tsx');

export type BuiltSite = Pick<
  SiteModule,
  'isAddress' | 'kindOf' | 'allPaths' | 'inlineScripts' | 'renderLinkPreviews' | 'renderLetter'
> & {
  render: Render;
};

/**
 * Loads all modules of the server bundle in `folder`, because a later build may remove the folder.
 * @param onError receives errors thrown by pages
 * @param measuresVitals whether pages load the script that measures Web Vitals
 */
export async function openBuiltSite(
  folder: string,
  onError: (error: unknown) => void,
  measuresVitals = false,
): Promise<BuiltSite> {
  const site = await importSite(folder);
  await site.loadPages();
  const assets: ClientAssets = JSON.parse(await readFile(join(folder, clientAssetsFile), 'utf8'));
  const sheetsOf = (page: string) => {
    const sheet = assets.sheets[page];
    if (!sheet) throw new Error(`The build has no style sheet for app/pages/${page}/page.tsx`);
    return [sheet];
  };
  const laterSheetsOf = (page: string) => assets.sheets[page]?.later ?? {};
  const { isAddress, kindOf, allPaths, inlineScripts, renderLinkPreviews, renderLetter } = site;
  const vitals = measuresVitals ? assets.vitals : undefined;
  const render = site.createRender({ scripts: [assets.script], vitals, sheetsOf, laterSheetsOf }, onError);
  return { isAddress, kindOf, allPaths, inlineScripts, renderLinkPreviews, renderLetter, render };
}

/**
 * @returns the renderer of letters, without loading pages; undefined for a build of a release
 * without letters
 */
export async function loadLetters(folder: string): Promise<SiteModule['renderLetter'] | undefined> {
  const site: Partial<SiteModule> = await importSite(folder);
  return site.renderLetter;
}

async function importSite(folder: string): Promise<SiteModule> {
  return await import(pathToFileURL(join(folder, 'server/index.js')).href);
}
