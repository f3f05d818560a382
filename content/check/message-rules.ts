import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Locale, locales } from '../locale.ts';
import type { Finding } from './finding.ts';
import { placeholdersIn } from './texts.ts';

type MessageFile = { file: string; area: string; texts: Record<string, unknown> };

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @returns placeholders in the messages, and messages that a language lacks */
export function messageFindings(): Finding[] {
  const [files, broken] = [new Map<string, MessageFile>(), [] as Finding[]];
  for (const language of locales)
    for (const area of areasOf(language)) {
      const file = fileOf(language, area);
      try {
        files.set(file, { file, area, texts: JSON.parse(readFileSync(root + file, 'utf8')) });
      } catch (error) {
        broken.push({ file, entry: area, field: '(file)', message: (error as SyntaxError).message });
      }
    }
  return [
    ...broken,
    ...[...files.values()].flatMap(({ file, area, texts }) => placeholdersIn(file, area, texts)),
    // A file that cannot be read has no known keys.
    ...(broken.length > 0 ? [] : missingMessages(files)),
  ];
}

/** @param files by path, of every language */
export function missingMessages(files: ReadonlyMap<string, MessageFile>): Finding[] {
  const textsOf = (file: string) => files.get(file)?.texts ?? {};
  return [...new Set([...files.values()].map(({ area }) => area))].flatMap((area) => {
    const names = locales.map((language) => fileOf(language, area));
    const keys = new Set(names.flatMap((file) => Object.keys(textsOf(file))));
    return names.flatMap((file) =>
      [...keys]
        .filter((key) => !isWritten(textsOf(file)[key]))
        .map((key) => {
          const other = names.find((name) => isWritten(textsOf(name)[key]));
          const message = other ? `is missing or empty. ${other} has this text` : 'is empty';
          return { file, entry: area, field: key, message };
        }),
    );
  });
}

const fileOf = (language: Locale, area: string) => `messages/${language}/${area}.json`;

const isWritten = (text: unknown) => text !== undefined && text !== '';

function areasOf(language: Locale): string[] {
  return readdirSync(`${root}messages/${language}`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'));
}
