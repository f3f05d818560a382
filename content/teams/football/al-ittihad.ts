import type { TeamEntry } from '../../schema.ts';

export const alIttihad: TeamEntry = {
  slug: 'al-ittihad',
  name: { en: 'Al Ittihad', ar: 'الاتحاد' },
  aliases: { en: ['Ittihad', 'Al Ameed', 'The Tigers'], ar: ['العميد', 'الإتي', 'النمور', 'اتحاد جدة'] },
  sport: 'football',
  league: 'saudi-pro-league',
  short: { en: 'ITT', ar: 'الاتحاد' },
  badge: { colours: ['#F5D000', '#000000'], pattern: 'stripes' },
  description: {
    en: 'Al Ittihad fans from Al-Balad to the Corniche: the Dean’s match nights, black and yellow, with the volume kept up.',
    ar: 'مشجعو الاتحاد من البلد إلى الكورنيش: ليالي العميد بالأصفر والأسود، وتجمّعات لا يُخفض فيها الصوت.',
  },
  story: {
    en: [
      'In 1927, before the Kingdom had its present name, some young men of Jeddah met behind the wireless office to found a football club. Since we are gathered here and united, said one of them, Abdulaziz Jameel, the name is plain: Al Ittihad, the union. It is the oldest in the country still playing, so the nickname was never in dispute: Al Ameed, the Dean. Black and yellow stripes made the second one, the Tigers, almost unavoidable.',
      'Ask for the finest hour and you will be told about an away match. In November 2004 Al Ittihad lost the first leg of the Asian final 3–1 at home to Seongnam of South Korea. The trip to the return looked like a formality for the hosts. It finished 5–0 to the visitors, the cup went to Jeddah, and a year later it was defended. Mohammed Noor, midfielder and captain, was at the heart of both.',
      'The old heart of the support is in Al-Balad, among coral-stone houses and shops whose shutters are quite often the right two colours. The club’s own door is on Sahafa Street. Home games are north of town at the Alinma Stadium of King Abdullah Sports City, the Jewel, an hour of horns along the Madinah Road. Against Al Ahli the city divides in two. When Al Hilal come, the argument is about who was great first, and the Dean has the date in writing.',
    ],
    ar: [
      'قبل أن تُعلن المملكة باسمها الحالي اجتمع شباب من جدة خلف مكتب اللاسلكي عام 1927 ليؤسسوا فريقًا، فقال عبدالعزيز جميل ما معناه: ما دمنا مجتمعين ومتحدين فهو «الاتحاد». صار أقدم أندية البلاد، فلم يختلف أحد على لقبه: «العميد». أما «النمور» فاسأل عنها خطوط القميص.',
      'أجمل حكاياته وقعت بعيدًا عن جدة. خسر ذهاب نهائي دوري أبطال آسيا 2004 على أرضه بثلاثة أهداف مقابل هدف أمام سيونغنام الكوري، وسافر إلى الإياب والناس تعزّيه، فعاد بخماسية نظيفة وبالكأس، ثم كررها في العام التالي. وفي قلب تلك الأيام محمد نور، قائد إذا تحرّك تحرّكت المدرجات معه.',
      'اتحاديو البلد يعرف بعضهم بعضًا من الدكان قبل الملعب، ومقر النادي في شارع الصحافة علامة يعرفها كل سائق أجرة. ويوم المباراة يزحف الأصفر والأسود على طريق المدينة نحو «الجوهرة المشعة» في شمال جدة، والأبواق تسبق السيارات. ديربي الأهلي يقسم البيت الحجازي على سفرة واحدة، وكلاسيكو الهلال سؤال مفتوح عن الأقدم والأكثر بطولات، والعميد يبتسم عند الشق الأول. وليلة اللقب تصل أبواقها إلى البلد قبل الصحف.',
    ],
  },
  venue: { en: 'Alinma Stadium', ar: 'ملعب الإنماء (الجوهرة المشعة)' },
  capacity: 62000,
  city: { en: 'Jeddah', ar: 'جدة' },
  country: { en: 'Saudi Arabia', ar: 'السعودية' },
  founded: '1927',
  sameAs: ['https://ittihadclub.sa/'],
  honoursTo: 2026,
  honours: [{ count: 2, title: { en: 'Asian club championships', ar: 'بطولات آسيا للأندية' } }],
  sources: [
    {
      fact: 'Capacity 62,000: 62,345 and 62,241 rounded down',
      read: [
        'https://en.wikipedia.org/wiki/King_Abdullah_Sports_City_Stadium',
        'https://arenasmap.com/king-abdullah-sports-city/',
      ],
    },
    {
      fact: 'Official site',
      read: ['stored file 62420912227: Saudi clubs', 'stored file 54604959740: Saudi clubs'],
    },
    {
      fact: 'Asian club championships 2, to 2026',
      read: ['stored file 70407972929: honours of clubs', 'stored file 54604959740: Saudi clubs'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
