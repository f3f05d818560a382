/** `node build/fill.ts FOLDER`, run by the build in a process of its own: bundles, renders every known page, compresses. */
import { join } from 'node:path';
import { openBuiltSite } from './built-site.ts';
import { bundle } from './bundling/bundle.ts';
import { compressAssets } from './compress.ts';
import { prerender } from './prerender.ts';
import { readPrerenderLimit } from './prerender-limit.ts';

// However the build ends, its work ends with it.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

const [, , folder = ''] = process.argv;
const clientFolder = join(folder, 'client');
await bundle(folder);
const site = await openBuiltSite(folder, (error) => {
  throw error;
});
await prerender(site, readPrerenderLimit(process.env), clientFolder);
await compressAssets(clientFolder);
