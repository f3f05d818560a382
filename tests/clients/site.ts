import { glob } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { openBuiltSite } from '../../bundler/built-site.ts';
import { ensureBuilt } from '../../bundler/ensure-built.ts';
import { type SiteServer, startSiteOn } from '../look/site/site-server.ts';
import type { ServedSite } from './row.ts';

/** Starts the built site, and builds it before if sources have changed. */
export async function serveSite(): Promise<ServedSite & Pick<SiteServer, 'stop'>> {
  // A build may take longer than a server may take to start.
  const release = await ensureBuilt();
  const server = await startSiteOn('beforeLaunch');
  const built = await openBuiltSite(release.folder, console.error, true);
  const files: string[] = [];
  for await (const entry of glob('**/*.*', { cwd: join(release.folder, 'client') })) files.push(`/${entry}`);
  return { ...server, paths: built.allPaths().filter((path) => extname(path) === ''), files };
}
