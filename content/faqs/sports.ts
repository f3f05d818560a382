import type { Faq } from '../schema.ts';

/** Questions that only make sense for one sport, by its slug. */
export const sportQuestions: Record<string, Faq[]> = {
  cricket: [
    {
      question: {
        en: 'How do you handle a match that lasts five days?',
        ar: 'كيف ترتّبون لقاءً لمباراة تمتد خمسة أيام؟',
      },
      answer: {
        en: 'By session. A Test watch party can be set for a morning, an evening or a whole weekend, and people may come for the tea interval only.',
        ar: 'بالفترات. يمكن أن يكون التجمّع لصباح أو مساء أو عطلة أسبوع كاملة، ولك أن تحضر استراحة الشاي وحدها.',
      },
    },
    {
      question: { en: 'Is it only for the IPL and the PSL?', ar: 'هل يقتصر الأمر على IPL وPSL؟' },
      answer: {
        en: 'No. Leagues have pages of their own, and internationals, counties and club cricket fit in just as well: you follow a side, and meet those who follow it too.',
        ar: 'لا. للبطولات صفحاتها، وللمنتخبات والأندية مكانها كذلك؛ تتابع فريقك فتلتقي بمن يتابعه.',
      },
    },
  ],
  f1: [
    {
      question: {
        en: 'Are there watch parties for qualifying and sprints too?',
        ar: 'هل هناك تجمّعات للتجارب التأهيلية وسباقات السرعة؟',
      },
      answer: {
        en: 'A host may open a party for any session, from Friday practice to the chequered flag. Starting times are shown in your own time zone, since the calendar crosses most of them.',
        ar: 'للمضيف أن يفتح تجمّعه لأي فترة، من تجارب الجمعة إلى العلم الشطرنجي. والمواعيد بتوقيتك، فالروزنامة تمر بمعظم مناطق العالم.',
      },
    },
    {
      question: {
        en: 'I follow a driver, not a team. Does that work?',
        ar: 'أشجع سائقًا لا فريقًا، فهل يناسبني؟',
      },
      answer: {
        en: 'It does. Write the driver as your team when you sign up; what matters is finding the people who leave their seats at the same overtake.',
        ar: 'نعم. اكتب اسم السائق في خانة الفريق عند التسجيل، فالمهم أن تجد من يقفز من مقعده للتجاوز نفسه.',
      },
    },
  ],
};
