import type { SportEntry } from '../schema.ts';

export const swimming: SportEntry = {
  slug: 'swimming',
  label: { en: 'Swimming', ar: 'السباحة' },
  aliases: { en: ['Swim'], ar: [] },
  intro: {
    en: 'Eight lanes, a hand on the wall and a result decided by a fingernail. In the stands the noise starts underwater and ends with the scoreboard. Up there sit parents, club mates and a few who know every split by heart.',
    ar: 'ثماني حارات ولمسة على الجدار ونتيجة يحسمها طرف إصبع. في المدرج يعلو الصوت مع الانقلابة الأخيرة وينتهي عند لوحة النتائج. وهناك يجلس الآباء ورفاق النادي ومن يحفظ الأزمنة كلها.',
  },
  updated: '2026-11-29',
};
