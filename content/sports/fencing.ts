import type { SportEntry } from '../schema.ts';

export const fencing: SportEntry = {
  slug: 'fencing',
  label: { en: 'Fencing', ar: 'المبارزة' },
  aliases: { en: ['Épée', 'Foil', 'Sabre'], ar: ['سلاح الشيش', 'الشيش'] },
  intro: {
    en: 'Foil, épée and sabre: three weapons, one narrow piste and touches too fast for the eye. Fencing has been at every modern Olympic Games since 1896, yet most people have never seen a bout up close. One guest evening at a salle, in a borrowed mask, will put that right.',
    ar: 'الشيش والإبيه والسيبر: ثلاثة أسلحة وممر ضيق ولمسات أسرع من العين. المبارزة حاضرة في كل الألعاب الأولمبية الحديثة منذ 1896، ومع ذلك قلّ من شاهدها عن قرب. أمسية واحدة للضيوف وقناع معار، وتراها من مكانها الصحيح.',
  },
  updated: '2026-11-27',
};
