import { closeSync, fsyncSync, openSync } from 'node:fs';

/**
 * Syncs a file, or the entries of a directory, to disk.
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
