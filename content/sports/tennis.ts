import type { SportEntry } from '../schema.ts';

export const tennis: SportEntry = {
  slug: 'tennis',
  label: { en: 'Tennis', ar: 'التنس' },
  aliases: { en: ['Lawn tennis'], ar: ['كرة المضرب'] },
  intro: {
    en: 'Love, deuce, advantage: a scoring system only fans could adore. Grand Slam fortnights move from Melbourne to Paris, London and New York, and the queue for a ticket is a friendship machine. Between one and the next a wall will do, but a hitting partner answers back.',
    ar: 'تعادل ثم أفضلية ثم تعادل من جديد؛ نظام نقاط لا يحبه إلا عشاقه. تنتقل البطولات الأربع الكبرى بين ملبورن وباريس ولندن ونيويورك، وطابور التذاكر وحده يصنع صداقات. وبين بطولة وأخرى يكفيك جدار، لكن شريك اللعب يردّ الكرة ويردّ الكلام.',
  },
  metaDescription: {
    en: 'Tennis for company: why fifteen, thirty and forty, how a crowd behaves, and when the four great tournaments fall in your day. Bring a hitting partner.',
    ar: 'التنس مع رفقة: لماذا 15 و30 و40، وكيف يتصرف المدرج، ومتى تقع البطولات الأربع الكبرى في يومك. وأحضر معك من يردّ الكرة.',
  },
  updated: '2026-11-29',
};
