import type { FastifyBaseLogger } from 'fastify';
import { openBuiltSite } from '../bundler/built-site.ts';
import type { Release } from '../bundler/releases.ts';
import { createPageServer, type PageServer, type PageSettings } from './pages/page-server.ts';
import { findStaticFiles } from './pages/static-files.ts';

/** Serves the pages of a build. */
export async function openBuiltPages(
  { folder }: Release,
  settings: PageSettings,
  log: FastifyBaseLogger,
): Promise<PageServer> {
  const site = await openBuiltSite(folder, (err) => log.error({ err }, 'a page broke'));
  return createPageServer({ ...site, files: await findStaticFiles(`${folder}/client`), settings });
}
