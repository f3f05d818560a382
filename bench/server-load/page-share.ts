import { fileURLToPath } from 'node:url';
import { startServerProcess } from '../../tests/fixtures/processes/server-process.ts';
import { median } from '../median.ts';
import { startSite } from '../page-speed/site-server.ts';
import { pageLoad } from './load.ts';

const rounds = 3;
const seconds = 3;
const warmUpSeconds = 3;
const connections = 64;
const referenceEntry = fileURLToPath(new URL('./page-reference.ts', import.meta.url));

/** @returns the site's share, in pages a second, of what Node's own server reaches with the same bytes and headers */
export async function pageShare(dataFolder: string, path: string): Promise<number> {
  const site = await startSite(dataFolder);
  const reference = await startServerProcess({ SITE_URL: site.url + path }, referenceEntry);
  const shares: number[] = [];
  try {
    for (const url of [reference.url, site.url + path])
      await pageLoad(url, { connections, seconds: warmUpSeconds });
    for (let round = 0; round < rounds; round += 1) {
      const [node, ours] = [
        await pageLoad(reference.url, { connections, seconds }),
        await pageLoad(site.url + path, { connections, seconds }),
      ];
      if (node.failed + ours.failed > 0) throw new Error(`${path} was not always answered`);
      console.log(
        `${path}: ${Math.round(ours.perSecond)}/s, p99 ${ours.p99} ms; Node alone ${Math.round(node.perSecond)}/s, p99 ${node.p99} ms`,
      );
      shares.push(ours.perSecond / node.perSecond);
    }
  } finally {
    await reference.end('SIGTERM');
    await site.stop();
  }
  return median(shares);
}
