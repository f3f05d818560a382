import type { SportEntry } from '../schema.ts';

export const caving: SportEntry = {
  slug: 'caving',
  label: { en: 'Caving', ar: 'استكشاف الكهوف' },
  aliases: { en: ['Potholing', 'Spelunking'], ar: ['الكهوف', 'المغارات'] },
  intro: {
    en: 'No stand, no scoreboard and no daylight: a caving trip is shared by lamp and by rope. Clubs pass on routes, knots and the habit of leaving word on the surface. Beginners go down with a club, because nobody caves alone.',
    ar: 'لا مدرج ولا لوحة نتائج ولا ضوء نهار؛ رحلة الكهوف يقتسمها أصحابها بالمصباح والحبل. تنقل الأندية المسالك والعُقد وعادة إخبار من فوق الأرض بموعد العودة. والمبتدئ ينزل مع نادٍ، فلا أحد ينزل كهفًا وحده.',
  },
  updated: '2026-11-27',
};
