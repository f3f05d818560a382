import { minGuideWords } from '../check/guide-rules.ts';
import { guides } from '../guides/guides.ts';
import type { GuideEntry } from '../schema.ts';
import { placeholder } from './arguments.ts';
import { addEntry } from './entry-files.ts';

const passages = [
  { en: 'how it is watched together', ar: 'كيف تُشاهَد مع الرفاق' },
  { en: 'what newcomers should know', ar: 'ما يحتاج الجديد إلى معرفته' },
];
const questions = [
  { en: 'what newcomers ask first', ar: 'أول ما يسأل عنه الجديد' },
  { en: 'what they ask next', ar: 'وما يسأل عنه بعدها' },
];

type NewGuide = { slug: string; name: { en: string; ar: string }; neighbours: string[]; day: string };

/**
 * Adds a guide with placeholders.
 * @param neighbours slugs of other pages of its kind and sport
 * @returns the path of the file
 */
export function addGuide(kind: 'leagues' | 'events', { slug, name, neighbours, day }: NewGuide): string {
  return addEntry({
    index: `content/guides/${kind}.ts`,
    folder: `content/guides/${kind}`,
    type: 'GuideEntry',
    entry: guideOf(slug, name, day, Math.ceil(minGuideWords[kind] / passages.length)),
    after: neighbours.at(-1) ?? [...guides[kind].keys()].at(-1) ?? '',
  });
}

function guideOf(slug: string, name: NewGuide['name'], day: string, words: number): GuideEntry {
  const localized = (what: { en: string; ar: string }, part: { en: string; ar: string }) => ({
    en: placeholder(`${name.en}: ${part.en}, ${what.en}`),
    ar: placeholder(`${name.ar}: ${part.ar}، ${what.ar}`),
  });
  return {
    slug,
    heading: {
      en: placeholder(`${name.en}: heading of the guide`),
      ar: placeholder(`${name.ar}: عنوان الدليل`),
    },
    passages: passages.map((what) => ({
      title: localized(what, { en: 'title', ar: 'العنوان' }),
      text: localized(what, { en: `text of ${words} words or more`, ar: `نص من ${words} كلمة أو أكثر` }),
    })),
    asOf: day,
    questions: questions.map((what) => ({
      question: localized(what, { en: 'question', ar: 'السؤال' }),
      answer: localized(what, { en: 'answer', ar: 'الجواب' }),
    })),
  };
}
