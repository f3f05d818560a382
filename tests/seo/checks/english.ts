import type { Finding } from '../finding.ts';
import { parseJson } from '../json.ts';
import { type PageText, stringsOf } from '../page-texts.ts';
import type { Site } from '../site.ts';
import { latinNames } from './latin-names.ts';

const leastWords = 3;
/** English function words. Most sentences contain at least one. */
const functionWords = new Set(
  (
    'the and or of to for with without from by on in at into near about before after is are was were be been can will ' +
    'would you your yours we our ours us they their them he his she her it its this that these those there here ' +
    'who what when where why how if but not have has had please my an a'
  ).split(' '),
);

const word = String.raw`\p{Script=Latin}[\p{Script=Latin}\p{M}\d'’_&-]*`;
const gap = String.raw`[\s\d.,;:!?"“”'‘’«»()&+/…–—-]+`;
const words = new RegExp(word, 'gu');
const latinRun = new RegExp(`${word}(?:${gap}${word})*`, 'gu');
const address = /(?:https?|mailto|sms|webcal):\S+|\S+@\S+|\S*\/\S*\.\w+\S*|\b[a-z\d-]+(?:\.[a-z\d-]+)+\S*/g;
const code = /^[\p{Lu}\d&]+$/u;
const name = new RegExp(
  `(?<!\\p{Script=Latin})(?:${latinNames
    .toSorted((a, b) => b.length - a.length)
    .map((each) => each.replaceAll('.', String.raw`\.`))
    .join('|')})(?!\\p{Script=Latin})`,
  'gu',
);

/** Sources that also contain strings for programs: keys, types, sizes. */
const mixedSource = /^(data-props|data-file|value|JSON-LD (?!name|description|text|caption|headline|slogan))/;
/** English names in the search index, with which the Arabic search also finds an entry. */
const otherLanguage = /^data-file (other|also|aliases)$/;
const arabicFile = /[/.-]ar\.(?:\w+\.)?(json|vtt)$/;

/** Checks that Arabic pages, and the text files that they load, contain no English text. */
export async function checkEnglish(
  site: Pick<Site, 'pages' | 'unlisted' | 'notFound' | 'files' | 'text'>,
): Promise<Finding[]> {
  const pages = [...site.pages.values(), ...site.unlisted.values(), ...site.notFound.values()].filter(
    ({ language }) => language === 'ar',
  );
  const files = await Promise.all(
    [...site.files]
      .filter((file) => arabicFile.test(file))
      .map(async (file) => ({ address: file, texts: textsOfFile(file, await site.text(file)) })),
  );
  return [...pages, ...files].flatMap(({ address: where, texts }) => {
    const faults = texts.flatMap((each) =>
      englishIn(each).map((found) => `English in ${each.source}: ${found}`),
    );
    return [...new Set(faults)].map((what) => ({ where, what }));
  });
}

function textsOfFile(file: string, content: string): PageText[] {
  if (file.endsWith('.vtt'))
    return [{ source: 'caption', text: content.replace(/^WEBVTT.*$|^.*-->.*$/gm, '|') }];
  return stringsOf(parseJson(content), 'data-file').filter(({ source }) => !otherLanguage.test(source));
}

/**
 * Finds English sentences: three Latin words in a row, one of them a function word. In sources that
 * contain only texts for visitors, also finds single words that are neither a code nor a Latin
 * name.
 */
function englishIn({ source, text }: PageText): string[] {
  const named = text.replace(address, '|').replace(name, 'NAME');
  const runs = [...named.matchAll(latinRun)].map(([run]) => run);
  return runs.filter((run) => isSentence(run) || (!mixedSource.test(source) && hasWord(run)));
}

function isSentence(run: string): boolean {
  const found = run.match(words) ?? [];
  // A capital «A» after the first word is part of a name: «Serie A», «Liga A».
  const hasFunctionWord = found.some((each, at) =>
    at > 0 && each === 'A' ? false : functionWords.has(each.toLowerCase()),
  );
  return found.length >= leastWords && hasFunctionWord;
}

function hasWord(run: string): boolean {
  return (run.match(words) ?? []).some((each) => !code.test(each));
}
