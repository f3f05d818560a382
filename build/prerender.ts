import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { BuiltSite } from './built-site.ts';

/** Rendering keeps the processor busy; a few at a time let the disk keep up. */
const atATime = 8;

/**
 * Renders all that is known into `folder`, a file a path.
 * @throws Error naming the path that has no page
 */
export async function prerender(site: BuiltSite, limit: number, folder: string): Promise<void> {
  const paths = site.builtPaths(limit).values();
  const worker = async () => {
    for (const path of paths) {
      const { status, body } = await site.render({ url: path });
      if (status !== 200) throw new Error(`${path} answers ${status}`);
      const file = join(folder, extname(path) ? path : `${path}/index.html`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, body);
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
}
