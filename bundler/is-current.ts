import { basename, dirname } from 'node:path';
import { hashSources } from './source-hash.ts';

/** @returns whether the release that contains this module was built from the sources in `project` */
export async function isCurrent(project: string): Promise<boolean> {
  const id = basename(dirname(import.meta.dirname));
  return id.startsWith(await hashSources(project));
}
