import type { LeagueEntry } from '../schema.ts';

export const ipl: LeagueEntry = {
  slug: 'ipl',
  sport: 'cricket',
  name: { en: 'Indian Premier League', ar: 'الدوري الهندي الممتاز للكريكيت' },
  article: true,
  aliases: { en: ['IPL'], ar: ['آي بي إل', 'الدوري الهندي'] },
  country: { en: 'India', ar: 'الهند' },
  founded: 2007,
  clubs: 10,
  champion: { name: { en: 'Royal Challengers Bengaluru', ar: 'رويال تشالنجرز بنغالورو' }, season: '2026' },
  url: 'https://www.iplt20.com/',
  intro: {
    en: 'Ten franchises, one auction and two months in which evenings in India belong to cricket. City colours come out on balconies from Chennai to Kolkata and in every office abroad. A super over lasts six balls a side, which is long enough to make a friend.',
    ar: 'عشرة فرق ومزاد واحد وشهران تصبح فيهما أمسيات الهند ملكًا للكريكيت. تُرفع ألوان المدن على الشرفات من تشيناي إلى كولكاتا، وفي مكاتب المغتربين. و«السوبر أوفر» ست كرات لكل فريق، وهي تكفي لتكسب صديقًا.',
  },
  sources: [
    {
      fact: 'Champion of 2026: Royal Challengers Bengaluru',
      read: ['stored file 55998468855: IPL champions', 'stored file 71521451978: RCB in the IPL to 2026'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
