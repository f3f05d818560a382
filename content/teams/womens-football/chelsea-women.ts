import type { TeamEntry } from '../../schema.ts';

export const chelseaWomen: TeamEntry = {
  slug: 'chelsea-women',
  name: { en: 'Chelsea Women', ar: 'تشيلسي للسيدات' },
  aliases: { en: ['CFCW', 'Chelsea Ladies'], ar: ['سيدات تشيلسي', 'تشيلسي النسائي'] },
  sport: 'womens-football',
  league: 'womens-super-league',
  short: { en: 'CFW', ar: 'تشيلسي' },
  badge: { colours: ['#034694', '#FFFFFF', '#D4AF37'], pattern: 'rays' },
  description: {
    en: 'Chelsea Women fans to stand with: Kingsmeadow memories, Wembley days out and a table big enough for everyone.',
    ar: 'مشجعو سيدات تشيلسي: ذكريات كينغزميدو، ورحلات ويمبلي، وطاولة تتسع لمن جاء وحده ومن جاء بعائلته.',
  },
  story: {
    en: [
      'Supporters asked for it, in 1992, and then largely had to run it: a team of women fans who wanted to play in the shirt they paid to watch. They paid subs, begged pitches across south-west London and worked their way up division by division. The club took them in properly in 2004. Those who drove the minibus in the early years still tell it best.',
      'On 1 August 2015 the women’s FA Cup final was held at Wembley for the first time, and Ji So-yun scored the goal that won it. Under Emma Hayes, who stayed twelve years and talked about tactics and motherhood in the same breath, league titles became a kind of spring cleaning. Six came in a row to 2025, the last of them after she had left. Gothenburg in 2021, a Champions League final lost before half-time, is discussed less; Eniola Aluko’s and Fran Kirby’s goals rather more.',
      'Sam Kerr of Australia scored in more than one final and celebrated with a backflip, which the children of the stand have been copying ever since.',
      'Kingsmeadow, bought for the team and the academy, turned a corner of Norbiton blue from 2017: down from the station, along Kingston Road, into a ground where the front row can be greeted by name. The biggest nights went to Stamford Bridge, and in January 2026 the coach said that the club was close to naming a larger ground. Arsenal is the fixture both sides circle first, Manchester City the one that has tended to settle things.',
    ],
    ar: [
      'المشجعات هنّ من بدأن الحكاية عام 1992: أردن اللعب بالقميص الذي يشجعنه، فدفعن الاشتراكات وبحثن عن ملاعب في جنوب غربي لندن، وصعدن درجة بعد درجة حتى ضمّهن النادي رسميًا في 2004.',
      'في أول نهائي لكأس الاتحاد للسيدات يقام في ويمبلي، 1 أغسطس 2015، سجّلت الكورية جي سو يون هدف اللقب الأول. ثم جاءت سنوات إيما هايز الاثنتا عشرة، حين صار الدوري عادة ربيعية، ستة ألقاب متتالية حتى 2025 آخرها بعد رحيلها، وبقي في النفس شيء من نهائي دوري الأبطال في غوتنبرغ 2021. أما أهداف إينيولا ألوكو وفران كيربي فتُعاد في المجالس بلا مناسبة.',
      'منذ 2017 صبغ كينغزميدو زاوية من حي نوربيتون بالأزرق: تنزل من القطار وتمشي مع كينغستون رود إلى ملعب صغير تعرف فيه اللاعبات وجوه الصف الأول. وكانت الليالي الكبرى في ستامفورد بريدج، وفي يناير 2026 قالت المدربة إن النادي قريب من إعلان ملعب أكبر. والموعد الذي تُحجز له الإجازة لقاء أرسنال، أما مانشستر سيتي فكثيرًا ما كان الفاصل.',
      'والأسترالية سام كير سجّلت له في أكثر من نهائي ثم احتفلت بشقلبة يقلّدها صغار المدرج. ومواعيده عصر الأحد، تصلح لأول مباراة تشاهدها ابنتك من البداية إلى النهاية.',
    ],
  },
  city: { en: 'London', ar: 'لندن' },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: '1992',
  sameAs: ['https://www.chelseafc.com'],
  sources: [
    {
      fact: 'Talks on a larger ground in January 2026. What came of them could not be read',
      read: [
        'https://theriseofwomensfootball.com/chelsea-women-new-stadium-attendance',
        'https://washingtonnewsday.com/sports/chelsea-women-explore-moving-matches-to-larger-venues-to-boost-attendance/',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
