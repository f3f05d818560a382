import { closeSync, fsyncSync, openSync } from 'node:fs';

/**
 * Has what a file, or a directory's list of names, holds put on disk.
 * @throws the system's own error
 */
export function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
