import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tests/fixtures/processes/free-port.ts';
import { startNginx } from '../../tests/fixtures/processes/nginx.ts';
import { startSite } from '../../tests/fixtures/processes/site-process.ts';

export type BenchSite = {
  /** Through nginx, over TLS. */
  origin: string;
  plainOrigin: string;
  stop(): Promise<void>;
};

/**
 * Starts the built site behind nginx, so that browsers use one HTTP/2 connection, as in production.
 * @param folder of another commit, installed and built. Default: this project
 */
export async function startSiteBehindNginx(folder?: string): Promise<BenchSite> {
  const data = await mkdtemp(join(tmpdir(), 'sportbuddy-bench-'));
  const stops = [() => rm(data, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of stops.toReversed()) await end();
  };
  try {
    const tls = await freePort();
    const origin = `https://127.0.0.1:${tls}`;
    // The other commit's own Node and flags.
    const command = folder === undefined ? undefined : `cd '${folder}' && exec npm run -s start`;
    const site = await startSite({ DATA_DIR: data, SITE_URL: origin }, command);
    stops.push(async () => void (await site.end('SIGTERM')));
    const nginx = await startNginx({ site: Number(new URL(site.url).port), tls });
    stops.push(nginx.stop);
    return { origin, plainOrigin: site.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
