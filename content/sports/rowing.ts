import type { SportEntry } from '../schema.ts';

export const rowing: SportEntry = {
  slug: 'rowing',
  label: { en: 'Rowing', ar: 'التجديف' },
  aliases: { en: ['Sculling', 'Regatta'], ar: [] },
  intro: {
    en: 'Eight backs, one rhythm and a cox who does the shouting. Rowing is watched from bridges and towpaths, and by cyclists who keep up with the boats. Before the next regatta there is one thing to settle: which bridge.',
    ar: 'ثمانية مجدّفين بإيقاع واحد، وموجّه يتكفّل بالصراخ. يُشاهَد التجديف من فوق الجسور وعلى ضفاف النهر، ومن الجمهور من يرافق القوارب بدراجته. اتفق مع رفاقك على الجسر قبل السباق القادم.',
  },
  updated: '2026-11-27',
};
