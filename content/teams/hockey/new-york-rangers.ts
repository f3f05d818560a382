import type { TeamEntry } from '../../schema.ts';

export const newYorkRangers: TeamEntry = {
  slug: 'new-york-rangers',
  name: { en: 'New York Rangers', ar: 'نيويورك رينجرز' },
  article: true,
  aliases: { en: ['NY Rangers', 'Blueshirts'], ar: ['رينجرز نيويورك'] },
  sport: 'hockey',
  league: 'nhl',
  short: { en: 'NYR', ar: 'نيويورك' },
  badge: { colours: ['#0038A8', '#FFFFFF', '#CE1126'], pattern: 'sash' },
  description: {
    en: 'Blueshirts above Penn Station, a whistle and an old insult: company for Rangers fans on the escalator up to the match.',
    ar: 'قمصان زرقاء فوق محطة بن ستيشن، وصافرة وهتاف قديم: اصعد الدرج مع مشجعي رينجرز ليلة المباراة.',
  },
  story: {
    en: [
      'Tex Rickard owned the building, so in 1926 the newspapers called his new hockey team Tex’s Rangers. The pun outlasted him. So did the sweater, royal blue with the name falling down the chest from shoulder to hip, because somebody once decided a crest was unnecessary.',
      'Madison Square Garden sits above Penn Station on Seventh Avenue. You can come in from three states without once stepping outdoors. The upper reaches used to be known as the Blue Seats, and their manners have survived every refurbishment. At some quiet moment a person whistles a tune, and the rest of the bowl replies with a rude verdict on Denis Potvin, an Islander who retired in 1988.',
      'That tells you about Long Island. New Jersey is the rival across the Hudson, and 1994 is the year in which both were beaten, in a spring that ended a wait of fifty-four. On the night that cup was lifted Mark Messier became the Captain, with no need of a name after it. Before face-off the jerseys gather on 33rd Street; afterwards they argue on the platforms of the Long Island Rail Road.',
    ],
    ar: [
      'كان «تكس» ريكارد صاحب الصالة، فلما أسس فريقًا عام 1926 سمّته الصحف «رينجرز تكس» من باب التورية، فذهب الرجل وبقيت النكتة. وبقي معها القميص الأزرق الملكي الذي ينزل عليه الاسم مائلًا من الكتف إلى الخصر، بلا شعار، كأن أحدًا قرر أن لا حاجة إليه.',
      'تقع «ماديسون سكوير غاردن» فوق محطة بن ستيشن في الجادة السابعة، فيصلها المشجع من ثلاث ولايات دون أن يرى السماء. ومن «المقاعد الزرقاء» القديمة في الأعلى ورث المدرج لسانه الحاد: يصفّر أحدهم لحنًا في لحظة هدوء، فترد الصالة بحكمها على دينيس بوتفان، مدافع آيلاندرز الذي اعتزل عام 1988.',
      'وهذا يكفي لشرح العلاقة مع لونغ آيلاند. أما نيوجيرسي ديفلز فخصم الضفة الأخرى من نهر هدسون. وفي ربيع 1994 تجاوز رينجرز الاثنين معًا وأنهى انتظار 54 سنة. قبل المباراة يتجمع الناس في شارع 33، وبعدها يستمر الجدل على أرصفة القطار. وفي الليلة التي رُفعت فيها كأس 1994 صار مارك ميسييه «القائد» بلا حاجة إلى اسم بعده، ولا قبله.',
    ],
  },
  venue: { en: 'Madison Square Garden', ar: 'ماديسون سكوير غاردن' },
  capacity: 18006,
  city: { en: 'New York', ar: 'نيويورك' },
  country: { en: 'United States', ar: 'الولايات المتحدة' },
  founded: '1926',
  sameAs: ['https://www.nhl.com/rangers/'],
  honoursTo: 2026,
  honours: [{ count: 4, title: { en: 'Stanley Cups', ar: 'كؤوس ستانلي' } }],
  sources: [
    {
      fact: 'Capacity 18,006',
      read: ['stored file 37006017225: NHL teams', 'stored file 59726706325: histories of NHL teams'],
    },
    {
      fact: 'Stanley Cups 4, to 2026',
      read: [
        'stored file 37006017225: NHL teams',
        'stored file 27743453804: Stanley Cups',
        'stored file 67121906619: American champions of 2026',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
