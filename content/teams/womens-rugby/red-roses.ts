import type { TeamEntry } from '../../schema.ts';

export const redRoses: TeamEntry = {
  slug: 'red-roses',
  name: { en: 'Red Roses', ar: 'سيدات إنجلترا للرجبي' },
  article: true,
  aliases: {
    en: ['England Women rugby', 'England Roses'],
    ar: ['الورود الحمراء', 'منتخب إنجلترا لرجبي السيدات'],
  },
  sport: 'womens-rugby',
  kind: 'national',
  short: { en: 'RR', ar: 'الورود' },
  badge: { colours: ['#FFFFFF', '#C8102E', '#1C2A4A'], pattern: 'plain' },
  description: {
    en: 'Red Roses fans, from Pontypool Park to a full Twickenham: England women’s rugby supporters to walk to the ground with.',
    ar: 'سيدات إنجلترا للرجبي، «الورود الحمراء»، من حديقة بونتيبول إلى تويكنهام وقد امتلأ: امشِ إلى الملعب مع جمهورهن.',
  },
  story: {
    en: [
      'England’s women first played as England on 5 April 1987, against Wales at Pontypool Park, and won 22–4. They were world champions by 1994, in a tournament that had to be moved to Scotland at short notice and was run largely on goodwill. Another title followed in 2014, in Paris.',
      'In April 2023 the Red Roses sold Twickenham on their own for the first time: 58,498 against France. In September 2025 they filled it. The World Cup final there drew 81,885, the opponents were Canada, and the score was 33–13. Their crowd has its own manners, with more daughters on shoulders, fewer ties, glitter in the beards, and a long wait along the railings afterwards because the players come round and talk to everybody. It assembles on Whitton Road and in the West Car Park, and sings on the way back to the trains. France is the spring fixture circled in red; New Zealand, who won five finals against England, is the ghost story.',
      'The rose on the shirt is big enough for children to paint on a cheek. For a family this is an easy first match. On the day of that match against France there was a funfair outside the gates, and people stayed long after the end.',
    ],
    ar: [
      'لعبت سيدات إنجلترا باسم البلاد أول مرة في 5 أبريل 1987 أمام ويلز في بونتيبول، وفزن 22–4. وفي 1994 صرن بطلات للعالم في نسخة نُقلت إلى اسكتلندا على عجل وقامت على جهد المتطوعين، ثم جاء لقب آخر من باريس عام 2014.',
      'في أبريل 2023 فُتح تويكنهام لهن وحدهن أول مرة فحضر 58,498 متفرجًا أمام فرنسا، وفي سبتمبر 2025 امتلأ عن آخره: 81,885 في نهائي كأس العالم، والخصم كندا، والنتيجة 33–13. لهذا الجمهور طباعه: بنات على أكتاف الآباء، وبريق ملوّن على الوجوه، ووقوف طويل عند السياج بعد الصافرة لأن اللاعبات يمررن بالجميع ويتحدثن إليهم. يتجمع الناس على طريق ويتون ويغنون في العودة إلى القطار. فرنسا موعد الربيع المحاط بدائرة حمراء، ونيوزيلندا كابوس خمسة نهائيات ضاعت أمامها.',
      'مدرجهن بداية طيبة لعائلة عربية في لندن. يوم مباراة فرنسا تلك نُصبت ألعاب للصغار خارج البوابات، وبقي الناس طويلًا بعد الصافرة. والوردة على القميص كبيرة يرسمها الصغار على الخد. ومباريات الربيع عصرًا بتوقيتنا. فاجعلها أول مباراة لابنتك.',
    ],
  },
  venue: { en: 'Allianz Stadium, Twickenham', ar: 'ملعب أليانز في تويكنهام' },
  capacity: 82000,
  city: { en: 'London', ar: 'لندن' },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: '1987',
  sameAs: ['https://www.englandrugby.com/'],
  honoursTo: 2025,
  honours: [{ count: 3, title: { en: 'World Cups', ar: 'كؤوس العالم' } }],
  sources: [
    {
      fact: 'World Cups 3, to 2025',
      read: [
        'https://evrimagaci.org/gpt/england-red-roses-triumph-in-recordbreaking-rugby-world-cup-504801',
        'https://www.englandfanzine.co.uk/englands-red-roses-win-womens-rugby-world-cup',
      ],
    },
    {
      fact: 'Funfair at Twickenham, April 2023',
      read: [
        'https://www.thetimes.co.uk/article/twickenham-milestone-moment-england-france-womens-six-nations-js7t86hzq',
        'https://bestwebsite-builders.agency/womens-six-nations-2023-england-reflect-on-twickenham-pinch-yourself-moment/',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
