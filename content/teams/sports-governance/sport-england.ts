import type { TeamEntry } from '../../schema.ts';

export const sportEngland: TeamEntry = {
  slug: 'sport-england',
  name: { en: 'Sport England', ar: 'سبورت إنغلاند' },
  sport: 'sports-governance',
  kind: 'governing',
  short: { en: 'SPT', ar: 'رياضة' },
  badge: { colours: ['#E6332A', '#1D2B4F', '#F7F3E9'], pattern: 'halves' },
  description: {
    en: 'Sport England and the people behind the match: volunteers, coaches and kit-washers who keep the grassroots game going.',
    ar: 'سبورت إنغلاند لمن يقف خلف المباراة: متطوعون ومدربون ومن يغسل القمصان كل أسبوع في ملاعب إنجلترا الصغيرة.',
  },
  story: {
    en: [
      'Crowds don’t sing its name, yet it has done more for Sunday mornings than most who are sung about. Sport England is the public body for grassroots sport: it took over from the old Sports Council in 1997 and hands out National Lottery and government money, so somewhere near you there is a changing room, a floodlight or a ramp that began as one of its forms.',
      'Its best-known film has no stars in it either. “This Girl Can”, from January 2015, showed ordinary women sweating, wobbling and enjoying themselves, to a hip-hop track, and made a slogan people wear. The natural habitat of its public is a touchline: Hackney Marshes, with pitch after pitch of Sunday football; the parks courts with the net tied up in string; the national centres at Bisham Abbey, Lilleshall and Plas y Brenin. The opponent is a comfortable sofa, which has strength in depth. The ritual is counting whether there are enough bibs.',
      'Saudi Arabia has a Sports for All Federation for the same purpose, and it takes walks, runs and family days from city to city. The picture does not change from one country to the next: a clerk who runs after work, a mother on her first kilometre, and a street team with lights at last that stay on.',
    ],
    ar: [
      'لم يهتف أحد باسمها يومًا، ومع ذلك قدّمت لصباحات نهاية الأسبوع أكثر مما قدّم كثير ممن يُهتف لهم. «سبورت إنغلاند» جهة عامة تُعنى بالرياضة المجتمعية، حلّت عام 1997 محل مجلس الرياضة القديم، وتوزع المال العام على غرف الملابس والإنارة والمنحدرات في ملاعب الأحياء.',
      'أشهر أفلامها بلا نجوم: حملة «هذه الفتاة تستطيع» في يناير 2015 أظهرت نساء من كل الأعمار يمارسن الرياضة بلا تكلّف، فصار العنوان شعارًا يُطبع على القمصان. أما جمهورها فمكانه خط التماس: سهول هاكني حيث تتجاور ملاعب الأحد على مد النظر، وملاعب الحدائق ذات الشباك المربوطة بخيط، والمراكز الوطنية في بيشام آبي وليلشال. الخصم كنبة مريحة لا ينقصها الاحتياط، والعادة الثابتة أن يعدّ أحدهم السترات ثم يكتشف أنها تنقص واحدة.',
      'والفكرة مألوفة لنا منذ قام الاتحاد السعودي للرياضة للجميع، وصارت أيام المشي والجري تتنقل من مدينة إلى مدينة. الصورة واحدة: موظف ينزل بعد الدوام، وأم تجرّب الجري أول مرة، وفريق حارة وجد أخيرًا إنارة لا تنطفئ. من كانت رياضته بلا تذاكر ولا بث فهذه صفحته، وليكتب اسم ناديه الصغير بكل فخر، فالكبار بدؤوا صغارًا.',
    ],
  },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: '1997',
  sameAs: ['https://www.sportengland.org/'],
  sources: [
    {
      fact: 'Sports for All Federation',
      read: [
        'https://www.arabnews.com/node/1614321/saudi-arabia',
        'http://mail.eyeofriyadh.com/news/details/15-000-men-and-women-across-13-saudi-cities-take-part-in-sfa-move-with-us-initiative-pioneering-community-initiative-encourages-people-and-families-to-get-fit',
      ],
    },
  ],
  updated: '2026-11-29',
};
