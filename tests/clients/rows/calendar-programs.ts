import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runIn } from '../../fixtures/processes/run-in.ts';
import { requireProgram } from '../../fixtures/processes/system-program.ts';
import { checkEntries } from '../calendar-entries.ts';
import { inFolder } from '../in-folder.ts';
import type { Row } from '../row.ts';

/** @param print prints each entry of a file on a line, as `start|end|summary`, also with an address */
function calendarProgram(
  program: string,
  print: (path: string, file: string, folder: string) => Promise<string>,
  differs?: string,
): Row {
  return {
    title: `${program} reads one calendar entry, at midnight on 6 June in each zone`,
    programs: [program],
    ...(differs !== undefined && { differs }),
    async checkSite(site) {
      const path = requireProgram(program, program);
      return await checkEntries(site, async (calendar) => {
        return await inFolder(async (folder) => {
          const file = join(folder, 'entry.ics');
          await writeFile(file, calendar);
          return (await print(path, file, folder))
            .split('\n')
            .filter((line) => line.includes('|'))
            .map((line) => {
              const [start = '', end = '', summary = '', url] = line.split('|');
              return { start: new Date(start), end: new Date(end), summary, url };
            });
        });
      });
    },
  };
}

const utf8 = { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' };

export const khal = calendarProgram('khal', async (path, file, folder) => {
  const formats = ['', 'long'].map(
    (kind) => `${kind}dateformat = %Y-%m-%d\n${kind}datetimeformat = %Y-%m-%dT%H:%M\n`,
  );
  const config = join(folder, 'config');
  await mkdir(join(folder, 'calendar'));
  await writeFile(
    config,
    `[calendars]\n[[one]]\npath = ${folder}/calendar\n[sqlite]\npath = ${folder}/cache\n[locale]\ntimeformat = %H:%M\n${formats.join('')}`,
  );
  const format = '{start}|{end}|{title}{repeat-symbol}|{url}';
  return await runIn(folder, path, ['-c', config, 'printics', '--format', format, file], utf8);
});

export const calcurse = calendarProgram(
  'calcurse',
  async (path, file, folder) => {
    const data = ['-D', folder, '-C', folder];
    await runIn(folder, path, [...data, '-i', file], utf8);
    const time = '%FT%H:%M';
    const line = `%(start:${time})|%(end:${time})|%m\\n`;
    const formats = [
      '--format-apt',
      line,
      '--format-recur-apt',
      `recurs ${line}`,
      '--format-event',
      '%m|\\n',
    ];
    const range = ['--from', '01/01/2026', '--days', '900'];
    return await runIn(folder, path, [...data, '-Q', ...range, ...formats], utf8);
  },
  'right. It does not keep the address of the page',
);
