import type { EventEntry } from '../schema.ts';

export const ryderCup2027: EventEntry = {
  slug: 'ryder-cup-2027',
  sport: 'golf',
  name: { en: 'Ryder Cup 2027', ar: 'كأس رايدر 2027' },
  aliases: { en: ['Ryder Cup', 'Adare Manor'], ar: ['كأس رايدر', 'رايدر كاب'] },
  start: '2027-09-17',
  end: '2027-09-19',
  venue: { en: 'Adare Manor', ar: 'أدير مانور' },
  city: { en: 'Adare, County Limerick', ar: 'أدير، مقاطعة ليمريك' },
  country: { en: 'Ireland', ar: 'أيرلندا' },
  description: {
    en: 'Europe, winners in Rome and New York, meet the United States beside the River Maigue. It is the 46th Ryder Cup, a hundred years after the first, and the second in Ireland.',
    ar: 'أوروبا، الفائزة في روما ثم نيويورك، تستقبل الولايات المتحدة على ضفة نهر ميغ. هي النسخة السادسة والأربعون، بعد مئة عام من الأولى، والثانية في أيرلندا.',
  },
  watchParties: {
    en: 'Twelve against twelve, and every hole is won, lost or shared, so a room can follow it without knowing a birdie from a bogey. Split the sofa in two and chalk the score on the door.',
    ar: 'اثنا عشر لاعبًا أمام مثلهم، وكل حفرة تُكسب أو تُخسر أو تُقسم، فيفهمها من لم يمسك مضربًا في حياته. اقسم المجلس فريقين، وعلّق النتيجة على الجدار.',
  },
  asOf: '2026-11-27',
  updated: '2026-11-27',
};
