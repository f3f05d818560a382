import type { EventEntry } from '../schema.ts';

export const wimbledon2027: EventEntry = {
  slug: 'wimbledon-2027',
  sport: 'tennis',
  name: { en: 'Wimbledon 2027, first day', ar: 'ويمبلدون 2027، اليوم الأول' },
  start: '2027-06-28T11:00:00+01:00',
  venue: { en: 'The All England Lawn Tennis Club', ar: 'نادي عموم إنجلترا للتنس' },
  city: { en: 'London', ar: 'لندن' },
  country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
  description: {
    en: 'White kit, grass that is still green and the Queue through Wimbledon Park before sunrise. The Championships, 150 years after the first, last a fortnight, until the gentlemen’s final on 11 July 2027.',
    ar: 'زي أبيض وعشب ما زال أخضر وطابور شهير يبدأ قبل الشروق. تمتد البطولة، بعد 150 عامًا من نسختها الأولى، أسبوعين حتى نهائي الرجال في 11 يوليو 2027.',
  },
  watchParties: {
    en: 'Big screens go up in parks and squares, and fill early. Bring a blanket, share the strawberries and let somebody else keep an eye on the rain.',
    ar: 'تُنصب الشاشات الكبيرة في الحدائق والميادين وتمتلئ باكرًا. خذ بساطك وقاسم رفاقك الفراولة، ودع مراقبة الغيوم لغيرك.',
  },
  teams: ['wimbledon'],
  asOf: '2026-11-21',
  updated: '2026-11-29',
};
