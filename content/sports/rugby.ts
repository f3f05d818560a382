import type { SportEntry } from '../schema.ts';

export const rugby: SportEntry = {
  slug: 'rugby',
  label: { en: 'Rugby', ar: 'الرجبي' },
  aliases: { en: ['Rugby union', 'Rugger'], ar: ['الركبي'] },
  intro: {
    en: 'Fifteen a side or thirteen, union or league, an oval ball that never bounces true. Rugby crowds sit together whatever the shirt, and the third half in the clubhouse counts as much as the first two. It needs no ticket, only somebody who saw the same forward pass.',
    ar: 'خمسة عشر لاعبًا أو ثلاثة عشر، وكرة بيضاوية لا ترتد كما تتوقع. جماهير الرجبي تجلس جنبًا إلى جنب مهما اختلفت القمصان. و«الشوط الثالث» بعد المباراة لا يقل شأنًا عن الشوطين. وشوطك الثالث قد يكون على بُعد شارعين.',
  },
  updated: '2026-11-27',
};
