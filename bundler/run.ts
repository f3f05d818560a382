/**
 * `npm run build`: builds the site into a new release below `dist/` and makes it the current one. Keeps
 * the current one if the sources have not changed: a second build would remove the release before it,
 * which a server may run.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staleEvents } from '../content/facts/stale-events.ts';
import { defaultSiteContext } from '../content/site-context.ts';
import { printBuilt, printBundled, printStart } from './build-progress.ts';
import { type BuiltSite, linkPreviewsFile, openBuiltSite } from './built-site.ts';
import { bundle } from './bundle.ts';
import { compressAssets } from './compress.ts';
import { projectFolder } from './ensure-built.ts';
import { currentRelease, distFolder, FolderNotWritable, makeRelease } from './releases.ts';
import { hashSources } from './source-hash.ts';

/** @throws Error naming the first page that cannot be rendered */
async function checkPages(site: BuiltSite): Promise<void> {
  printBundled();
  for (const url of site.allPaths()) {
    const { status } = await site.render({ url, site: defaultSiteContext() });
    if (status !== 200) throw new Error(`${url} is rendered with status ${status}`);
  }
}

/** Writes a sheet beside the published files. Its pictures are among them. */
async function writeLinkPreviews(folder: string, site: BuiltSite): Promise<void> {
  const context = defaultSiteContext();
  const place = { pageRoot: context.siteUrl, pictureRoot: 'client' };
  await writeFile(join(folder, linkPreviewsFile), await site.renderLinkPreviews(context, place));
}

const sources = await hashSources(projectFolder);
const current = await currentRelease(distFolder);
if (current?.id.startsWith(sources)) {
  console.error(`The build is current. To build it again, remove ${current.folder}.`);
  process.exit();
}

printStart();
process.once('exit', (code) => code === 0 && printBuilt());
// If the parent process (ensure-built.ts) exits, the build exits too.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

try {
  await makeRelease(distFolder, sources, async (folder) => {
    await bundle(folder);
    const site = await openBuiltSite(folder, (error) => {
      throw error;
    });
    // Files are compressed on other threads. Both have ended before a failed build is removed.
    const steps = await Promise.allSettled([checkPages(site), compressAssets(`${folder}/client`)]);
    for (const step of steps) if (step.status === 'rejected') throw step.reason;
    await writeLinkPreviews(folder, site);
  });
} catch (error) {
  if (!(error instanceof FolderNotWritable)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

const { length: stale } = staleEvents(new Date());
if (stale > 0) console.warn(`${stale} coming events were last checked more than 60 days ago: npm run facts`);
