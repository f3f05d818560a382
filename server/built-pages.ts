import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createPageServer, type PageServer } from './pages/page-server.ts';
import { createRender } from './pages/render.ts';
import { findSiteFiles } from './pages/site-files.ts';
import { createSubstitution, type PageSettings } from './pages/substitution.ts';
import { createTextCache } from './pages/text-cache.ts';

const distFolder = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * Serves the pages that a build left in `folder`, with what is configured in them.
 * @throws when there is no build
 */
export async function openBuiltPages(
  settings: PageSettings,
  log: FastifyBaseLogger,
  folder = distFolder,
): Promise<PageServer> {
  const site = await findSiteFiles(`${folder}/client`);
  const build: ServerBuild = await import(pathToFileURL(`${folder}/server/index.js`).href);
  const substitute = createSubstitution(settings);
  return createPageServer({
    site,
    texts: createTextCache(substitute, {
      onError: (err) => log.error({ err }, 'a compressed file could not be read'),
    }),
    render: createRender(build, 'production', (err) => log.error({ err }, 'a page broke')),
    substitute,
    enforcePolicy: true,
  });
}
