/** The server. It runs as a part of a release, which contains the site that it serves. */
import { basename, dirname, join } from 'node:path';
import { openBuiltSite } from '../bundler/built-site.ts';
import { site as siteFacts } from '../content/site.ts';
import { renderInProcess } from './pages/render-in-process.ts';
import { findStaticFiles } from './pages/static-files.ts';
import { checkCompanyFacts } from './process/company-facts.ts';
import { warnAboutEphemeralDisk } from './process/platform-disk.ts';
import { logPublicFacts } from './process/start-lines.ts';
import { runServer } from './run-server.ts';

const releaseFolder = dirname(import.meta.dirname);

await runServer(async (config, log) => {
  checkCompanyFacts(siteFacts, config.REQUIRE_COMPANY === '1', log);
  warnAboutEphemeralDisk(config, process.env, log);
  if (config.DATABASE_URL && !config.TICKET_SECRET)
    log.warn(
      'TICKET_SECRET is not set: a visitor can correct a sign-up only on this server, until its next start',
    );
  logPublicFacts(config, log);
  const site = await openBuiltSite(
    releaseFolder,
    (err) => log.error({ err }, 'a page threw an error'),
    config.METRICS_PORT !== undefined,
  );
  const files = await findStaticFiles(`${releaseFolder}/client`, `${releaseFolder}/earlier`);
  return {
    pages: { ...site, files },
    renderLetter: site.renderLetter,
    build: basename(releaseFolder),
    warmUp: {
      paths: site.allPaths(),
      renderElsewhere: renderInProcess(join(import.meta.dirname, 'warm-up.js')),
    },
  };
});
