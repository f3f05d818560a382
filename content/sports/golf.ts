import type { SportEntry } from '../schema.ts';

export const golf: SportEntry = {
  slug: 'golf',
  label: { en: 'Golf', ar: 'الجولف' },
  aliases: { en: ['Golfing'], ar: ['القولف'] },
  intro: {
    en: 'Eighteen holes, four rounds and a Sunday back nine that can undo it all. Galleries walk miles with one group and whisper like a library. The tee time wants a fourth, and the last round of a major a long sofa.',
    ar: 'ثماني عشرة حفرة وأربع جولات، وتسع حفر أخيرة يوم الأحد قد تقلب كل شيء. جمهور الجولف يمشي كيلومترات خلف لاعبه ويهمس كأنه في مكتبة. الجولة ينقصها لاعب رابع، واليوم الأخير من بطولة كبرى تلزمه أريكة طويلة.',
  },
  updated: '2026-11-29',
};
