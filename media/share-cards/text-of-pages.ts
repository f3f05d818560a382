import { readdirSync, readFileSync } from 'node:fs';
import { type Locale, locales } from '../../content/locale.ts';
import type { Localized } from '../../content/schema.ts';
import { inProject } from '../studio/hashed-file.ts';

const messages = Object.fromEntries(locales.map((locale) => [locale, readMessages(locale)])) as Record<
  Locale,
  Readonly<Record<string, unknown>>
>;

/**
 * A text that share cards have in common with pages.
 * @throws Error if no file of `messages/` has a plain text with this key
 */
export function textOfPages(key: string): Localized {
  return { en: textIn('en', key), ar: textIn('ar', key) };
}

function textIn(locale: Locale, key: string): string {
  const text = messages[locale][key];
  if (typeof text !== 'string') throw new Error(`messages/${locale}/ has no text ${key} for share cards`);
  return text;
}

function readMessages(locale: Locale): Record<string, unknown> {
  const folder = inProject('messages', locale);
  const files = readdirSync(folder).map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
  return Object.assign({}, ...files);
}
