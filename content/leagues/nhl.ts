import type { LeagueEntry } from '../schema.ts';

export const nhl: LeagueEntry = {
  slug: 'nhl',
  sport: 'hockey',
  name: { en: 'NHL', ar: 'دوري هوكي الجليد NHL' },
  article: true,
  aliases: {
    en: ['National Hockey League', 'Stanley Cup'],
    ar: ['دوري الهوكي', 'إن إتش إل', 'كأس ستانلي'],
  },
  country: { en: 'United States and Canada', ar: 'الولايات المتحدة وكندا' },
  founded: 1917,
  clubs: 32,
  champion: { name: { en: 'Carolina Hurricanes', ar: 'كارولاينا هوريكينز' }, season: '2025–26' },
  url: 'https://www.nhl.com/',
  intro: {
    en: 'Thirty-two teams chase the Stanley Cup, a trophy every winning player takes home for a day. Six of them once made up the whole NHL, and their rivalries still set the tone. In overtime the right bar is the one that keeps the sound on.',
    ar: 'اثنان وثلاثون فريقًا خلف كأس ستانلي التي يأخذها كل بطل إلى بيته يومًا. ستة منها كانت الدوري كله في زمن مضى، وما زالت منافساتها تحدد الإيقاع. وخير الأماكن ما بقي صوته مرفوعًا في الوقت الإضافي.',
  },
  sources: [
    {
      fact: 'Champion of 2025–26: Carolina Hurricanes',
      read: [
        'stored file 67121906619: American champions of 2026',
        'stored file 54975266225: NHL playoffs of 2026',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
