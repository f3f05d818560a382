import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { inProject } from './hashed-file.ts';

/**
 * Writes a JSON file for a typed module beside it. `path` is relative to the project, without
 * extension.
 */
export async function writeData(path: string, value: object): Promise<void> {
  await writeFile(inProject(`${path}.json`), `${JSON.stringify(value, null, 2)}\n`);
}

/**
 * Writes a TypeScript module of constants: read-only literals, unless they have a type.
 * @param path relative to the project, without extension
 */
export async function writeModule(
  path: string,
  note: string,
  constants: Record<string, { type?: string; value: object | string }>,
): Promise<void> {
  const file = inProject(`${path}.ts`);
  const bodies = Object.entries(constants).map(([key, { type, value }]) => {
    const literal = JSON.stringify(value, null, 2);
    return type ? `export const ${key}: ${type} = ${literal};` : `export const ${key} = ${literal} as const;`;
  });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `/** ${note} */\n${bodies.join('\n\n')}\n`);
  await promisify(execFile)(inProject('node_modules/.bin/biome'), ['format', '--write', file]);
}
