import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder, type Rolldown } from 'vite';
import { writeClientAssets } from './built-site.ts';
import { pageSheets } from './page-sheets.ts';

const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** Bundles the server entry into `folder/server`, and the client with all static files into `folder/client`. */
export async function bundle(folder: string): Promise<void> {
  const builder = await createBuilder({
    root: projectFolder,
    logLevel: 'warn',
    environments: {
      client: { build: { outDir: join(folder, 'client') } },
      // Its scripts stay with the server, its fonts and pictures are published.
      ssr: { build: { write: false } },
    },
  });
  const build = async (name: 'ssr' | 'client') => {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`vite.config.ts has no environment ${name}`);
    return outputOf(await builder.build(environment));
  };
  const rendering = await build('ssr');
  const sheets = pageSheets(rendering);
  for (const part of rendering) {
    if (part.type === 'chunk') await write(join(folder, 'server', part.fileName), part.code);
    else if (!part.fileName.endsWith('.css')) await write(join(folder, 'client', part.fileName), part.source);
  }
  await writeClientAssets(folder, {
    script: scriptOf(await build('client')),
    sheets: Object.fromEntries(sheets),
  });
}

type Part = Rolldown.OutputChunk | Rolldown.OutputAsset;

function outputOf(built: Awaited<ReturnType<Awaited<ReturnType<typeof createBuilder>>['build']>>): Part[] {
  if (Array.isArray(built) || !('output' in built)) throw new Error('the bundler made more than one bundle');
  return built.output;
}

function scriptOf(parts: readonly Part[]): string {
  const entry = parts.find((part) => part.type === 'chunk' && part.isEntry);
  if (!entry) throw new Error('the bundler made no entry for browsers');
  return `/${entry.fileName}`;
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
