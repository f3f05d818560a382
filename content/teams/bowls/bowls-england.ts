import type { TeamEntry } from '../../schema.ts';

export const bowlsEngland: TeamEntry = {
  slug: 'bowls-england',
  name: { en: 'Bowls England', ar: 'اتحاد بولينج العشب الإنجليزي' },
  sport: 'bowls',
  kind: 'governing',
  short: { en: 'BWL', ar: 'العشب' },
  badge: { colours: ['#F7F3E9', '#C8102E', '#1B3F8B'], pattern: 'cross' },
  description: {
    en: 'Bowls England greens and the people on them: a curving wood, tea at the interval, and bowlers and their followers near you.',
    ar: 'اتحاد بولينج العشب الإنجليزي ولاعبوه: عشب هادئ وكرة تنحني وشاي في الاستراحة، ومن يحب اللعبة بالقرب منك.',
  },
  story: {
    en: [
      'English bowls counts its age in centuries. Southampton’s Old Bowling Green claims to have been in use since 1299. Drake is supposed to have finished his game on Plymouth Hoe in 1588 with the Armada in sight. Bowlers regard this as normal.',
      'Bowls England was formed in 2008, when the men’s association and the women’s joined, and its summer address is Victoria Park in Royal Leamington Spa. There the national finals fill several August weeks: county badges in rows, folding chairs on the banks, scones in the pavilion, and a silence that ends in a single “well bowled”. The sharpest rivalries are between counties, and are conducted with a handshake at both ends.',
      'The game has sisters in Arab cities: bocce in Libya, metal boules in Tunisia, Morocco and Algeria. The ground is different and the idea the same. Students from abroad pass a park in summer, see all that white and take it for a wedding. Stop at the fence for a minute. Somebody will ask whether you would like a try, and find you the shoes.',
    ],
    ar: [
      'عمر اللعبة في إنجلترا يُعدّ بالقرون. ملعب ساوثهامبتون القديم يقول إنه يُستخدم منذ 1299، ويُروى أن فرانسيس دريك أكمل مباراته في بليموث عام 1588 والأسطول الإسباني على مرمى البصر، وأهل اللعبة يرون تصرفه طبيعيًا، فمن بدأ شوطًا أتمّه، وعلى الأساطيل أن تصبر.',
      'تأسس الاتحاد بصورته الحالية عام 2008 بعد دمج اتحاد الرجال واتحاد السيدات، وعنوانه الصيفي حديقة فيكتوريا في مدينة ليمنغتون سبا. هناك تمتد النهائيات الوطنية أسابيع من أغسطس: شارات المقاطعات في صفوف، وكراسٍ قابلة للطي على الأطراف، وكعك وشاي في بيت النادي، وصمت تقطعه كلمة «أحسنت». المنافسة الحقيقية بين المقاطعات، ولكل مقاطعة من يحفظ نتائجها كلها، تبدأ بمصافحة وتنتهي بمصافحة.',
      'وقد تعجب إن عرفت أن لها في مدن العرب أخوات: «البوتشي» في ليبيا، والكرات الحديدية في تونس والمغرب والجزائر، والفكرة واحدة وإن اختلفت الأرض. من درس في بريطانيا ومرّ بحديقة عامة صيفًا فقد رآهم ببياضهم وظنهم في مناسبة. قف عند السياج دقيقة واحدة، وسيسألك أحدهم أن تجرب، وسيجد لك حذاء على مقاسك.',
    ],
  },
  city: { en: 'Royal Leamington Spa', ar: 'رويال ليمنغتون سبا' },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: '2008',
  sameAs: ['https://www.bowlsengland.com/'],
  sources: [
    {
      fact: 'Bocce and boules in North Africa',
      read: [
        'http://www.elwatan.com/sports/la-libye-la-bonne-surprise-12-02-2017-339079_110.php',
        'https://axadletimes.com/ax-eye-on-africa/ax-north-africa/mediterranean-games-2022-petanque-a-passion.html5',
        'https://arryadia.snrt.ma/autres-sports-news/17270-boules-et-petanque-tournoi-international-en-octobre-a-hammamet-avec-la-participation-du-maroc',
      ],
    },
  ],
  updated: '2026-11-29',
};
