import { closeSync, openSync } from 'node:fs';

type Shared = { users: number; descriptor?: number };

const byPath = new Map<string, Shared>();

/**
 * Shares one descriptor of a database file in this process. Closing any descriptor of a file drops
 * the locks that the process holds on it, SQLite's too (POSIX). So it is closed only after the last
 * user of the path has closed its connections.
 */
export function shareDescriptor(path: string) {
  const shared = byPath.get(path) ?? { users: 0 };
  byPath.set(path, shared);
  shared.users += 1;
  let isReleased = false;
  return {
    /** @returns the same descriptor each time */
    open(): number {
      shared.descriptor ??= openSync(path, 'r+');
      return shared.descriptor;
    },
    release(): void {
      if (isReleased) return;
      isReleased = true;
      shared.users -= 1;
      if (shared.users > 0) return;
      byPath.delete(path);
      if (shared.descriptor !== undefined) closeSync(shared.descriptor);
    },
  };
}
