import type { TeamEntry } from '../../schema.ts';

export const lahoreQalandars: TeamEntry = {
  slug: 'lahore-qalandars',
  name: { en: 'Lahore Qalandars', ar: 'لاهور قلندرز' },
  aliases: { en: ['Qalandars', 'Lahore'], ar: ['قلندرز', 'لاهور'] },
  sport: 'cricket',
  league: 'psl',
  short: { en: 'LHR', ar: 'لاهور' },
  badge: { colours: ['#6CBE45', '#C8102E', '#0B0B0F'], pattern: 'diamonds' },
  description: {
    en: 'Drums, trials in the open air and a city that forgives: company for Qalandars supporters, from Liberty Market outwards.',
    ar: 'طبول وتجارب مفتوحة ومدينة تسامح فريقها: رفقة لمشجعي قلندرز من سوق ليبرتي وما بعده.',
  },
  story: {
    en: [
      'A qalandar is a wandering mystic who owns nothing and dances anyway, which was useful preparation. In its first four seasons Lahore finished bottom four times. The city went on dancing to “Dama Dam Mast Qalandar”, a devotional song older than any sport, and bought more green shirts.',
      'What the club did meanwhile was look for players. In 2016 it announced open trials, and queues of young men who had only ever bowled a taped tennis ball in an alley went round the outside of Gaddafi Stadium and across Punjab. Fast bowlers came out of it. In 2022 so did the trophy; in 2023 it stayed, and in 2025 it came back.',
      'For that third cup people went up on the roofs with flags and pots of rice. Lahoris in Riyadh and Jeddah have restaurants that stay open until the last over.',
      'Karachi is the opponent that matters: coast against plains, biryani against nihari, a quarrel with better food than most. On match nights Gulberg jams solid. Screens go up around Liberty Market, the dhol players work the roundabout, and those who could not get in eat late on the Food Street at Fort Road under the walls of the Badshahi Mosque.',
    ],
    ar: [
      'القلندر درويش جوّال لا يملك شيئًا ويدور فرحًا مع ذلك، وكانت هذه أفضل تهيئة لما جرى: أربعة مواسم أولى انتهت كلها في المركز الأخير. ظلت لاهور تردد «دما دم مست قلندر»، وهو إنشاد أقدم من أي رياضة، واشترت مزيدًا من القمصان الخضراء.',
      'في هذه الأثناء كان النادي يبحث. أعلن عام 2016 تجارب مفتوحة، فامتدت الصفوف حول ملعب القذافي وفي مدن البنجاب، وفيها شبان لم يرموا في حياتهم إلا كرة تنس ملفوفة بشريط لاصق في زقاق. خرج منهم رماة سريعون، ثم جاءت الكأس عام 2022 وبقيت في 2023 وعادت في 2025.',
      'كراتشي هي المواجهة التي لا تُفوَّت: ساحل ضد سهل، وبرياني ضد نهاري، وخصومة طعامها ألذ من غيرها. ليلتها تتوقف السيارات في غلبرغ، وتُنصب الشاشات حول سوق ليبرتي ويدور ضاربو الطبل عند الدوار، ومن لم يجد مقعدًا تعشى متأخرًا في شارع المأكولات قرب مسجد بادشاهي.',
      'وفي 2025 جاءت الكأس الثالثة، فعاد الناس إلى السطوح بالأعلام وقدور الأرز. ومن أهل لاهور في الرياض وجدة من يفتح مطعمه إلى آخر أوفر.',
    ],
  },
  venue: { en: 'Gaddafi Stadium', ar: 'ملعب القذافي' },
  capacity: 34000,
  city: { en: 'Lahore', ar: 'لاهور' },
  country: { en: 'Pakistan', ar: 'باكستان' },
  founded: '2015',
  sameAs: ['https://www.lahoreqalandars.com/'],
  honoursTo: 2025,
  honours: [{ count: 3, title: { en: 'PSL titles', ar: 'ألقاب الدوري الباكستاني PSL' } }],
  sources: [
    {
      fact: 'Founded in 2015',
      read: [
        'https://en.dailypakistan.com.pk/psl-2025/squads/lahore-qalanders',
        'https://ocbscores.com/teams/lahore-qalandars/',
      ],
    },
    {
      fact: 'Capacity 34,000',
      read: [
        'https://nukta.com/gaddafi-stadium-ready-to-shine-for-icc-champions-trophy-2025',
        'https://www.thenews.com.pk/print/1240862-gaddafi-stadium-s-spectators-capacity-to-be-raised-to-34-000',
      ],
    },
    {
      fact: 'PSL titles 3, to 2025',
      read: [
        'https://www.urdupoint.com/en/sports/lahore-qalandars-clinch-third-psl-title-after-1985527.html',
        'https://psl-t20.com/perera-sikandar-inspire-qalandars-to-third-hbl-psl-title',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
