import type { SportEntry } from '../schema.ts';

export const horseRacing: SportEntry = {
  slug: 'horse-racing',
  label: { en: 'Horse Racing', ar: 'سباقات الخيل' },
  aliases: { en: ['The races', 'Racehorses', 'Turf'], ar: ['سباق الخيل', 'الخيل'] },
  intro: {
    en: 'Two minutes on the flat or four miles over fences, and a whole day around it: the paddock, the picnic, the best hat. Racing is a day out first, and a day out needs company. Pick a meeting, a hat and a horse with a silly name, and argue about it together.',
    ar: 'دقيقتان على المضمار المستوي أو أكثر من 6000 متر فوق الحواجز، وحولها يوم كامل بين ساحة العرض والمدرجات. وللخيل عند العرب مكانة لا تحتاج إلى شرح، وكأس السعودية شاهد عليها. يوم السباق القادم يحتاج إلى رفقة تختلف معها على الجواد، في الميدان أو أمام الشاشة.',
  },
  updated: '2026-11-27',
};
