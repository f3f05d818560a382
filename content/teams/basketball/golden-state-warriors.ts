import type { TeamEntry } from '../../schema.ts';

export const goldenStateWarriors: TeamEntry = {
  slug: 'golden-state-warriors',
  name: { en: 'Golden State Warriors', ar: 'غولدن ستايت ووريورز' },
  article: true,
  aliases: { en: ['Warriors', 'Dubs', 'Golden State'], ar: ['الووريورز', 'غولدن ستيت', 'وريورز'] },
  sport: 'basketball',
  league: 'nba',
  short: { en: 'GSW', ar: 'ووريورز' },
  badge: { colours: ['#1D428A', '#FFC72C'], pattern: 'rays' },
  description: {
    en: 'Golden State Warriors fans, from Oakland’s roar to San Francisco’s waterfront: Dub Nation on both sides of the bridge.',
    ar: 'جمهور غولدن ستايت ووريورز من هدير أوكلاند إلى واجهة سان فرانسيسكو البحرية: «داب نيشن» على ضفتي الجسر.',
  },
  story: {
    en: [
      'The club has changed coast once and sides of the bay twice. It started in Philadelphia in 1946, came to San Francisco in 1962, crossed to Oakland in 1971 under a name that claimed the whole state, and crossed back in 2019 to Chase Center in Mission Bay.',
      'The noise was made in Oakland. People called that building Roaracle, and in the spring of 2007 it carried an eighth seed past a Dallas side that had won sixty-seven games, under yellow shirts reading “We Believe”. Anyone who was in the upper deck will tell you about Baron Davis’s dunk on Kirilenko whether or not you ask.',
      'Stephen Curry altered the game everywhere: children on playgrounds shoot from the halfway line before they have learned to pass. His warm-up ends with a shot from the mouth of the tunnel, and people come early for that one ball and film it as if it had decided a final.',
      'The chant is one word, drawn out until it runs short of breath: “Waaarriors”. It starts on the T line and in the plaza at Thrive City, where a big screen faces the water, and it is still heard across the bridge around Lake Merritt, because The Town never signed the transfer papers. Sacramento, up the road, is the neighbourly quarrel; Cleveland, four Finals running, was the other kind.',
    ],
    ar: [
      'بدّل النادي ساحله مرة وضفة خليجه مرتين: بداية في فيلادلفيا عام 1946، ثم سان فرانسيسكو في 1962، ثم أوكلاند في 1971 باسم ينطق بلسان الولاية كلها، ثم عودة في 2019 إلى صالة «تشيس سنتر» في ميشن باي.',
      'لكن الصوت صُنع في أوكلاند. هناك، في ربيع 2007، حملت القمصان الصفراء وشعار «نحن نؤمن» فريقًا حلّ ثامنًا حتى أقصى دالاس صاحب 67 فوزًا في ذلك الموسم. ومن كان في المدرجات العليا سيحدثك عن «دنك» بارون ديفيس فوق كيريلينكو، سألته أم لم تسأله.',
      'الهتاف كلمة واحدة تُمدّ حتى ينقطع النفس: «وووريورز». يبدأ في عربات الترام وفي ساحة «ثرايف سيتي» حيث تقابل الشاشة الكبيرة ماء الخليج، ويُسمع صداه حول بحيرة ميريت، لأن أوكلاند لم توقّع قط على ورقة الانتقال. ساكرامنتو شجار جيران، وكليفلاند حكاية أربعة نهائيات متتالية.',
      'ومع ستيف كاري تغيّرت اللعبة كلها، وصار الصغار في ملاعب أحيائنا يسددون من منتصف الملعب قبل أن يتقنوا التمرير. ومن عادته قبل المباراة رمية أخيرة من نفق الدخول، يحضر الناس مبكرًا من أجلها وحدها، ويصورونها كأنها هدف في نهائي.',
    ],
  },
  venue: { en: 'Chase Center', ar: 'صالة تشيس سنتر' },
  capacity: 18064,
  city: { en: 'San Francisco', ar: 'سان فرانسيسكو' },
  country: { en: 'United States', ar: 'الولايات المتحدة' },
  founded: '1946',
  sameAs: ['https://www.nba.com/warriors/'],
  honoursTo: 2026,
  honours: [{ count: 7, title: { en: 'NBA titles', ar: 'ألقاب NBA' } }],
  sources: [
    {
      fact: 'NBA titles 7, to 2026',
      read: [
        'stored file 27757695943: NBA champions',
        'stored file 25411363872: American champions',
        'stored file 67121906619: American champions of 2026',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
