/**
 * Renders all pages as they are at the time of its argument, sends them to its parent, the server, and
 * ends (pages/render-in-process.ts). Runs in a build, with the settings of the server.
 */
import { dirname } from 'node:path';
import pLimit from 'p-limit';
import { openBuiltSite } from '../bundler/built-site.ts';
import { readConfig } from './config.ts';
import { firstErrorStatus, readyPage } from './pages/page-cache.ts';
import type { WarmedPage } from './pages/render-in-process.ts';
import { siteContextAt } from './pages/site-context-at.ts';

/** One page is rendered while another one is compressed. */
const atOnce = pLimit(2);

process.once('disconnect', () => process.exit());
const config = readConfig(process.env);
const context = siteContextAt(config, new Date(process.argv[2] ?? ''));
// The server renders a page that fails here again, and logs its error.
const built = await openBuiltSite(
  dirname(import.meta.dirname),
  () => undefined,
  config.METRICS_PORT !== undefined,
);

const send = (page: WarmedPage) =>
  new Promise<void>((resolve) => process.send?.(page, undefined, undefined, () => resolve()));

async function renderPage(url: string): Promise<void> {
  const page = await readyPage(await built.render({ url, site: context }), 'br', 'page');
  if (page.status < firstErrorStatus) await send([url, page]);
}

await atOnce.map(built.allPaths(), (path) => renderPage(path).catch(() => undefined));
process.exit();
