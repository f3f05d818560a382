/** `npm run build`: builds the site into a new release below `dist/` and makes it the current one. */
import { defaultSiteContext } from '../content/site-context.ts';
import { openBuiltSite } from './built-site.ts';
import { bundle } from './bundle.ts';
import { compressAssets } from './compress.ts';
import { hashSources } from './ensure-built.ts';
import { distFolder, makeRelease } from './releases.ts';

/** @throws Error naming the first page that cannot be rendered */
async function checkPages(folder: string): Promise<void> {
  const site = await openBuiltSite(folder, (error) => {
    throw error;
  });
  for (const url of site.allPaths()) {
    const { status } = await site.render({ url, site: defaultSiteContext() });
    if (status !== 200) throw new Error(`${url} is rendered with status ${status}`);
  }
}

// If the parent process (ensure-built.ts) exits, the build exits too.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

await makeRelease(distFolder, await hashSources(), async (folder) => {
  await bundle(folder);
  await checkPages(folder);
  await compressAssets(`${folder}/client`);
});
