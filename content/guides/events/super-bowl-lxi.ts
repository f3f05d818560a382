import type { GuideEntry } from '../../schema.ts';

export const superBowlLxi: GuideEntry = {
  slug: 'super-bowl-lxi',
  asOf: '2026-11-21',
  heading: { en: 'One game, one long table', ar: 'مباراة واحدة ومائدة طويلة' },
  passages: [
    {
      title: { en: 'How a party is run', ar: 'كيف تُرتَّب السهرة' },
      text: {
        en: 'Half the guests come for the football and half for the advertisements and the concert, so seat them in mixed pairs. Put the food where the screen can be seen from the queue. Draw a grid of a hundred squares, the last digit of each side’s score along the edges, and everyone has something to shout for until the end. Hush for the anthem, then let it rise again for the coin toss.',
        ar: 'نصف الضيوف جاء للمباراة ونصفهم لعرض ما بين الشوطين، فأجلس كل عارف بجانب جديد يشرح له. ضع الطعام حيث تُرى الشاشة من الطابور. ومن ألعاب السهرة أن يكتب كل ضيف توقعه للنتيجة في ورقة مطوية تُفتح مع الصافرة، وصاحب الأقرب يختار فيلم الأسبوع القادم. واختر شاشة كبيرة وإنترنت لا يتقطع، فإن تأخر البث عندك سمعت صيحة الجيران قبل أن ترى اللعبة. ونبّههم قبلها بيوم فقد يأتون.',
      },
    },
    {
      title: { en: 'The hour', ar: 'الساعة' },
      text: {
        en: 'Half past three in California is half past six in New York, half past eleven at night in London and five on Monday morning in Delhi. Americans have the Monday off this time, for Presidents’ Day; nobody else has. Expect close to four hours. Wear either team’s colours or your own lost cause: on this one Sunday every jersey is in order.',
        ar: 'الثانية والنصف فجر الاثنين بتوقيت الرياض، وبحسب تقويم أم القرى تقع في ليالي رمضان الأولى. فابدأ بعد التراويح بجلسة وقهوة، ونَم ساعتين إن استطعت، ثم اجعل السحور بين الشوطين حين يُقام العرض، فهو قرابة الرابعة ومدته تكفي لوجبة كاملة. وقد لا تنتهي المباراة إلا بعد الفجر، فرتّب صلاتك وطريقك إلى الدوام، واختر من الطعام ما لا يُعطش.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'Which teams will play?', ar: 'من سيلعب؟' },
      answer: {
        en: 'The winners of the two conferences, known after the championship games at the end of January.',
        ar: 'بطلا AFC وNFC، ويُعرفان بعد نهائيَي المجموعتين في آخر يناير.',
      },
    },
    {
      question: { en: 'What do the Roman numerals mean?', ar: 'لماذا الرقم 61؟' },
      answer: {
        en: 'LXI is sixty-one: the games are numbered instead of named by year, since a season that starts in autumn ends in the next.',
        ar: 'النسخة الحادية والستون. تُرقَّم لأن الموسم يبدأ في سنة وينتهي في أخرى، ويكتبها الأمريكيون بالأرقام الرومانية LXI.',
      },
    },
  ],
};
