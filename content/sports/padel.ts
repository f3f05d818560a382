import type { SportEntry } from '../schema.ts';

export const padel: SportEntry = {
  slug: 'padel',
  label: { en: 'Padel', ar: 'البادل' },
  aliases: { en: ['Paddle tennis'], ar: ['بادل تنس'] },
  intro: {
    en: 'Four players, twenty metres by ten, and glass that gives you a second chance at the ball. The serve goes underhand, the scoring is tennis’s, and the one real quarrel is over whose ball it was. Courts in the Gulf are lit until late, and the fourth player is always ten minutes away.',
    ar: 'أربعة لاعبين وملعب عشرون مترًا في عشرة، وزجاج يعيد إليك الكرة التي فاتتك. الإرسال من تحت الخصر والنقاط كالتنس، والخلاف كله: كرتي أم كرتك؟ ملاعبه في الخليج مضاءة إلى آخر الليل، والرابع دائمًا «في الطريق».',
  },
  updated: '2026-11-27',
};
