import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { DEFAULT_SITE_URL } from '../../../content/default-addresses.ts';
import type { Finding } from '../finding.ts';
import type { Site } from '../site.ts';

const size = { width: 1200, height: 630 };
/** A chat app may not load a larger image in time for a preview. */
const weightLimitBytes = 60 * 1024;

/** Checks that each page's share picture exists, has 1200 by 630 px and at most 60 KiB. */
export async function checkShareImages(site: Site): Promise<Finding[]> {
  const pages = Map.groupBy(site.pages.values(), (page) => page.meta.get('og:image')?.[0] ?? '');
  const findings = await Promise.all(
    [...pages].map(async ([url, showing]) => {
      const what = await fault(site, url);
      return what ? showing.map(({ address }) => ({ where: address, what: `${what}: ${url}` })) : [];
    }),
  );
  return findings.flat();
}

async function fault(site: Site, url: string): Promise<string | undefined> {
  const path = url.startsWith(DEFAULT_SITE_URL) ? new URL(url).pathname : '';
  if (!site.files.has(path)) return 'its share picture does not exist';
  const picture = await readFile(`${site.root}${path}`);
  if (picture.length > weightLimitBytes) return `its share picture weighs ${picture.length} bytes`;
  const { width, height } = await sharp(picture).metadata();
  return width === size.width && height === size.height
    ? undefined
    : `its share picture is ${width} by ${height}`;
}
