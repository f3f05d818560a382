import type { TeamEntry } from '../../schema.ts';

export const manchesterCity: TeamEntry = {
  slug: 'manchester-city',
  name: { en: 'Manchester City', ar: 'مانشستر سيتي' },
  aliases: {
    en: ['Man City', 'MCFC', 'City', 'Cityzens', 'Sky Blues'],
    ar: ['السيتي', 'مان سيتي', 'مانشيستر سيتي', 'السيتيزنز'],
  },
  sport: 'football',
  league: 'premier-league',
  short: { en: 'MCI', ar: 'السيتي' },
  badge: { colours: ['#6CABDD', '#FFFFFF', '#1C2C5B'], pattern: 'plain' },
  description: {
    en: 'Sky blue company for match night: Manchester City fans who remember Maine Road, and those who arrived last week.',
    ar: 'مشجعو مانشستر سيتي قربك: من عاش أيام مين رود ومن عرف الأزرق السماوي أمس، أمام شاشة واحدة ليلة المباراة.',
  },
  story: {
    en: [
      'The rector’s daughter at St Mark’s, West Gorton, thought the men of the parish fought too much, and helped to start something better for them to do. By 1880 it was a football team, by 1894 it was called Manchester City, and it still gives the parish plenty to shout about.',
      'For eighty years the address was Maine Road in Moss Side, a vast, lopsided old place reached through terraced streets. That is where, in the late eighties, people brought inflatable bananas to matches for no reason anyone can defend. In 2003 the club moved across town to the stadium built for the Commonwealth Games, and took Blue Moon along, slow and slightly mournful even when winning.',
      'Rodri’s goal in the final of 2023, in Istanbul, completed a treble that the elders of Maine Road would not have believed under oath. They still put one question to newcomers: where were you when we played in the third division? An honest answer gets you room on the bench.',
      'Anyone in sky blue understands 93:20: the second in May 2012 when Sergio Agüero took a title off United with almost the last kick of the season. The Poznań, backs to the pitch and bouncing, was borrowed from Polish visitors in 2010 and never given back. From Piccadilly the walk follows the canal or Ashton New Road through Ancoats and Holt Town, and the trams do the rest.',
    ],
    ar: [
      'أرادت ابنة راعي كنيسة سانت مارك غرب غورتون أن تُبعد رجال الحي عن المشاجرات، فكان الحل كرة قدم. ومن فريق الحي عام 1880 خرج مانشستر سيتي الذي حمل اسمه الحالي في 1894.',
      'ثمانون عامًا قضاها في مين رود بين بيوت موس سايد، حيث كان الجمهور آخر الثمانينيات يأتي إلى المدرج بموز منفوخ بلا سبب مقنع. وفي 2003 انتقل إلى ملعب ألعاب الكومنولث شرق المدينة حاملًا «القمر الأزرق»، أغنية هادئة فيها شيء من الحزن حتى في ليالي الفوز.',
      'قل «93:20» لأي مشجع سماوي يكمل لك الباقي: هدف أغويرو في مايو 2012 الذي نقل اللقب من جار إلى جاره في الثواني الأخيرة. أما القفز والظهر إلى الملعب فاستعاروه من ضيوف بولنديين قدموا من بوزنان. والطريق إلى ملعب الاتحاد يبدأ من محطة بيكاديلي مرورًا بأنكوتس، مشيًا أو بالترام.',
      'في نهائي إسطنبول 2023 جاء هدف رودري وبه اكتملت ثلاثية لم يكن شيوخ مين رود ليصدّقوها لو أقسمت لهم. وما زالوا يختبرون الجديد بسؤال واحد: أين كنت يوم لعبنا في الدرجة الثالثة؟ فمن أجاب بصدق أفسحوا له.',
    ],
  },
  venue: { en: 'Etihad Stadium', ar: 'ملعب الاتحاد' },
  city: { en: 'Manchester', ar: 'مانشستر' },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: '1880',
  sameAs: ['https://www.mancity.com'],
  honoursTo: 2026,
  honours: [
    { count: 10, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
    { count: 1, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
  ],
  sources: [
    {
      fact: 'League titles 10, European Cups 1, to 2026',
      read: ['stored file 63131488838: Premier League clubs', 'stored file 61378654036: honours of clubs'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
