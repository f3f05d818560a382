import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { Render } from '../app/rendering.ts';
import { locales } from '../content/locale.ts';

/** What only the bundler knows: the address of the script of all pages of a language, and the styles of each kind by its folder. */
const bundlerNote = z.object({
  scripts: z.record(z.enum(locales), z.string()),
  sheets: z.record(z.string(), z.string()),
});
const noteIn = (folder: string) => join(folder, 'server/bundled.json');

/** What renders pages, in a build or from its sources. */
export type SiteModule = typeof import('../app/entry.server.tsx');

export type BuiltSite = {
  render: Render;
  /** @returns whether a page or a file stands at a path, also one that the build left to be rendered on demand */
  isAddress: (path: string) => boolean;
  /** @returns every path that is rendered to a file: of each language the first `limit` pages, and all files */
  builtPaths: (limit: number) => string[];
  /** The texts of the scripts that stand in pages, which their policy has to allow. */
  ownScripts: readonly string[];
};

export function writeBundlerNote(folder: string, note: z.infer<typeof bundlerNote>): Promise<void> {
  return writeFile(noteIn(folder), JSON.stringify(note));
}

/**
 * Opens what the build in `folder` renders pages with.
 * @param onError hears what breaks in a page
 */
export async function openBuiltSite(folder: string, onError: (error: unknown) => void): Promise<BuiltSite> {
  const site: SiteModule = await import(pathToFileURL(join(folder, 'server/index.js')).href);
  const { scripts, sheets } = bundlerNote.parse(JSON.parse(await readFile(noteIn(folder), 'utf8')));
  const sheetsOf = (page: string) => {
    const text = sheets[page];
    if (!text) throw new Error(`no styles were found for app/pages/${page}/page.tsx`);
    return [{ text }];
  };
  const { isAddress, builtPaths, ownScripts } = site;
  const render = site.createRender({ scriptsOf: (locale) => [scripts[locale]], sheetsOf }, onError);
  return { render, isAddress, builtPaths, ownScripts };
}
