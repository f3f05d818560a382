import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Locale, locales } from '../locale.ts';
import { fixedPages } from '../pages/fixed-pages.ts';
import type { Finding } from './finding.ts';
import { placeholdersIn } from './texts.ts';

/** @returns placeholders in the entries of fixed pages and in the messages */
export function pageFindings(): Finding[] {
  return [
    ...fixedPages.flatMap((page) => placeholdersIn('content/pages/fixed-pages.ts', page.kind, page)),
    ...locales.flatMap(messageFindings),
  ];
}

function messageFindings(language: Locale): Finding[] {
  const folder = `messages/${language}`;
  const root = fileURLToPath(new URL('../../', import.meta.url));
  return readdirSync(root + folder).flatMap((name) => {
    const file = `${folder}/${name}`;
    const area = basename(name, '.json');
    const text = readFileSync(root + file, 'utf8');
    try {
      return placeholdersIn(file, area, JSON.parse(text));
    } catch (error) {
      return [{ file, entry: area, field: '(file)', message: (error as SyntaxError).message }];
    }
  });
}
