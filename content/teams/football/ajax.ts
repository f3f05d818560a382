import type { TeamEntry } from '../../schema.ts';

export const ajax: TeamEntry = {
  slug: 'ajax',
  name: { en: 'Ajax', ar: 'أياكس' },
  aliases: { en: ['Ajax Amsterdam', 'Ajacieden'], ar: ['أجاكس', 'أياكس أمستردام'] },
  sport: 'football',
  league: 'eredivisie',
  short: { en: 'AJX', ar: 'أياكس' },
  badge: { colours: ['#FFFFFF', '#D2122E'], pattern: 'stripes' },
  description: {
    en: 'Ajax fans outside the ring road and inside it: total football on a screen, Three Little Birds at the end.',
    ar: 'مشجعو أياكس حيث تسكن: كرة شاملة على الشاشة، وأغنية لبوب مارلي في الختام، ونقاش عن كرويف لا ينتهي.',
  },
  story: {
    en: [
      'Amsterdam keeps its football where its shopping is: three friends renewed an old idea at Café Oost-Indië in the Kalverstraat on 18 March 1900 and called it after a Greek warrior. When the hero’s head was redrawn in 1991 it took eleven lines, one for each player, which is exactly the kind of thing people here like to explain to visitors.',
      'Round the corner from the old ground De Meer, in the Betondorp quarter, lived a greengrocer’s boy called Johan Cruyff whose mother cleaned at the club. With Rinus Michels he turned positions into suggestions, and from 1971 to 1973 the European Cup did not leave town. In Vienna in 1995 a team raised mostly at the academy took it again, through a goal by eighteen-year-old Patrick Kluivert. Number 14 has been retired, although not from conversation.',
      'With Litmanen, Kanu and Overmars that side of the nineties was loved a long way from Amsterdam. In 2019 a new one put out Real Madrid and Juventus and was stopped seconds short of the final. A seat in the stand is not cheap. The ground of the youth teams nearby is called De Toekomst, the future.',
      'Bob Marley is sung because, at a friendly in Cardiff in 2008, someone put Three Little Birds over the loudspeakers and the away end refused to stop. Crowds reach the arena from Bijlmer station across the broad boulevard. Good news has its old address on Leidseplein. Feyenoord, by contrast, comes from Rotterdam, where shirts are sold, the joke goes, with the sleeves already rolled up.',
    ],
    ar: [
      'في مقهى «الهند الشرقية» بشارع التسوق كالفرسترات وُلد أياكس يوم 18 مارس 1900 باسم محارب إغريقي. وحين أُعيد رسم وجه المحارب عام 1991 اكتفوا بأحد عشر خطًا، خط لكل لاعب، وأهل أمستردام يحبون أن يشرحوا لك ذلك.',
      'قرب الملعب القديم «دي مير» عاش صبي أبوه بائع خضار وأمه عاملة نظافة في النادي، واسمه يوهان كرويف. مع رينوس ميخلز صارت المراكز مجرد اقتراح، وبقيت كأس أوروبا عندهم من 1971 إلى 1973. وفي فيينا 1995 عادت بقدم باتريك كلويفرت ابن الثامنة عشرة، ومعظم زملائه من أكاديمية النادي.',
      'حكاية «ثري ليتل بيردز» بدأت من سماعات ملعب في كارديف عام 2008 ولم تتوقف. ينزل الناس في محطة بايلمر، ويحتفلون في ساحة لايدسه بلاين. والكلاسيكو الهولندي أمام فاينورد خصام مدينتين: واحدة تتكلم عن الجمال، وأخرى تشمّر عن ساعديها وتعمل.',
      'وله بيننا من أحبّه في التسعينيات مع ليتمانن وكانو وأوفرمارس، ثم عاد إليه عام 2019 حين أخرج ريال مدريد ويوفنتوس في طريقه وتوقف على بُعد ثوانٍ من النهائي. والمقعد في المدرج ليس رخيصًا. أما ملعب الناشئين القريب فاسمه «دي توكومست»، أي المستقبل.',
    ],
  },
  venue: { en: 'Johan Cruyff Arena', ar: 'يوهان كرويف أرينا' },
  capacity: 55865,
  city: { en: 'Amsterdam', ar: 'أمستردام' },
  country: { en: 'Netherlands', ar: 'هولندا' },
  founded: '1900-03-18',
  sameAs: ['https://www.ajax.nl'],
  honoursTo: 2026,
  honours: [
    { count: 36, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
    { count: 4, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
  ],
  sources: [
    {
      fact: 'Capacity 55,865',
      read: [
        'https://www.number1-footballtravel.com/stadium-information-ajax-johan-cruijff-arena/',
        'https://en.wikipedia.org/wiki/Johan_Cruyff_Arena',
      ],
    },
    {
      fact: 'League titles 36, to 2026',
      read: ['stored file 61378654036: honours of clubs', 'stored file 37616203759: honours of clubs'],
    },
    {
      fact: 'European Cups 4, to 2026',
      read: ['stored file 61378654036: honours of clubs', 'stored file 54531896732: honours of clubs'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
