import { textUntil } from '../clock/timed-text.ts';
import type { SportEntry } from '../schema.ts';

export const lacrosse: SportEntry = {
  slug: 'lacrosse',
  label: { en: 'Lacrosse', ar: 'اللاكروس' },
  aliases: { en: ['Lax'], ar: [] },
  sides: 'teams',
  intro: {
    get en() {
      return `A ball, a netted stick and a game first played by Indigenous nations of North America, who still compete under their own flag. Lacrosse is fast, physical and closer-knit than most sports, so one new friend often means a whole club. It ${textUntil('2028-07-30', 'returns', 'returned')} to the Olympic programme in Los Angeles in 2028.`;
    },
    get ar() {
      return `كرة وعصا بشبكة ولعبة وُلدت عند الشعوب الأصلية في أمريكا الشمالية، وما زالت تنافس فيها بعلمها. اللاكروس سريعة وقوية ومجتمعها متقارب، فصديق جديد واحد يعني غالبًا ناديًا كاملًا. ${textUntil('2028-07-30', 'وتعود', 'وعادت')} إلى البرنامج الأولمبي في لوس أنجلوس 2028.`;
    },
  },
  updated: '2026-11-27',
};
