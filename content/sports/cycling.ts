import type { SportEntry } from '../schema.ts';

export const cycling: SportEntry = {
  slug: 'cycling',
  label: { en: 'Cycling', ar: 'الدراجات' },
  aliases: { en: ['Road cycling', 'Bike racing'], ar: ['الدراجات الهوائية', 'السيكل'] },
  intro: {
    en: 'The riders pass in seconds. The day on the mountain lasts from breakfast to dusk. Cycling fans paint the road, park the van and share whatever is on the stove. A mountain stage wants a van, and a Sunday café ride only a second wheel to follow.',
    ar: 'يمر الدراجون في ثوانٍ، أما يومك على سفح الجبل فمن الفطور إلى الغروب. جمهور الدراجات يكتب الأسماء على الإسفلت ويتقاسم ما على الموقد. مرحلة الجبل تحتاج إلى سيارة ورفيق، وجولة الجمعة الصباحية تكفيها عجلة تسير خلفها.',
  },
  updated: '2026-11-29',
};
