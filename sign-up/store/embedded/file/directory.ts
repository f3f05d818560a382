import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a directory with mode 700, and its parents. Does not use `recursive: true`, because Node
 * then hangs for paths below /proc.
 * @throws the system's own error
 */
export function createDirectory(path: string): void {
  const parent = dirname(path);
  if (!existsSync(parent)) createDirectory(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
