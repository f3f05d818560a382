import type { Faq } from '../schema.ts';

/** Questions that only make sense for one sport, by its slug. */
export const sportQuestions: Record<string, Faq[]> = {
  football: [
    {
      question: {
        en: 'Where can I watch football with other fans when I cannot get a ticket?',
        ar: 'أين أشاهد المباراة مع جمهور فريقي إذا لم أجد تذكرة؟',
      },
      answer: {
        en: 'At a watch party: a pub, a café or a living room where fans of your club agree to meet. The app will list those near you by kick-off time; until then, the pub map on our home page shows London places known for football.',
        ar: 'في تجمّع مشاهدة: مقهى أو مجلس يتفق عليه مشجعو ناديك. سيعرض التطبيق التجمّعات القريبة منك بحسب موعد المباراة، وحتى ذلك الحين ستجد في الصفحة الرئيسية خريطة أماكن لندن المعروفة بعرض المباريات.',
      },
    },
    {
      question: { en: 'Are home and away fans mixed?', ar: 'هل يجلس جمهور الفريقين معًا؟' },
      answer: {
        en: 'Each watch party says whose it is. Some are for one club only, others welcome both sets of scarves; you see which before you join.',
        ar: 'كل تجمّع يوضح لمن هو. بعضه لنادٍ واحد، وبعضه يرحب بالشالين معًا، وتعرف ذلك قبل أن تنضم.',
      },
    },
  ],
  basketball: [
    {
      question: {
        en: 'Will there be company for games that tip off at three in the morning?',
        ar: 'هل سأجد من يسهر معي لمباراة تبدأ الثالثة فجرًا؟',
      },
      answer: {
        en: 'That is what Echo is for: it shows fans near you who are awake for the same game. Late tip-offs can be hosted at home or in a place that stays open, and each listing gives the hour in your own time zone.',
        ar: 'لهذا وُجد إيكو: يدلّك على مشجعين قريبين ساهرين للمباراة نفسها. يمكن استضافة المباريات المتأخرة في مجلس أو مكان يفتح حتى الصباح، والموعد يظهر بتوقيتك.',
      },
    },
    {
      question: { en: 'Can I find people to play with as well?', ar: 'هل أجد من ألعب معه أيضًا؟' },
      answer: {
        en: 'SportBuddy is made for fans first, but a meetup can be anything a group agrees on, a pick-up game before the broadcast included.',
        ar: 'صُنع SportBuddy للمشجعين أولًا، لكن اللقاء يكون كما يتفق عليه أهله، ومن ذلك مباراة ودية قبل البث.',
      },
    },
  ],
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
  nfl: [
    {
      question: {
        en: 'Can I find an NFL crowd outside the United States?',
        ar: 'هل أجد جمهور NFL خارج أمريكا؟',
      },
      answer: {
        en: 'Yes, that is where a fan community helps most. Sunday games start in the evening in Europe and at night in the Gulf, and the app is being built to gather those who stay up for them.',
        ar: 'نعم، وهنا تظهر فائدة مجتمع المشجعين. مباريات الأحد تبدأ مساءً في أوروبا وليلًا في الخليج، والتطبيق يُبنى ليجمع من يسهر لها.',
      },
    },
    {
      question: { en: 'Do you organise tailgates?', ar: 'هل تنظّمون ولائم ما قبل المباراة؟' },
      answer: {
        en: 'Fans do. Anyone will be able to host a tailgate or a watch party in the app, with a guest list and a shared list of who brings what.',
        ar: 'المشجعون ينظّمونها. سيستطيع أي عضو استضافة وليمة أو تجمّع مشاهدة في التطبيق، مع قائمة للحضور وما يحضره كل واحد.',
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
