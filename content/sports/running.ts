import type { SportEntry } from '../schema.ts';

export const running: SportEntry = {
  slug: 'running',
  label: { en: 'Running', ar: 'الجري' },
  aliases: { en: ['Jogging', 'Marathon'], ar: ['الركض', 'الماراثون', 'الهرولة'] },
  intro: {
    en: 'Nobody needs a ticket for a marathon: the stand is every pavement along 42.195 km. Runners cheer for strangers, and strangers remember it for years. Some come to run with a crew, others to shout from a corner with a cowbell.',
    ar: 'لا تحتاج إلى تذكرة لتشاهد ماراثونًا، فالمدرج كل رصيف على امتداد 42.195 كم. العدّاء يشجع من لا يعرفه، ومن شُجّع لا ينسى. والناس هنا صنفان: من يركض مع مجموعته، ومن يكفيه رصيف وصوت عالٍ.',
  },
  updated: '2026-11-27',
};
