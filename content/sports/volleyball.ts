import type { SportEntry } from '../schema.ts';

export const volleyball: SportEntry = {
  slug: 'volleyball',
  label: { en: 'Volleyball', ar: 'الكرة الطائرة' },
  aliases: { en: ['Volley', 'Beach volleyball'], ar: ['الطائرة', 'الطائرة الشاطئية'] },
  intro: {
    en: 'Six a side, three touches, and one rule that needs no explaining: not the floor. Indoors it is a wall of hands and a ball you hear before you see it. At a Saudi rest house it is a net between two posts and cousins who serve in order of age. Fifteen points settle the fifth set, and that is where the voice goes too.',
    ar: 'ستة لاعبين وثلاث لمسات وقاعدة واحدة لا تحتاج إلى شرح: لا تدعها تلمس الأرض. في الصالة حائط من الأيدي وضربة تسمعها قبل أن تراها، وفي الاستراحة شبكة بين عمودين وأبناء عم يرسلون بترتيب السن. والشوط الخامس إلى خمس عشرة نقطة فقط، وفيه يضيع الصوت.',
  },
  metaDescription: {
    en: 'Volleyball for company: how to read a rally, what the hall sounds like, the season from the clubs to the Nations League, and the game at a Saudi rest house.',
    ar: 'الكرة الطائرة مع رفقة: كيف تقرأ النقطة، وكيف يهتف أهل الصالة، والموسم من الأندية إلى دوري الأمم، وشبكة الاستراحة.',
  },
  updated: '2026-11-29',
};
