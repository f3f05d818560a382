import type { SportEntry } from '../schema.ts';

export const sportsGovernance: SportEntry = {
  slug: 'sports-governance',
  label: { en: 'Sports Governance', ar: 'حوكمة الرياضة' },
  aliases: { en: ['Governing bodies'], ar: ['الاتحادات الرياضية'] },
  intro: {
    en: 'Who decides ticket prices, kick-off times and where a club may play? Fan trusts, supporter directors and federations meet in the least glamorous and most lasting part of sport. Somebody has to read the statutes, so that the stand keeps its voice.',
    ar: 'من يقرر سعر التذكرة وموعد المباراة ومكانها؟ في أقل جوانب الرياضة بريقًا وأبقاها أثرًا تلتقي روابط المشجعين وممثلوهم والاتحادات. ولا بد لأحد أن يقرأ اللوائح ليبقى للمدرج صوته.',
  },
  metaDescription: {
    en: 'Sports governance for fans: who decides ticket prices, kick-off times and where a club may play, and how supporters get a voice in it.',
    ar: 'حوكمة الرياضة للمشجع: من يقرر سعر التذكرة وموعد المباراة ومكانها، وكيف يصل صوت المدرج إلى من يقرر.',
  },
  updated: '2026-11-29',
};
