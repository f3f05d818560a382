import type { TeamEntry } from '../../schema.ts';

export const borussiaDortmund: TeamEntry = {
  slug: 'borussia-dortmund',
  name: { en: 'Borussia Dortmund', ar: 'بوروسيا دورتموند' },
  aliases: { en: ['BVB', 'Dortmund', 'Die Borussen'], ar: ['دورتموند', 'أسود الفيستيفال'] },
  sport: 'football',
  league: 'bundesliga',
  short: { en: 'DOR', ar: 'دورتموند' },
  badge: { colours: ['#FDE100', '#000000'], pattern: 'plain' },
  description: {
    en: 'A piece of the Yellow Wall near you: Borussia Dortmund fans for Saturday afternoons, derby days and long coach trips.',
    ar: 'طوبة من الجدار الأصفر في مدينتك: مشجعو بوروسيا دورتموند لظهيرة السبت، ويوم ديربي الرور، ورحلات الحافلات.',
  },
  story: {
    en: [
      'The chaplain was against it. When lads of the Trinity parish met on 19 December 1909 above a tavern near Borsigplatz to start a football club, he tried to break up the meeting and was shown the stairs. They were miners’ and steelworkers’ sons from the north of Dortmund, and Hoesch’s furnaces lit the evening for them. Whenever there is a cup to show, the open truck still goes round and round that one square.',
      'Twenty-four thousand people stand on the Südtribüne, the largest standing terrace in Europe, and the Yellow Wall is no figure of speech to a goalkeeper facing it. The Westfalenstadion was built for the World Cup of 1974 out of prefabricated parts, since money was short, and has never quite stopped growing. Here a young substitute’s first touch is still compared with Lars Ricken’s: sixteen seconds on the pitch in the 1997 final, one lob, European champions.',
      'You’ll Never Walk Alone is sung before kick-off in Dortmund too, with the scarves in yellow. Many abroad met the club with Jürgen Klopp and the Wembley final of 2013, and liked that it lost on its feet. Arrive two hours early once, to see the terrace empty and then watch it fill.',
      'The trek begins downtown at the Alter Markt or in the Kreuzviertel, follows Hohe Strasse past the Westfalenhallen, and ends on Strobelallee with a bratwurst in a roll too small for it. Schalke, twenty miles off across the Ruhr, is never mentioned by name if it can be avoided: “the blue ones” will do.',
    ],
    ar: [
      'كان قسيس الرعية ضد الفكرة، لكن شباب ساحة بورزيغ اجتمعوا رغمه مساء 19 ديسمبر 1909 وأسسوا بوروسيا. كانوا أبناء عمّال مناجم وأفران حديد في شمال دورتموند، ولذلك تدور شاحنة الأبطال حول تلك الساحة بالذات كلما جاءت كأس.',
      'المدرج الجنوبي يقف فيه قرابة 25 ألفًا، وهو أكبر مدرج وقوف في أوروبا؛ تسمّيه الصحافة «الجدار الأصفر» ويسمّيه الحراس أشياء أخرى. الملعب بُني لمونديال 1974 بقطع جاهزة لأن الميزانية كانت ضيقة، ثم ظل يكبر. وفي نهائي 1997 لمس البديل لارس ريكن كرته الأولى بعد 16 ثانية من نزوله فصارت هدفًا من بعيد ولقبًا لدوري أبطال أوروبا.',
      'المسير يبدأ من السوق القديم أو حي كرويتس، ويصعد شارع هوه حتى جادة شتروبل حيث النقانق أكبر من خبزها. أما شالكه فلا يُذكر بالاسم هنا إلا للضرورة، ويكفي أن تقول: «الزرق».',
      'وقبل المباراة يرتفع نشيد «لن تسير وحدك» هنا أيضًا، والشالات صفراء. عرفه جمهورنا مع كلوب ونهائي ويمبلي 2013، فأحبّ فيه أنه خسر واقفًا. وإن زرت المدينة فصِل قبل ساعتين لترى المدرج فارغًا ثم وهو يمتلئ.',
    ],
  },
  venue: { en: 'Westfalenstadion (Signal Iduna Park)', ar: 'فيستفالن شتاديون (سيغنال إيدونا بارك)' },
  capacity: 81365,
  city: { en: 'Dortmund', ar: 'دورتموند' },
  country: { en: 'Germany', ar: 'ألمانيا' },
  founded: '1909-12-19',
  sameAs: ['https://www.bvb.de'],
  honoursTo: 2026,
  honours: [
    { count: 8, title: { en: 'German titles', ar: 'ألقاب بطولة ألمانيا' } },
    { count: 1, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
  ],
  sources: [
    {
      fact: 'German titles 8, European Cups 1, to 2026',
      read: ['stored file 61378654036: honours of clubs', 'stored file 37616203759: honours of clubs'],
    },
    {
      fact: 'You’ll Never Walk Alone in Dortmund',
      read: [
        'https://theatlanticdispatch.com/inside-the-yellow-wall-a-matchday-in-dortmund',
        'https://www.24sata.hr/sport/navijaci-bilih-tica-nadglasali-zvucnike-na-stadionu-pet-tisuca-ljudi-porucilo-ovo-je-hajduk-897748',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
