import { dirname } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { openBuiltSite } from '../build/built-site.ts';
import { markInUse } from '../build/releases/release-use.ts';
import { type Release, releaseIn } from '../build/releases/releases.ts';
import { createPageServer, type PageServer } from './pages/page-server.ts';
import { createTextCache } from './pages/sending/text-cache.ts';
import { findSiteFiles, type SiteFiles, withEarlierParts } from './pages/site-files.ts';
import { createSubstitution, type PageSettings } from './pages/slots/substitution.ts';

/** Serves the pages of a release, with what is configured in them, and the parts of the release before it. */
export async function openBuiltPages(
  release: Release,
  settings: PageSettings,
  log: FastifyBaseLogger,
): Promise<PageServer> {
  markInUse(release.folder);
  const own = await findSiteFiles(`${release.folder}/client`);
  const earlier = await filesBefore(release);
  const { render, isAddress, ownScripts } = await openBuiltSite(release.folder, (err) =>
    log.error({ err }, 'a page broke'),
  );
  const substitute = createSubstitution(settings);
  return createPageServer({
    site: earlier ? withEarlierParts(own, earlier) : own,
    texts: createTextCache(substitute, {
      onError: (err) => log.error({ err }, 'a compressed file could not be read'),
    }),
    render,
    isAddress,
    substitute,
    ownScripts,
    isLasting: true,
  });
}

/** Pages of the last release are open in browsers and stored by caches; their parts must be there still. */
async function filesBefore({ folder, previous }: Release): Promise<SiteFiles | undefined> {
  const before = previous && (await releaseIn(dirname(folder), previous));
  if (!before) return undefined;
  markInUse(before.folder);
  return findSiteFiles(`${before.folder}/client`).catch(() => undefined);
}
