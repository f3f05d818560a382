import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../../fixtures/processes/site-process.ts';
import { type Day, days, launchDate } from '../days.ts';

export type SiteServer = { url: string; stop: () => Promise<void> };

/**
 * Starts the built site with its clock set to a fixed day. Includes a build if sources have
 * changed.
 * @throws Error if it does not start
 */
export async function startSiteOn(day: Day): Promise<SiteServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'sportbuddy-site-'));
  const site = await startSite({
    DATA_DIR: dataFolder,
    // All tests together have one address. sign-up-limit.spec.ts answers in place of the server.
    SIGN_UP_LIMIT: '1000000',
    LOOKED_AT: String(days[day]),
    NODE_OPTIONS: `--import=${new URL('fixed-date.ts', import.meta.url)}`,
    ...(day === 'afterLaunch' && { LAUNCH_DATE: launchDate }),
  });
  return {
    url: site.url,
    async stop() {
      await site.end('SIGTERM');
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
