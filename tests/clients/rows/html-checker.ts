import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';
import { requireProgram } from '../../fixtures/processes/system-program.ts';
import { inFolder } from '../in-folder.ts';
import { fileOf } from '../packages.ts';
import type { Row } from '../row.ts';

const vnu = { name: 'vnu-jar', version: '26.9.27' };
const maxOutputBytes = 64 * 1024 * 1024;

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string(),
      lastLine: z.number().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

/** Its part for CSS does not know container units, masks, view transitions and more. */
const ignored = 'CSS: .*';

/** The checker of the W3C, on every page of the site. */
export const htmlChecker: Row = {
  title: 'the W3C checker finds no error on any page',
  packages: [vnu],
  programs: ['java'],
  async checkSite({ url, paths }) {
    return await inFolder(async (folder) => {
      const pathOf = new Map<string, string>();
      for (const [index, path] of [...paths, '/no-such-page', '/ar/no-such-page'].entries()) {
        const file = join(folder, `${index}.html`);
        pathOf.set(pathToFileURL(file).href.replace('file://', 'file:'), path);
        await writeFile(file, await (await fetch(`${url}${path}`)).text());
      }
      const args = [
        '-jar',
        fileOf(vnu, 'build/dist/vnu.jar'),
        '--errors-only',
        '--filterpattern',
        ignored,
        '--format',
        'json',
      ];
      const java = requireProgram('java', 'default-jre-headless');
      const { stdout } = await promisify(execFile)(
        java,
        [...args, '--stdout', '--exit-zero-always', folder],
        { maxBuffer: maxOutputBytes },
      );
      return report
        .parse(JSON.parse(stdout))
        .messages.map(
          ({ url, message, extract }) => `${pathOf.get(url) ?? url}: ${message} ${extract ?? ''}`,
        );
    });
  },
};
