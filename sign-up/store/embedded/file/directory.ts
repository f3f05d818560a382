import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a directory that only its owner can read, and those above it. Step by step: where nothing can ever be made,
 * as below /proc, Node's own recursive call never returns.
 * @throws the system's own error
 */
export function makeDirectory(path: string): void {
  const parent = dirname(path);
  if (!existsSync(parent)) makeDirectory(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
