import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from './finding.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Entries whose file is not called like their slug. Other errors name the file of an entry by its
 * slug, so they would name another file.
 * @param root folder that contains `content/`
 */
export function misnamedFiles(root = project): Finding[] {
  return globSync('content/{teams,leagues,events,sports,guides}/**/*.ts', { cwd: root }).flatMap((file) => {
    const [, slug] = /^ {2}slug: '([^']+)'/m.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    const name = basename(file, '.ts');
    const message = `its file is called ${name}.ts. Slug and file name must be equal`;
    return slug === undefined || slug === name ? [] : [{ file, entry: slug, field: 'slug', message }];
  });
}
