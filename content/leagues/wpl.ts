import type { LeagueEntry } from '../schema.ts';

export const wpl: LeagueEntry = {
  slug: 'wpl',
  sport: 'womens-cricket',
  name: { en: 'Women’s Premier League', ar: 'دوري الكريكيت الهندي للسيدات (WPL)' },
  article: true,
  aliases: { en: ['WPL'], ar: ['الدوري الهندي للسيدات'] },
  country: { en: 'India', ar: 'الهند' },
  clubs: 5,
  champion: { name: { en: 'Royal Challengers Bengaluru', ar: 'رويال تشالنجرز بنغالورو' }, season: '2026' },
  url: 'https://www.wplt20.com/',
  intro: {
    en: 'Mumbai won the first Women’s Premier League in 2023, and girls queued for autographs in the same shirts as their brothers. A short season makes each match count double. Follow it with fans who pick the eleven before the toss.',
    ar: 'نالت مومباي أول لقب عام 2023، واصطفّت الفتيات للتواقيع بالقمصان ذاتها التي يرتديها إخوتهن. موسم قصير يجعل كل مباراة بمباراتين. تابعه مع من يختار التشكيلة قبل القرعة.',
  },
  sources: [
    {
      fact: 'Teams 5, in 2026',
      read: [
        'https://www.newsbytesapp.com/news/sports/wpl-2026-all-you-need-to-know/story',
        'https://www.ndtvprofit.com/sports/wpl-2026-dates-match-timings-venues-schedule-format-full-squads-tickets-live-streaming-and-more',
      ],
    },
    {
      fact: 'Champion of 2026: Royal Challengers Bengaluru',
      read: [
        'https://www.indiatvnews.com/sports/cricket/wpl-2026-list-of-all-prize-winners-and-money-they-earned-2026-02-05-1029086',
        'https://indianexpress.com/article/sports/cricket/wpl-orange-cap-purple-cap-holders-mandhana-devine-10516142/',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
