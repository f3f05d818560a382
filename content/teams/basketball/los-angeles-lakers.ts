import type { TeamEntry } from '../../schema.ts';

export const losAngelesLakers: TeamEntry = {
  slug: 'los-angeles-lakers',
  name: { en: 'Los Angeles Lakers', ar: 'لوس أنجلوس ليكرز' },
  article: true,
  aliases: { en: ['Lakers', 'LA Lakers', 'Lake Show'], ar: ['الليكرز', 'لوس أنجلس ليكرز'] },
  sport: 'basketball',
  league: 'nba',
  short: { en: 'LAL', ar: 'ليكرز' },
  badge: { colours: ['#552583', '#FDB927', '#FFFFFF'], pattern: 'sash' },
  description: {
    en: 'Showtime, purple and gold, and a song after every home win: company for Lakers fans, from Figueroa Street to yours.',
    ar: '«شوتايم» والبنفسجي والذهبي وأغنية بعد كل فوز: مشجعو ليكرز من شارع فيغيروا إلى شارعك.',
  },
  story: {
    en: [
      'There are not many lakes in Los Angeles. The name is luggage from Minneapolis, where the club began in 1947 and where lakes are hard to avoid. It came west in 1960 unopened.',
      'Showtime was invented at the Forum in Inglewood: the fast break, film stars at courtside, a band and a party. Since 1999 home has been the arena beside L.A. Live on Figueroa Street, known for two decades as Staples Center and now Crypto.com Arena. Bronze Lakers stand outside in Star Plaza, which serves as the answer to “meet you where?”. The broadcaster Chick Hearn sits among them at his desk, an empty chair beside him for whoever comes by. After a win the speakers play Randy Newman’s “I Love L.A.” and eighteen thousand people shout the chorus at the ceiling.',
      'Kobe Bryant wore one shirt for twenty seasons, and both of its numbers, 8 and 24, have been retired for him. On 13 April 2016, in his farewell, he scored sixty points, and people in the Gulf who had got up at dawn to see it went to work with red eyes. His statue stands among those of Magic Johnson, Abdul-Jabbar and O’Neal, and flowers and basketballs are left beneath it.',
      'The Celtics are the rivalry, printed on the sport since 1959 and settled never. The Clippers were a house guest for twenty-five years, which is its own kind of feud.',
    ],
    ar: [
      'لا بحيرات تُذكر في لوس أنجلوس. الاسم حقيبة سفر جاءت من مينيابوليس، أرض البحيرات، حيث نشأ النادي عام 1947، ولما انتقل غربًا في 1960 لم يفكر أحد في تفريغها.',
      'في صالة «فوروم» بإنغلوود وُلد أسلوب «شوتايم»: هجمات خاطفة ونجوم سينما على حافة الملعب. ومنذ 1999 صار البيت في شارع فيغيروا جوار «إل إيه لايف»، في الصالة التي عرفها العالم باسم «ستيبلز سنتر» وتحمل اليوم اسم «كريبتو دوت كوم». أمامها تماثيل الأساطير، وعندها يتواعد الجمهور. وبعد كل فوز في الصالة تصدح أغنية راندي نيومان «أحب لوس أنجلوس» فيردد الجميع لازمتها.',
      'بوسطن سلتيكس هو الخصم منذ نهائي 1959، وملفه لا يُغلق. أما كليبرز فكان ضيفًا في الصالة نفسها خمسة وعشرين عامًا، والضيف إذا طال مقامه صار خصومة من نوع آخر.',
      'ولكوبي براينت في بيوتنا مكان لا يشبه مكان أحد. لعب عشرين موسمًا بقميص واحد، وحُجب رقماه 8 و24 معًا تكريمًا له. والذين صحوا فجر 14 أبريل 2016 رأوه يسجل ستين نقطة في ليلة وداعه، ثم ذهبوا إلى أعمالهم بعيون حمراء. وأمام الصالة تمثاله بين ماجيك جونسون وجبار وأونيل، وعنده تُترك الورود والكرات.',
    ],
  },
  venue: { en: 'Crypto.com Arena', ar: 'كريبتو دوت كوم أرينا' },
  city: { en: 'Los Angeles', ar: 'لوس أنجلوس' },
  country: { en: 'United States', ar: 'الولايات المتحدة' },
  founded: '1947',
  sameAs: ['https://www.nba.com/lakers/'],
  honoursTo: 2026,
  honours: [{ count: 17, title: { en: 'NBA titles', ar: 'ألقاب NBA' } }],
  sources: [
    {
      fact: 'NBA titles 17, to 2026',
      read: [
        'stored file 27757695943: NBA champions',
        'stored file 25411363872: American champions',
        'stored file 67121906619: American champions of 2026',
      ],
    },
    {
      fact: 'Kobe Bryant: 60 points, both numbers, statue',
      read: [
        'https://andscape.com/features/los-angeles-lakers-kobe-bryant-retire-jersey-night-staples-center/',
        'https://www.foxla.com/sports/kobe-bryant-statue-unveiled-outside-crypto-com-arena',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
