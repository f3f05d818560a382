import type { SportEntry } from '../schema.ts';

export const womensRugby: SportEntry = {
  slug: 'womens-rugby',
  label: { en: "Women's Rugby", ar: 'رجبي السيدات' },
  aliases: { en: ['Ladies rugby'], ar: ['الرجبي النسائي'] },
  schemaSport: 'Rugby',
  intro: {
    en: 'Fifteen a side in winter and spring, or seven in a weekend that is half match and half party. The game keeps rugby’s habit of mixing both sets of fans in one stand. Whoever comes to watch is asked, sooner or later, whether she would not rather play.',
    ar: 'خمس عشرة لاعبة في الشتاء والربيع، أو سبع في عطلة أسبوع نصفها مباريات ونصفها مهرجان. وتحافظ اللعبة على عادة الرجبي، جمهور الفريقين في مدرج واحد، ولها عادة أخرى من عندها: تبحث عن لاعبتها القادمة بين من جئن للمشاهدة.',
  },
  updated: '2026-11-29',
};
