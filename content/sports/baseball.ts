import type { SportEntry } from '../schema.ts';

export const baseball: SportEntry = {
  slug: 'baseball',
  label: { en: 'Baseball', ar: 'البيسبول' },
  aliases: { en: [], ar: [] },
  sides: 'teams',
  intro: {
    en: 'No final whistle, nine innings and 162 games in a regular season: baseball is more a daily habit than an event. It leaves room for talk, scorecards and superstition between pitches. Extra innings pass quicker with somebody who also forgot the time.',
    ar: 'لا صافرة نهاية، بل تسعة أشواط و162 مباراة في الموسم العادي؛ البيسبول عادة يومية أكثر منها حدثًا. وبين كل رمية وأخرى متسع للحديث وتدوين النتائج وقليل من التفاؤل والتشاؤم. الأشواط الإضافية تقصر مع صاحب نسي الوقت مثلك.',
  },
  updated: '2026-11-27',
};
