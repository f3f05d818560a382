import type { TeamEntry } from '../../schema.ts';

export const redBullRacing: TeamEntry = {
  slug: 'red-bull-racing',
  name: { en: 'Red Bull Racing', ar: 'ريد بول ريسينغ' },
  aliases: { en: ['Red Bull', 'RBR'], ar: ['ريد بول', 'ريد بول راسينغ'] },
  sport: 'f1',
  short: { en: 'RED', ar: 'ريد بول' },
  badge: { colours: ['#121F45', '#CC1E4A', '#FFC906'], pattern: 'quarters' },
  description: {
    en: 'Roundabouts in Milton Keynes, hillsides in Styria and a cape in Monaco: company for the Red Bull Racing crowd.',
    ar: 'دوّارات ميلتون كينز وتلال ستيريا ورداء بطل خارق في موناكو: رفقة لجمهور ريد بول ريسينغ.',
  },
  story: {
    en: [
      'It was bought as Jaguar late in 2004, raced as Red Bull in Melbourne the following March, and was assumed to be a party with a pit wall. In Monaco in 2006 David Coulthard took the first podium and collected the trophy in a Superman cape, because a sponsor’s film was in town. The swimming pool on the team’s floating motorhome saw use that night.',
      'Then it began to win: Shanghai in 2009, in the rain, and both titles every year from 2010 to 2013. The mechanics became a spectacle in their own right. In São Paulo in 2019 they changed four tyres in 1.82 seconds, a record at the time and about as long as it takes to read the word “tyres”.',
      'A good part of the crowd is dressed in Dutch orange. They came for Max Verstappen, and stayed.',
      'Home is an industrial estate in Milton Keynes, a city planned around roundabouts, where a car has been let loose on the streets for the homecoming. The other home is Spielberg in Styria: a steel bull on the infield, grass banks beside the grandstands, brass bands at breakfast, and thousands of caravans in the meadows. Mercedes people will be civil about everything except 2021.',
    ],
    ar: [
      'اشتُري الفريق أواخر 2004 وكان اسمه جاكوار، وانطلق من ملبورن في مارس التالي، فظنه الجميع حفلة لها سيارة. وفي موناكو 2006 صعد ديفيد كولتهارد إلى أول منصة في تاريخ الفريق مرتديًا رداء سوبرمان، لأن فيلمًا لأحد الرعاة كان يُعرض تلك الأيام. ولم يسلم مسبح المقر العائم من الاحتفال.',
      'ثم جاء الجد: فوز أول تحت مطر شنغهاي عام 2009، وبعده اللقبان معًا كل سنة من 2010 إلى 2013. وصار الفنيون عرضًا قائمًا بذاته: في ساو باولو عام 2019 بدّلوا الإطارات الأربعة في 1.82 ثانية، وهو زمن قياسي حينها لا يكفي لقراءة هذه الجملة.',
      'البيت منطقة صناعية في ميلتون كينز، مدينة الدوّارات التي أُطلقت السيارة في شوارعها احتفالًا باللقب. والبيت الثاني شبيلبرغ في ستيريا النمساوية: ثور من فولاذ وسط الحلبة، ومنحدرات عشب بجانب المدرجات، وفرق نحاسية مع الفطور، وقوافل تخييم على مد البصر. أما جمهور مرسيدس فلطيف ما لم تُذكر سيرة 2021. وفي الخليج يُعرف جمهوره بالبرتقالي الهولندي، فأكثرهم جاء وراء ماكس فيرستابن وبقي.',
    ],
  },
  city: { en: 'Milton Keynes', ar: 'ميلتون كينز' },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: '2005',
  sameAs: ['https://www.redbullracing.com/'],
  honoursTo: 2025,
  honours: [{ count: 6, title: { en: 'Constructors’ titles', ar: 'ألقاب الصانعين' } }],
  sources: [
    {
      fact: 'Constructors’ titles 6, to 2025',
      read: ['stored file 68791364496: Formula 1 champions', 'stored file 63488920997: Formula 1 teams'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
