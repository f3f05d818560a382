import type { SportEntry } from '../schema.ts';

export const hockey: SportEntry = {
  slug: 'hockey',
  label: { en: 'Hockey', ar: 'هوكي الجليد' },
  aliases: { en: ['Ice hockey'], ar: ['الهوكي'] },
  sides: 'teams',
  intro: {
    en: 'Three periods on ice, shifts shorter than a minute and a puck the camera sometimes loses. Hockey crowds stand, sing the goal horn and grow beards for the play-offs. The nearest rink may be a long drive away, and the next fan of your team round the corner.',
    ar: 'ثلاث فترات على الجليد، وتبديلات لا تُكمل الدقيقة، وقرص تسبق سرعته العدسة أحيانًا. جمهور الهوكي يقف مع بوق الهدف ويطلق لحيته في الأدوار الإقصائية. قد تكون أقرب صالة جليد في مدينة أخرى، وأقرب مشجع في شارعك.',
  },
  updated: '2026-11-27',
};
