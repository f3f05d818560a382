import type { TeamEntry } from '../../schema.ts';

export const barcelona: TeamEntry = {
  slug: 'barcelona',
  name: { en: 'Barcelona', ar: 'برشلونة' },
  aliases: { en: ['Barça', 'Blaugrana', 'Culés'], ar: ['البارسا', 'البرشا', 'البرسا', 'البلوغرانا'] },
  sport: 'football',
  league: 'la-liga',
  short: { en: 'BAR', ar: 'برشلونة' },
  badge: { colours: ['#A50044', '#004D98', '#EDBB00'], pattern: 'stripes' },
  description: {
    en: 'For the culers of your city: Barcelona fans to pass the time with, preferably in triangles, and away days to share.',
    ar: 'البلوغرانا في مكان واحد: مشجعو برشلونة في مدينتك، وتمريرات قصيرة في النقاش، ورفقة في كل رحلة.',
  },
  story: {
    en: [
      'A Swiss accountant placed an advertisement. On 22 October 1899 Hans Gamper, soon to be Joan, asked through a sports paper for anyone who fancied a game, and five weeks later a dozen of them met in the Solé gymnasium. He is buried on Montjuïc, and the summer trophy still carries his Catalan name.',
      'Supporters are called culers, from cul, backside: at the ground on Carrer de la Indústria the ones on top of the wall were seen from the street in a row, rear elevation only. The Camp Nou of 1957 had room for all of them. Its banner says Més que un club, its old song is the Cant del Barça, and its way of playing came with Johan Cruyff, first as a striker in 1973 and later as the coach of the team that won at Wembley in 1992. La Masia, an eighteenth-century farmhouse by the stadium, housed the boys who learned it. One generation grew up with Lionel Messi year by year, and those who wore the 10 as children now buy it for their own.',
      'Titles are taken to the Canaletes fountain at the top of La Rambla, because a newspaper there once chalked the results on a board. Match day belongs to Les Corts and the Collblanc metro. Espanyol is the city’s other half; Madrid is the other everything.',
    ],
    ar: [
      'إعلان صغير في صحيفة رياضية صنع كل هذا: في 22 أكتوبر 1899 طلب السويسري هانز غامبر من يرغب في لعب الكرة، وبعد أسابيع اجتمع بعضهم في صالة سوليه وتأسس برشلونة. أحبّ المدينة حتى أخذ اسمًا من لغتها، فصار خوان غامبر الذي ما زالت كأس الصيف تحمل اسمه.',
      'لقب «الكوليز» فيه طرافة: كان من يجلس على سور الملعب القديم لا يُرى منه من الشارع إلا ظهره. ثم جاء كامب نو في 1957، وجاء كرويف لاعبًا في 1973 فمدربًا لفريق الأحلام الذي حسم ويمبلي 1992، وفي مزرعة لا ماسيا العتيقة تعلّم الصغار أن الكرة تُمرَّر قبل أن تُركل.',
      'البطولات يُحتفل بها عند نافورة كاناليتس في أعلى الرامبلا، لأن صحيفة هناك كانت تكتب النتائج على لوح. ويوم المباراة تمتلئ محطة كولبلانك وشوارع ليس كورتس. شعاره «أكثر من مجرد نادٍ»، ومن جلس مع جمهوره في السعودية ليلة كلاسيكو يعرف المعنى. وجيل ميسي كبر معه سنة بسنة، ومن لبس الرقم 10 صغيرًا يلبسه اليوم لابنه.',
    ],
  },
  venue: { en: 'Camp Nou', ar: 'كامب نو' },
  city: { en: 'Barcelona', ar: 'برشلونة' },
  country: { en: 'Spain', ar: 'إسبانيا' },
  founded: '1899-11-29',
  sameAs: ['https://www.fcbarcelona.com'],
  honoursTo: 2026,
  honours: [
    { count: 29, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
    { count: 5, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
  ],
  sources: [
    {
      fact: 'League titles 29, to 2026',
      read: ['stored file 66159873889: champions of 2026', 'stored file 68516212632: page on the Clásico'],
    },
    {
      fact: 'European Cups 5, to 2026',
      read: ['stored file 61378654036: honours of clubs', 'stored file 54531896732: honours of clubs'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
