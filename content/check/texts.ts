import { localeNamed } from '../locale.ts';
import { fileOf } from '../parse-entries.ts';
import { site } from '../site.ts';
import { type Finding, hasPlaceholder, placeholderMark } from './finding.ts';

type Entry = { slug: string };
/** `isTimed` is true for a getter, whose text depends on the date. */
type Place = { field: string; text: string; isTimed: boolean };

/** @returns all texts of an entry with their paths, such as `story.ar.0` */
function textsIn(value: unknown, field = '', isTimed = false): Place[] {
  if (typeof value === 'string') return [{ field, text: value, isTimed }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(Object.getOwnPropertyDescriptors(value)).flatMap(([key, { get, value: inner }]) =>
    textsIn(get ? get.call(value) : inner, field ? `${field}.${key}` : key, Boolean(get)),
  );
}

/** @returns placeholders in the entries */
export function placeholders(entries: readonly Entry[]): Finding[] {
  return entries.flatMap((entry) => placeholdersIn(fileOf(entry), entry.slug, entry));
}

/** @returns placeholders anywhere in `texts`, reported as `entry` of `file` */
export function placeholdersIn(file: string, entry: string, texts: object): Finding[] {
  return textsIn(texts)
    .filter(({ text }) => hasPlaceholder(text))
    .map(({ field, text }) => ({
      file,
      entry,
      field,
      message: `still to be written: ${text.replace(placeholderMark, '').trim()}`,
    }));
}

/**
 * @returns texts with a year after that of their last check, which will be out of date when it has
 * passed
 */
export function futureYears(
  entries: readonly (Entry & { asOf?: string | undefined; updated?: string })[],
): Finding[] {
  return entries.flatMap((entry) => {
    const checked = (entry.asOf ?? entry.updated ?? '').slice(0, 4);
    return textsIn({ ...entry, sources: [] }).flatMap(({ field, text, isTimed }) => {
      const years = isTimed ? [] : (text.match(/\b20\d\d\b/g) ?? []);
      const year = years.find((named) => named > checked);
      const message = `names the future year ${year}: make the text a getter with textUntil(day, before, after)`;
      return year ? [{ file: fileOf(entry), entry: entry.slug, field, message }] : [];
    });
  });
}

const latinPhrase = /[A-Za-z]+(?:[ ,’'-]+[A-Za-z]+){2,}/;
/** The target of a Markdown link, which is an address in any language. */
const linkTarget = /\]\([^)]*\)/g;
const foreignSigns = /[٠-٩۰-۹]|\p{Script=Arabic}[,;?]/u;

/**
 * @returns texts with the wrong script, digits or punctuation. The language is part of the path of
 * a text.
 */
export function wrongScript(entries: readonly Entry[]): Finding[] {
  return entries.flatMap((entry) => wrongScriptIn(fileOf(entry), entry.slug, entry));
}

/** @returns the same for anything in `texts`, reported as `entry` of `file` */
export function wrongScriptIn(file: string, entry: string, texts: object): Finding[] {
  return textsIn(texts).flatMap(({ field, text }) => {
    const message = hasPlaceholder(text) ? undefined : scriptFault(field, text);
    return message ? [{ file, entry, field, message }] : [];
  });
}

/** Search terms, and names of initials such as UFC and of the brand, are the same in Arabic. */
function mayBeLatin(field: string, text: string): boolean {
  if (/^(keywords|aliases)\./.test(field)) return true;
  return field === 'name.ar' && (/^[A-Z0-9]+$/.test(text) || text === site.name);
}

function scriptFault(field: string, text: string): string | undefined {
  const language = field.split('.').map(localeNamed).find(Boolean);
  if (language === 'en' && /\p{Script=Arabic}/u.test(text)) return 'has Arabic letters, but is English text';
  if (language !== 'ar') return undefined;
  const visible = text.replace(linkTarget, ']');
  if (/[A-Za-z]/.test(visible) && !/\p{Script=Arabic}/u.test(visible) && !mayBeLatin(field, text))
    return `is "${text}", without an Arabic letter, but is Arabic text`;
  const [phrase] = latinPhrase.exec(visible) ?? [];
  if (phrase) return `has the Latin phrase "${phrase}", but is Arabic text`;
  return foreignSigns.test(text) ? 'must use Latin digits, and ، ؛ ؟ between Arabic words' : undefined;
}
