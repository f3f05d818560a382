import type { SportEntry } from '../schema.ts';

export const mountainBiking: SportEntry = {
  slug: 'mountain-biking',
  label: { en: 'Mountain Biking', ar: 'الدراجات الجبلية' },
  aliases: { en: ['MTB', 'Mountain bikes'], ar: ['دراجات الجبال'] },
  intro: {
    en: 'Roots, rock gardens and a line only you can see. Downhill crowds hang cowbells on the fences and run beside the track for a better view of the drop. Ride the trail in threes, and bring a bell of your own to the World Cup round.',
    ar: 'جذور وصخور ومسار لا يراه سواك. جمهور النزول السريع يقرع الأجراس على السياج ويركض بمحاذاة المسار ليرى القفزة عن قرب. المسار أجمل بثلاثة، وجولة كأس العالم أعلى صوتًا بجرس تحمله معك.',
  },
  updated: '2026-11-27',
};
