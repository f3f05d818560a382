import type { TeamEntry } from '../../schema.ts';

export const laGalaxy: TeamEntry = {
  slug: 'la-galaxy',
  name: { en: 'LA Galaxy', ar: 'لوس أنجلوس غالاكسي' },
  article: true,
  aliases: { en: ['Galaxy', 'Los Angeles Galaxy'], ar: ['غالاكسي'] },
  sport: 'football',
  league: 'mls',
  short: { en: 'LAG', ar: 'غالاكسي' },
  badge: { colours: ['#00245D', '#FFD200', '#FFFFFF'], pattern: 'sash' },
  description: {
    en: 'LA Galaxy fans in the right car park: Carson tailgates, Tráfico nerves and company for the drive up the coast.',
    ar: 'مشجعو غالاكسي في كل زحمة سير: شواء قبل المباراة في كارسون، وديربي «إل ترافيكو»، ورفيق للطريق.',
  },
  story: {
    en: [
      'One of the ten teams that kicked off Major League Soccer in 1996, the Galaxy drew nearly seventy thousand to its first home game, at the Rose Bowl in Pasadena, which surprised no one more than the people selling tickets. In 2003 it moved to Carson, to a stadium built for football and nothing else on the campus of a state university, with a grass bank at one end for families and for children with opinions about pressing.',
      'Cobi Jones, dreadlocks flying, was there from day one until 2007. Landon Donovan outlasted every doubt. David Beckham came from Madrid in 2007. He and Donovan stand in bronze in Legends Plaza, and in January 2025 the club announced that Jones would be the third. The white shirt crossed by a sash is a look that people here defend at length, usually while wearing it. In 2024 came a sixth MLS Cup, which was more than any other club had.',
      'Match day in Carson is a matter of asphalt and charcoal. The Galaxians, going since 1996, the LA Riot Squad and the Angel City Brigade march from their tailgates with drums. Two derbies divide the year: the California Clásico with San Jose, the oldest dispute in the league’s west, and El Tráfico with LAFC, named after what everyone sits in on the way there.',
    ],
    ar: [
      'غالاكسي من الأندية العشرة التي افتتحت الدوري الأمريكي عام 1996، وفي أول ظهور على أرضه جاء قرابة سبعين ألفًا إلى ملعب «روز بول» في باسادينا، ففوجئ بائعو التذاكر قبل غيرهم. منذ 2003 بيته في كارسون داخل حرم جامعة، في ملعب صُمم لكرة القدم وحدها وعلى طرفه تلّة عشب تفترشها العائلات.',
      'كوبي جونز بضفائره حاضر منذ اليوم الأول، ولاندون دونوفان الذي أسكت كل من شكّ فيه، وديفيد بيكهام القادم من مدريد في 2007. لبيكهام ودونوفان تمثالان في ساحة الأساطير، وفي يناير 2025 أعلن النادي أن الثالث لجونز. أما القميص الأبيض ذو الشريط المائل فله محامون كثر، وأغلبهم يرتديه وهو يترافع.',
      'لا مترو ولا مقاهي أمام البوابات، بل مواقف سيارات ودخان شواء ومسيرة طبول تقودها مجموعات مثل «غالاكسيانز» و«أنجل سيتي بريغيد». له ديربيان: كلاسيكو كاليفورنيا أمام سان خوسيه وهو الأقدم، و«إل ترافيكو» أمام لوس أنجلوس إف سي، واسمه مأخوذ من شيء يعرفه كل ساكن هناك. وفي 2024 فاز بكأس الدوري السادسة، وهو رقم لم يبلغه غيره، فعاد الصخب إلى المواقف.',
    ],
  },
  venue: { en: 'Dignity Health Sports Park', ar: 'ديغنيتي هيلث سبورتس بارك' },
  capacity: 27000,
  city: { en: 'Carson', ar: 'كارسون' },
  country: { en: 'United States', ar: 'الولايات المتحدة' },
  founded: '1994',
  sameAs: ['https://www.lagalaxy.com'],
  honoursTo: 2025,
  honours: [{ count: 6, title: { en: 'MLS Cups', ar: 'كؤوس الدوري الأمريكي MLS' } }],
  sources: [
    {
      fact: 'Capacity 27,000',
      read: ['stored file 35051729478: stadiums', 'stored file 53186198495: stadiums'],
    },
    {
      fact: 'MLS Cups 6, to 2025',
      read: [
        'https://www.mlssoccer.com/news/champions-la-galaxy-lift-mls-cup-2024-over-new-york-red-bulls',
        'https://www.foxla.com/sports/la-galaxy-win-mls-cup-2024-red-bulls',
      ],
    },
    {
      fact: 'Statues of Beckham, Donovan and Jones',
      read: [
        'https://www.thebiglead.com/the-latest-l-a-sports-legend-to-be-honored-with-a-statue',
        'https://www.oursportscentral.com/services/releases/la-galaxy-to-unveil-statue-of-club-legend-cobi-jones/n-6185674',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
