import type { TeamEntry } from '../../schema.ts';

export const arsenalWomen: TeamEntry = {
  slug: 'arsenal-women',
  name: { en: 'Arsenal Women', ar: 'أرسنال للسيدات' },
  aliases: { en: ['AWFC', 'Arsenal Ladies'], ar: ['سيدات أرسنال', 'أرسنال النسائي'] },
  sport: 'womens-football',
  league: 'womens-super-league',
  short: { en: 'AFW', ar: 'أرسنال' },
  badge: { colours: ['#DB0007', '#FFFFFF', '#023474'], pattern: 'plain' },
  description: {
    en: 'Arsenal Women fans nearby: from Meadow Park’s touchline to full nights at the Emirates, and a row to sit in.',
    ar: 'مشجعو سيدات أرسنال قربك: من سياج ميدو بارك إلى ليالي ملعب الإمارات الممتلئ، ومقعد بين الصحبة.',
  },
  story: {
    en: [
      'Vic Akers washed the men’s kit during the week and, from 1987, ran the women’s team as well. It was the right sort of eccentricity. Twenty years on, his side won everything there was in one season, including the UEFA Women’s Cup, as the Champions League was called then: Alex Scott hit the only goal of both legs in the ninety-first minute in Umeå, far up the Swedish coast, the return in Borehamwood was survived at 0–0, and the cup had its first English address.',
      'For most of that time home was Boreham Wood’s Meadow Park, where you stood close enough to hear a full-back change her mind. Then the doors of the Emirates were opened more and more often, sixty thousand came, and the habit stuck. The older crowd brought flasks, the younger ones hand-made signs. Both know Kelly Smith’s left foot from grandstand or grainy video.',
      'Vivianne Miedema became the league’s record scorer in this shirt. Leah Williamson, who became captain of England, joined as a child. A Sunday match at noon in London falls in the Gulf’s afternoon, with mothers and daughters on one sofa. For a first visit take the north London derby, in the big ground.',
      'Lisbon, 24 May 2025: Stina Blackstenius came off the bench, Barcelona were beaten 1–0 and the trophy went round Islington all over again. Meeting points have moved south with the team, to Drayton Park and Highbury & Islington, often with pushchairs. Chelsea are the measure of every season, and Tottenham the reason to be hoarse on Monday.',
    ],
    ar: [
      'كان فيك إيكرز يغسل أطقم الرجال طوال الأسبوع، ومنذ 1987 صار يدرّب السيدات أيضًا. وبعد عشرين عامًا جمع فريقه كل بطولات الموسم، وأغلاها كأس أوروبا للسيدات التي لم تدخل إنجلترا من قبل: هدف أليكس سكوت في الدقيقة 91 بمدينة أوميو السويدية كان الوحيد ذهابًا وإيابًا.',
      'سنوات طويلة قضاها الفريق في ميدو بارك بضاحية بورهام وود، حيث تسمع اللاعبات يتنادين بالأسماء. ثم فُتح ملعب الإمارات مرة بعد مرة حتى جاء ستون ألفًا، وصار الموعد عائليًا: عربات أطفال، ولافتات مكتوبة بخط اليد، وحكايات الأمهات عن يسرى كيلي سميث.',
      'وفي لشبونة يوم 24 مايو 2025 نزلت ستينا بلاكستينيوس بديلة فهزمت برشلونة بهدف أعاد الكأس إلى إيزلنغتون. لقاء الجمهور عند محطتي درايتون بارك وهايبري، وأصعب الامتحانات أمام تشيلسي، وأعلاها صوتًا أمام توتنهام.',
      'ومباريات الأحد عند ظهر لندن تقع عصرًا في الخليج، وقت تجتمع فيه الأم وبناتها أمام الشاشة. هنا لعبت الهولندية فيفيان ميديما وصارت هدافة الدوري التاريخية، وهنا تلعب ليا ويليامسون قائدة إنجلترا التي دخلت النادي طفلة. ولأول مباراة اختر ديربي شمال لندن في الملعب الكبير.',
    ],
  },
  venue: { en: 'Emirates Stadium', ar: 'ملعب الإمارات' },
  capacity: 60704,
  city: { en: 'London', ar: 'لندن' },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: '1987',
  sameAs: ['https://www.arsenal.com/women'],
  honoursTo: 2025,
  honours: [{ count: 15, title: { en: 'League titles', ar: 'ألقاب الدوري' } }],
  sources: [
    {
      fact: 'Capacity 60,704',
      read: ['stored file 66021404016: Premier League grounds', 'stored file 69820908249: football grounds'],
    },
    {
      fact: 'League titles 15, to 2025',
      read: [
        'https://www.888sport.com/blog/arsenal-women-football-club',
        'https://wikimili.com/en/List_of_Arsenal_W.F.C._seasons',
      ],
    },
    {
      fact: 'Vivianne Miedema’s record',
      read: [
        'https://con-telegraph.ie/2024/05/13/wsls-record-goalscorer-vivianne-miedema-to-leave-arsenal-at-end-of-season',
        'https://www.newschain.uk/sport/womens-sport/football/arsenal-striker-vivianne-miedema-her-hero-robin-van-persie-and-making-boys-cry-her-goals-41721',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
