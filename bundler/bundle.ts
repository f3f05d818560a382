import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BuildEnvironment, createBuilder, type Rolldown } from 'vite';
import type { LaterSheets } from '../app/rendering.ts';
import { type ClientAssets, clientAssetsFile } from './built-site.ts';
import { projectFolder } from './ensure-built.ts';
import { pageSheets } from './page-sheets.ts';

/**
 * Bundles rendering, the server and its commands into `folder/server`, and the client with all
 * static files into `folder/client`.
 */
export async function bundle(folder: string): Promise<void> {
  const builder = await createBuilder({
    root: projectFolder,
    logLevel: 'warn',
    environments: {
      client: { build: { outDir: join(folder, 'client') } },
      ssr: {
        // Packages are bundled too, without their development paths. The driver has a native part.
        resolve: { noExternal: true, external: ['better-sqlite3'] },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        // Not written by Vite: the scripts stay on the server, while fonts and pictures are public.
        build: { outDir: join(folder, 'server'), write: false, sourcemap: true },
      },
    },
  });
  const build = async (name: 'ssr' | 'client') => {
    const built = await builder.build(builder.environments[name] as BuildEnvironment);
    return (built as Rolldown.RolldownOutput).output;
  };
  const rendering = await build('ssr');
  for (const part of rendering) {
    if (part.type === 'chunk') await write(join(folder, 'server', part.fileName), part.code);
    else if (part.fileName.endsWith('.map')) await write(join(folder, 'server', part.fileName), part.source);
    else if (!part.fileName.endsWith('.css')) await write(join(folder, 'client', part.fileName), part.source);
  }
  const parts = await build('client');
  // An entry whose modules are all in a shared file only imports that file, which pages name.
  for (const part of parts)
    if (part.type === 'chunk' && part.isEntry && part.moduleIds.length === 0)
      await rm(join(folder, 'client', part.fileName));
  const urlOf = (module: string) => {
    const chunk = parts.find(
      (part) => part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith(module)),
    );
    if (!chunk) throw new Error(`the bundler made no chunk of ${module}`);
    return `/${chunk.fileName}`;
  };
  const sheets: ClientAssets['sheets'] = {};
  for (const [page, { first, later }] of Object.entries(pageSheets(rendering)))
    sheets[page] = { text: first, later: await writeLaterSheets(join(folder, 'client'), later) };
  const assets: ClientAssets = {
    script: urlOf('app/entry.client.tsx'),
    vitals: urlOf('app/entry.vitals.ts'),
    sheets,
  };
  await write(join(folder, clientAssetsFile), JSON.stringify(assets));
}

/** @returns the URLs of those that are not empty */
async function writeLaterSheets(
  folder: string,
  later: Record<keyof LaterSheets, string>,
): Promise<LaterSheets> {
  const urls: LaterSheets = {};
  for (const part of ['page', 'frame'] as const) {
    const text = later[part];
    if (!text) continue;
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    urls[part] = `/assets/${part}-${hash}.css`;
    await write(join(folder, urls[part]), text);
  }
  return urls;
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
