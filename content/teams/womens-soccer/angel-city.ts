import type { TeamEntry } from '../../schema.ts';

export const angelCity: TeamEntry = {
  slug: 'angel-city',
  name: { en: 'Angel City', ar: 'أنجل سيتي' },
  aliases: { en: ['ACFC'], ar: ['أنجل سيتي لوس أنجلوس'] },
  sport: 'womens-soccer',
  league: 'nwsl',
  short: { en: 'ACF', ar: 'أنجل سيتي' },
  badge: { colours: ['#F1B5A8', '#202121', '#FFFFFF'], pattern: 'rays' },
  description: {
    en: 'Angel City fans across Los Angeles traffic and beyond: rose-pink evenings, drums by the Coliseum, rides shared.',
    ar: 'مشجعو أنجل سيتي من لوس أنجلوس إلى حيث أنت: مساء بلون الورد، وطبول قرب الكوليسيوم، ومقعد في سيارة واحدة.',
  },
  story: {
    en: [
      'An actress, a venture capitalist and a games executive had an idea. Natalie Portman, Kara Nortman and Julie Uhrman announced in July 2020 that Los Angeles would have a women’s team, founded mostly by women, among them a good part of the 1999 World Cup winners. A tenth of sponsorship money was promised to the neighbourhoods, in meals, coaching and bras. The name existed before a ball did.',
      'The first league match, on 29 April 2022, took three minutes to get loud: Vanessa Gilles headed in, and a sold-out stadium in Exposition Park found out that it could bounce. It stands next to the Coliseum, palm trees on one side, downtown’s towers behind the open end, and the light before kick-off is the colour of the shirt, which is called Sol Rosa for good reason.',
      'Many in the crowd come from Mexican families, so the songs are in two languages and the drum in one.',
      'Rebellion 99, Mosaic 1781 and Pandemonium lead the singing from the supporters’ section. One group took its number from the Rose Bowl final, the other from the year the pueblo was founded. Most come on the E Line to Expo Park, a radical step in this town. San Diego, two hours down the 5, arrived in the same season and has been a nuisance ever since.',
    ],
    ar: [
      'ممثلة ومستثمرة ومديرة ألعاب إلكترونية: ناتالي بورتمان وكارا نورتمان وجولي أورمان أعلنّ في يوليو 2020 تأسيس نادٍ للسيدات في لوس أنجلوس أغلب مؤسسيه نساء، بينهن بطلات مونديال 1999. ومن كل عقد رعاية يذهب العُشر إلى أحياء المدينة. وُلد الاسم قبل أن تُركل كرة واحدة.',
      'لم ينتظر الهدف الأول في الدوري سوى ثلاث دقائق: رأسية فانيسا جيل يوم 29 أبريل 2022 أمام مدرجات نفدت تذاكرها. يجاور الملعب الكوليسيوم التاريخي في إكسبوزيشن بارك، وفي جهته المفتوحة ترى أبراج وسط المدينة وقت الغروب بلون القميص تقريبًا، ومن هنا اسم اللون: «سول روزا».',
      'مجموعات مثل «ريبيليون 99» و«موزاييك 1781» تقود الغناء؛ الأولى أخذت رقمها من نهائي روز بول، والثانية من سنة تأسيس المدينة. يصل كثيرون بقطار الخط «إي»، وهذه مغامرة بمقاييس لوس أنجلوس. والمنافس الأقرب سان دييغو، وُلد معه في الموسم نفسه ولم يتركه يهنأ.',
      'ومواعيده فجرنا، فمن أراد صوته حيًا فليصبر، ومن أراد الخلاصة فمع القهوة. وكثير من جمهوره عائلات من أصول مكسيكية، فالهتاف بلغتين والطبل واحد.',
    ],
  },
  venue: { en: 'BMO Stadium', ar: 'ملعب بي إم أو' },
  capacity: 22000,
  city: { en: 'Los Angeles', ar: 'لوس أنجلوس' },
  country: { en: 'United States', ar: 'الولايات المتحدة' },
  founded: '2020',
  sameAs: ['https://www.angelcity.com'],
  sources: [
    {
      fact: 'Capacity 22,000',
      read: ['stored file 35051729478: stadiums', 'stored file 53186198495: stadiums'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
