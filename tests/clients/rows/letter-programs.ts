import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, locales } from '../../../content/locale.ts';
import { runIn } from '../../fixtures/processes/run-in.ts';
import { requireProgram } from '../../fixtures/processes/system-program.ts';
import { inFolder } from '../in-folder.ts';
import type { Row } from '../row.ts';
import { fans, type SignedUp, signedUp } from '../signed-up-site.ts';

const utf8 = { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', TERM: 'xterm' };

type Reading = { path: string; letter: string; html: string; folder: string };

/** @param read returns the faults of one letter, given the program, the letter and a folder */
function letterProgram(
  row: Pick<Row, 'title' | 'differs'> & { program: string; debianPackage: string },
  read: (reading: Reading, locale: Locale) => Promise<string[]>,
): Row {
  const { program, debianPackage, ...shown } = row;
  return {
    ...shown,
    programs: [program],
    async checkSite() {
      const { letters, html }: SignedUp = await signedUp();
      const path = requireProgram(program, debianPackage);
      const faults: string[] = [];
      for (const locale of locales) {
        await inFolder(async (folder) => {
          const reading = { path, letter: letters[locale], html: html[locale], folder };
          const found = await read(reading, locale);
          faults.push(...found.map((fault) => `${locale}: ${fault}`));
        });
      }
      return faults;
    },
  };
}

/** @returns a line if the text misses one of the parts */
function missing(text: string, parts: readonly string[]): string[] {
  return parts.filter((part) => !text.includes(part)).map((part) => `“${part}” is missing in ${text}`);
}

const texts: Record<Locale, { subject: string; seat: string }> = {
  en: { subject: 'Confirm your ticket', seat: 'Next to your mates' },
  ar: { subject: 'أكّد تذكرتك', seat: 'بجانب رفاقك' },
};

/** Pipes the letter that it shows into a file. It needs a terminal. */
export const mutt = letterProgram(
  {
    title: 'mutt shows the subject, the words and the whole links of the letters in both languages',
    program: 'mutt',
    debianPackage: 'mutt',
  },
  async ({ path, letter, folder }, locale) => {
    const [box, config, out] = ['box', 'config', 'out'].map((name) => join(folder, name));
    if (!box || !config || !out) throw new Error('no folder');
    await writeFile(box, `From fan@fans.example Sun Nov 29 00:00:00 2026\n${letter}\n`);
    const settings = ['folder', 'spoolfile', 'record', 'postponed'].map((name) => `set ${name}=${box}\n`);
    await writeFile(config, `${settings.join('')}set charset=utf-8 pipe_decode=yes quit=yes move=no\n`);
    const keys = `<pipe-message>cat > ${out}<enter><exit>`;
    const command = `${path} -n -F ${config} -R -f ${box} -e 'push "${keys}"'`;
    await runIn(folder, 'script', ['-qec', command, '/dev/null'], utf8);
    const { name, team } = fans[locale];
    const { subject, seat } = texts[locale];
    const text = await readFile(out, 'utf8');
    const links = text.match(/^https:\/\/sportbuddy\.example\/(?:ar\/)?ticket\/[\w-]{100,}$/gm) ?? [];
    return [
      ...missing(text, [`Subject: ${subject}`, 'List-Unsubscribe=One-Click', name, team, seat]),
      ...(links.length === 3 ? [] : [`${links.length} links in place of 3: ${text}`]),
    ];
  },
);

const tickets: Record<Locale, RegExp> = {
  en: /Team\s+Liverpool\s+Gate\s+Founders\s+Row\s+First\s+Seat\s+Next to your mates/,
  ar: /الفريق\s+الهلال\s+البوابة\s+المؤسسون\s+الصف\s+الأول\s+المقعد\s+بجانب رفاقك/,
};

/** Mail programs in a terminal show letters that are HTML by it. */
export const lynxOnLetters = letterProgram(
  {
    title: 'lynx shows the ticket and three links of the HTML letters in both languages',
    program: 'lynx',
    debianPackage: 'lynx',
  },
  async ({ path, html, folder }, locale) => {
    const file = join(folder, 'letter.html');
    await writeFile(file, html);
    const encoding = ['-display_charset=utf-8', '-assume_charset=utf-8'];
    const text = await runIn(folder, path, ['-dump', '-width=200', ...encoding, file], utf8);
    const links = text.match(/^ +\d\. https:\/\/sportbuddy\.example\/(?:ar\/)?ticket\/[\w-]+$/gm) ?? [];
    return [
      ...missing(text, [fans[locale].name]),
      ...(tickets[locale].test(text) ? [] : [`no ticket in ${text}`]),
      ...(links.length === 3 ? [] : [`${links.length} links in place of 3: ${text}`]),
    ];
  },
);

/** Only these rules of the local ones may match. None of them has points. */
const harmless = ['HTML_MESSAGE', 'NO_RECEIVED', 'NO_RELAYS'];

export const spamAssassin = letterProgram(
  {
    title: 'SpamAssassin gives the letters no points by its local rules, in both languages',
    program: 'spamassassin',
    debianPackage: 'spamassassin',
  },
  async ({ path, letter, folder }) => {
    const file = join(folder, 'letter.eml');
    await writeFile(file, letter);
    // A state of its own: no rules or learned words of this machine's user.
    const options = ['--local', '--prefspath', join(folder, 'preferences'), file];
    const marked = await runIn(folder, path, options, utf8);
    const status = /^X-Spam-Status: .*?score=([-\d.]+).*?tests=([\w,\s]*?)\s\w+=/ms.exec(marked);
    const [, score = '', tests = ''] = status ?? [];
    const hits = tests.split(/[\s,]+/).filter((test) => test && !harmless.includes(test));
    return hits.length === 0 && Number(score) <= 0 && score ? [] : [`${score} points: ${hits.join(', ')}`];
  },
);
