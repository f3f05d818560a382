import type { SportEntry } from '../schema.ts';

export const cricket: SportEntry = {
  slug: 'cricket',
  label: { en: 'Cricket', ar: 'الكريكيت' },
  aliases: { en: ['T20', 'Test cricket'], ar: ['كريكت'] },
  sides: 'teams',
  intro: {
    en: 'Twenty overs in an evening or five days with a break for tea: cricket suits every kind of patience. It travels with its people, so a last-over finish in Mumbai or Lahore is lived at full volume in London, Dubai and Jeddah. Bring the chai, find the screen, argue about the toss.',
    ar: 'عشرون أوفرًا في مساء واحد أو خمسة أيام تتخللها استراحة الشاي؛ في الكريكيت ما يناسب كل صبر. وهي لعبة ترحل مع أهلها، فالأوفر الأخير في مومباي أو لاهور يُعاش بكل حماسه في جدة ودبي ولندن. هات الشاي، واختر الشاشة، واختلف مع رفاقك على القرعة.',
  },
  updated: '2026-11-27',
};
