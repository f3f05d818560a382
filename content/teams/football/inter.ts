import type { TeamEntry } from '../../schema.ts';

export const inter: TeamEntry = {
  slug: 'inter',
  name: { en: 'Inter', ar: 'إنتر ميلان' },
  aliases: {
    en: ['Inter Milan', 'Internazionale', 'Nerazzurri'],
    ar: ['الإنتر', 'النيراتزوري'],
  },
  sport: 'football',
  league: 'serie-a',
  short: { en: 'INT', ar: 'إنتر' },
  badge: { colours: ['#010E80', '#000000', '#D4B45A'], pattern: 'stripes' },
  description: {
    en: 'Inter fans for nights in black and blue: calm at kick-off, frantic by the end, and never bored in between.',
    ar: 'عشاق النيراتزوري في مدينتك: إنتر ميلان ليلًا، أزرق وأسود، وجنون لطيف يحتاج إلى رفقة.',
  },
  story: {
    en: [
      'Dinner went on late at the Orologio, a restaurant in the shadow of the Duomo, on 9 March 1908. The guests had quarrelled with Milan, who no longer wanted foreigners in the side, and by the end of the evening they had another club, open to anyone. Giorgio Muggiani, an illustrator, painted the badge there and then: black and blue for the night outside, gold for the stars.',
      'Helenio Herrera’s Grande Inter took the European Cup in 1964 and 1965 with Facchetti galloping up the left, something full-backs simply did not do. In 2010 José Mourinho’s team won league, cup and Champions League in one spring, which no other Italian club has managed. The song everyone knows, Pazza Inter, calls the team mad and asks you to love it anyway, which is the whole arrangement.',
      'Far from Milan the crowd dates from the years of Ronaldo, the Phenomenon, and of Javier Zanetti, the Argentine captain who played nearly twenty seasons in the shirt without one hair out of place. In the Gulf the Sunday match ends near midnight, and people go to work happy or silent.',
      'San Siro’s official name, Giuseppe Meazza, honours a boy from Porta Vittoria who scored most of his goals for Inter. The Curva Nord sits at one end, the violet metro line M5 stops in front, and those coming by M1 walk from Lotto. The Derby della Madonnina, named for the gilded Virgin on the cathedral roof, is the one night when the landlord and the tenant change places.',
    ],
    ar: [
      'ليلة 9 مارس 1908، في مطعم «الساعة» قرب كاتدرائية ميلانو، طال العشاء وطال الخلاف مع ميلان حول اللاعبين الأجانب، فخرج الحاضرون بنادٍ مفتوح للجميع اسمه «إنترناسيونالي»، أي الدولي. الرسام جورجيو موجاني خطّ الشعار في الجلسة نفسها بألوان السماء ليلًا: أسود وأزرق ونجوم من ذهب.',
      'لقبا أوروبا في 1964 و1965 جاءا مع هيلينيو هيريرا، وكان فاكيتي الظهير الذي يهاجم يوم كان الأظهرة يخافون منتصف الملعب. ثم ثلاثية 2010 التي لم يحققها نادٍ إيطالي غيره. أغنيتهم تصف الإنتر بالمجنون وتطلب منك أن تحبّه كما هو، وهذا كل الاتفاق.',
      'سان سيرو يحمل رسميًا اسم جوزيبي مياتزا ابن هذا النادي، ومدرج الشمال موطن أعلى الأصوات. ينزل الناس من الخط البنفسجي للمترو أمام البوابات أو يمشون من ساحة لوتو. وديربي المادونينا يجعل ميلانو كلها تتكلم في موضوع واحد أسبوعًا كاملًا.',
      'وجمهوره هنا من جيل رونالدو «الظاهرة» وزانيتي، القائد الأرجنتيني الذي لعب للقميص نحو عشرين موسمًا ولم تتحرك خصلة من شعره. يسهرون لمباراة الأحد إلى ما قبل منتصف الليل، ويصلون إلى الدوام سعداء أو صامتين.',
    ],
  },
  venue: { en: 'San Siro (Giuseppe Meazza)', ar: 'سان سيرو (جوزيبي مياتزا)' },
  capacity: 75000,
  city: { en: 'Milan', ar: 'ميلانو' },
  country: { en: 'Italy', ar: 'إيطاليا' },
  founded: '1908-03-09',
  sameAs: ['https://www.inter.it'],
  honoursTo: 2026,
  honours: [
    { count: 21, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
    { count: 3, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
  ],
  sources: [
    {
      fact: 'Capacity 75,000',
      read: ['stored file 69820908249: football grounds', 'stored file 14375794746: stadiums'],
    },
    {
      fact: 'League titles 21, to 2026',
      read: ['stored file 67332644405: champions of 2026', 'stored file 65748255532: fixtures of May 2026'],
    },
    {
      fact: 'European Cups 3, to 2026',
      read: ['stored file 61378654036: honours of clubs', 'stored file 54531896732: honours of clubs'],
    },
    {
      fact: 'Javier Zanetti',
      read: [
        'https://inter.it/en/societa_club_hall_of_fame_player/G0683/awards/Javier-Zanetti',
        'https://www.theguardian.com/football/blog/2014/may/07/javier-zanetti-internazionale-argentina-retires',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
