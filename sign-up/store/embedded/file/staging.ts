import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Names of directories in which `restore` prepares a copy. */
export const stagingPrefix = 'restoring-';

/**
 * Removes copies that interrupted restores have left. Call it only while no restore can run: with a
 * lock on the data, shared or exclusive.
 * @throws the system's own error
 */
export function removeStaging(directory: string): void {
  for (const name of readdirSync(directory))
    if (name.startsWith(stagingPrefix)) rmSync(join(directory, name), { recursive: true, force: true });
}
