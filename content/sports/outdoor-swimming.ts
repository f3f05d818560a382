import type { SportEntry } from '../schema.ts';

export const outdoorSwimming: SportEntry = {
  slug: 'outdoor-swimming',
  label: { en: 'Outdoor Swimming', ar: 'السباحة في المياه المفتوحة' },
  aliases: {
    en: ['Wild swimming', 'Open water swimming', 'Cold water swimming'],
    ar: ['السباحة في البحر', 'المياه المفتوحة'],
  },
  schemaSport: 'Open Water Swimming',
  intro: {
    en: 'Lidos, lakes and a cold sea before work. Outdoor swimmers never go in alone, and the hot drink afterwards is half the sport. Go with a group that knows the tides and the safest way in.',
    ar: 'بحر مع الفجر أو بحيرة بين الجبال وماء أبرد مما توقعت. سباحو المياه المفتوحة لا ينزلون فرادى، والكوب الساخن بعدها نصف الرياضة. انزل مع مجموعة تعرف المد والجزر وأسلم مدخل إلى الماء.',
  },
  updated: '2026-11-27',
};
