import type { Server } from 'node:http';
import react from '@vitejs/plugin-react';
import { createServer, type EnvironmentModuleNode, isRunnableDevEnvironment, type Plugin } from 'vite';
import type { Render, Sheet } from '../app/rendering.ts';
import type { SiteModule } from '../bundler/built-site.ts';
import { pageModule } from '../bundler/page-sheets.ts';
import type { SiteContext } from '../content/site-context.ts';

const entry = '/app/entry.server.tsx';
/** Loaded only here, so that no build contains it. */
const previewEntry = '/app/letters/preview.tsx';
/** Measures Web Vitals. */
const vitalsScript = '/app/entry.vitals.ts';
/** Vite's client, the preamble of React Fast Refresh, and the script of every page. */
const scripts = ['/@vite/client', '/@id/@vitejs/plugin-react/preamble', '/app/entry.client.tsx'];

/** Address of the sheet of link previews. Only development serves it. */
const linkPreviewsPath = '/link-previews';

/**
 * Declares the order of the cascade layers, so it comes first, as in a build
 * (bundler/page-sheets.ts).
 */
const layersSheet = '/app/styles/app.css';

const isSheet = ({ url }: EnvironmentModuleNode) => url.endsWith('.css');

/**
 * Renders pages from their sources, with hot reload.
 * @param onError receives errors thrown by pages
 * @param measuresVitals whether pages load the script that measures Web Vitals
 */
export async function createDevSite(
  server: Server,
  onError: (error: unknown) => void,
  measuresVitals: boolean,
) {
  const vite = await createServer({
    plugins: [react(), reloadOnServerOnlyEdits],
    server: { middlewareMode: true, hmr: { server } },
  });
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr))
    throw new Error('The ssr environment of Vite cannot run in this process');

  /** Links each style sheet separately, so that the browser replaces only the edited one. */
  function sheetsOf(folder: string): Sheet[] {
    const own = new URL(`../app/pages/${folder}/page.tsx`, import.meta.url).pathname;
    const seen = new Set<EnvironmentModuleNode>();
    const visit = (node: EnvironmentModuleNode) => {
      if (seen.has(node) || (pageModule.test(node.url) && node.file !== own)) return;
      seen.add(node);
      // Vite inlines the imports of a style sheet.
      if (!isSheet(node)) node.importedModules.forEach(visit);
    };
    for (const file of [new URL(`..${entry}`, import.meta.url).pathname, own])
      ssr.moduleGraph.getModulesByFile(file)?.forEach(visit);
    const urls = [...seen].filter(isSheet).map(({ url }) => url);
    return [layersSheet, ...urls.filter((url) => url !== layersSheet)].map((href) => ({ href }));
  }

  const vitals = measuresVitals ? vitalsScript : undefined;
  const site = (): Promise<SiteModule> => ssr.runner.import(entry);
  const render: Render = async (request) => {
    const { createRender, renderLinkPreviews } = await site();
    if (request.url !== linkPreviewsPath)
      return createRender({ scripts, vitals, sheetsOf }, onError)(request);
    const place = { pageRoot: '', pictureRoot: '', scripts: scripts.slice(0, 1) };
    const body = await renderLinkPreviews(request.site, place);
    return { status: 200, type: 'text/html; charset=utf-8', body };
  };
  const renderLetter: SiteModule['renderLetter'] = async (...letter) =>
    (await site()).renderLetter(...letter);
  const previewLetters = async (path: string, context: SiteContext): Promise<string | undefined> => {
    const preview: typeof import('../app/letters/preview.tsx') = await ssr.runner.import(previewEntry);
    return preview.previewLetters(path, context);
  };
  // A source that does not compile is reported when the page is rendered.
  const isAddress = (path: string) =>
    site().then(
      (one) => path === linkPreviewsPath || one.isAddress(path),
      () => false,
    );
  const kindOf = async (path: string) => (await site()).kindOf(path);
  return { render, renderLetter, previewLetters, isAddress, kindOf, middlewares: vite.middlewares };
}

/**
 * Browsers hot-replace modules they have loaded. Reloads the page after an edit of any other
 * module.
 */
const reloadOnServerOnlyEdits: Plugin = {
  name: 'reload-on-server-only-edits',
  hotUpdate({ file, modules, server }) {
    if (this.environment.name !== 'ssr' || modules.length === 0) return;
    const { client } = server.environments;
    if (!client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: 'full-reload' });
  },
};
