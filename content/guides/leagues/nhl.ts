import type { GuideEntry } from '../../schema.ts';

export const nhl: GuideEntry = {
  slug: 'nhl',
  asOf: '2026-11-21',
  heading: { en: 'The horn, the handshake, the Cup', ar: 'البوق والمصافحة والكأس' },
  passages: [
    {
      title: { en: 'Habits of the house', ar: 'عادات الصالات' },
      text: {
        en: 'Detroit throws an octopus, from the days when eight wins took the Cup. Vancouver waves white towels, since a coach hung one on a stick in 1982. In Montreal the anthem comes in two languages and so does the abuse. Each team has a goal horn, some of them borrowed from ships and trains. Visiting fans may sit anywhere, and are teased rather than moved.',
        ar: 'في ديترويت يُرمى أخطبوط على الجليد، من أيام كانت الكأس تُحسم بثمانية انتصارات. وفي فانكوفر مناشف بيضاء منذ رفع مدرب منشفة على عصا عام 1982. وفي مونتريال النشيد بلغتين، والعتاب بلغتين. ولكل فريق بوق، بعضه من سفينة أو قطار. وجمهور الضيف يجلس حيث شاء، يُمازَح ولا يُنقل، ومن جاء بقميص الخصم دفع ثمنه ابتسامات طوال السهرة.',
      },
    },
    {
      title: { en: 'Overtime', ar: 'الوقت الإضافي' },
      text: {
        en: 'In the regular season it is five minutes of three against three, then shots. In the play-offs it is whole periods at full strength until someone scores, if it takes till two in the morning. People who have sat through four of them speak of it like a storm at sea. Do not phone anyone in a Canadian city during that time.',
        ar: 'في الموسم خمس دقائق بثلاثة لاعبين لكل فريق ثم رميات. أما في الأدوار الإقصائية ففترات كاملة حتى يسجل أحدهما، ولو طلع الفجر. ومن حضر أربع فترات إضافية حكى عنها كما يُحكى عن عاصفة في البحر: من نام ومن ثبت ومن خرج قبل الهدف بدقيقة وما زال نادمًا. ويزيد الأمر طرافة بتوقيت الرياض، فالمباراة التي بدأت مع السحور قد تنتهي والناس في أعمالهم.',
      },
    },
    {
      title: { en: 'Through the year', ar: 'على مدار الموسم' },
      text: {
        en: 'October to June, with games outdoors around New Year, in football stadiums, in woolly hats. Saturday belongs to Canada from afternoon to the last game on the Pacific, and those matinees reach Europe in the evening and the Gulf at night. In summer each member of the winning team has the Cup for a day: it has been to lakes, farms and christenings, and eaten from by dogs.',
        ar: 'من أكتوبر إلى يونيو، ومعها مباريات في الهواء الطلق قرب رأس السنة في ملاعب كبيرة وقبعات صوف. والسبت لكندا من الظهر حتى آخر مباراة على المحيط الهادئ، ومبارياته المبكرة تصلك ليلًا في ساعة معقولة. وفي الصيف يأخذ كل لاعب من الفريق البطل الكأس يومًا: زارت بحيرات ومزارع وأعراسًا، وأكل منها الأطفال رقائق الفطور.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'Why are they allowed to fight?', ar: 'هل العراك مسموح؟' },
      answer: {
        en: 'They are not: it costs five minutes off the ice. It is tolerated more than in other games and happens much less than it did.',
        ar: 'لا، عقوبته خمس دقائق خارج الجليد. لكنه يُحتمل أكثر من غيره، وقد صار أندر مما كان.',
      },
    },
    {
      question: { en: 'Which teams are the Original Six?', ar: 'من هم «الستة الأصليون»؟' },
      answer: {
        en: 'Boston, Chicago, Detroit, Montreal, New York’s Rangers and Toronto: the whole league from 1942 until 1967.',
        ar: 'بوسطن وشيكاغو وديترويت ومونتريال ونيويورك رينجرز وتورونتو، كانوا الدوري كله من 1942 إلى 1967.',
      },
    },
  ],
};
