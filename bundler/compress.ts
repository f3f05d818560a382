import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller bodies fit into one packet anyway. */
export const minCompressedBytes = 1_000;

/** Writes compressed variants beside text files; `@fastify/static` sends them. */
export async function compressAssets(folder: string): Promise<void> {
  for await (const name of glob('**/*.{js,css,svg,vtt,json,txt}', { cwd: folder })) {
    const file = join(folder, name);
    const content = await readFile(file);
    if (content.length < minCompressedBytes) continue;
    const [brotli, zipped] = await Promise.all([
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      promisify(gzip)(content, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
  }
}
