import type { TeamEntry } from '../../schema.ts';

export const surrey: TeamEntry = {
  slug: 'surrey',
  name: { en: 'Surrey', ar: 'ساري' },
  aliases: { en: ['Surrey CCC', 'Brown Caps'], ar: ['ساري للكريكيت'] },
  sport: 'cricket',
  short: { en: 'SUR', ar: 'ساري' },
  badge: { colours: ['#5A3A22', '#F7F3E9', '#B5A642'], pattern: 'quarters' },
  description: {
    en: 'Brown caps, a gasholder and a long afternoon at the Oval: company for Surrey members and for anyone who came once and stayed.',
    ar: 'قبعات بنية وخزان غاز قديم وعصر طويل في «ذا أوفال»: رفقة لمشجعي ساري القدامى والجدد.',
  },
  story: {
    en: [
      'Surrey’s ground is no longer in Surrey, nor has it been a market garden since 1845, when turf was carted from Tooting Common and the county club was formed next door at the Horns Tavern. Kennington has grown up around it. The freehold belongs to the Duchy of Cornwall, hence the feathers on the badge.',
      'The list of firsts is unfair on everyone else. England’s first home Test was here in 1880. The defeat of 1882 that produced the Ashes was here, and so was the first FA Cup final, ten years before it. The caps are chocolate brown and given, not bought. From 1952 the side won seven championships running, and spectators of a certain age can still recite Bedser, Laker, Lock, Loader.',
      'High summer fills the ground with students and office workers, and the two ends of the season belong to people with a flask and a newspaper.',
      'Behind the Vauxhall End rises the last of the gasholders, listed and beloved, as every photograph proves. Members walk from Oval station through the Hobbs Gates. The louder crowd comes straight from work on T20 nights and settles into the open stands with no intention of whispering. Middlesex, over the river at Lord’s, is the derby, conducted with raised eyebrows.',
    ],
    ar: [
      'ملعب ساري لم يعد داخل مقاطعة ساري، ولم يعد بستان خضار منذ 1845 حين نُقل عشبه من مروج توتينغ وتأسس النادي في نُزل مجاور. كبرت كنينغتون حوله، وأرضه ملك لدوقية كورنوال، ومنها جاء الريش على الشعار.',
      'قائمة «الأوائل» هنا فيها ظلم لبقية الملاعب: أول مباراة «تيست» في إنجلترا عام 1880، وخسارة 1882 التي وُلدت منها سلسلة «آشز»، وقبلهما بسنوات أول نهائي لكأس الاتحاد الإنجليزي لكرة القدم. القبعة بنية تُمنح ولا تُباع، ومن 1952 جاءت سبع بطولات متتالية ما زال كبار السن يسردون أسماء رماتها كالنشيد.',
      'خلف جهة فوكسهول يرتفع آخر خزانات الغاز القديمة، ولا تكتمل صورة من دونه. الأعضاء يدخلون بهدوء من بوابة هوبز، وجمهور ليالي «تي 20» يأتي من العمل مباشرة ليملأ المدرجات المكشوفة ولا ينوي الهمس. أما ديربي ميدلسكس، القادم من ملعب لوردز عبر النهر، فيُدار برفع الحواجب.',
      'وفي الصيف يمتلئ بالطلاب وموظفي المكاتب، وفي أول الموسم وآخره بمن معه ترمس وصحيفة. ومواعيده النهارية تناسب المتابع من الخليج، من الظهر إلى العشاء.',
    ],
  },
  venue: { en: 'The Oval', ar: 'ملعب ذا أوفال' },
  city: { en: 'London', ar: 'لندن' },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: '1845',
  sameAs: ['https://www.surreycricket.com/'],
  honoursTo: 2024,
  honours: [{ count: 23, title: { en: 'County Championships', ar: 'ألقاب بطولة المقاطعات' } }],
  sources: [
    {
      fact: 'County Championships 23, to 2024',
      read: [
        'https://www.devdiscourse.com/article/sports-games/3093549-surrey-clinches-historic-third-straight-county-championship',
        'https://kids.kiddle.co/Surrey_County_Cricket_Club',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
