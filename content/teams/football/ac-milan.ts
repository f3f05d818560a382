import type { TeamEntry } from '../../schema.ts';

export const acMilan: TeamEntry = {
  slug: 'ac-milan',
  name: { en: 'AC Milan', ar: 'ميلان' },
  aliases: { en: ['Milan', 'Rossoneri'], ar: ['إيه سي ميلان', 'الروسونيري', 'اي سي ميلان'] },
  sport: 'football',
  league: 'serie-a',
  short: { en: 'MIL', ar: 'ميلان' },
  badge: { colours: ['#FB090B', '#000000', '#FFFFFF'], pattern: 'stripes' },
  description: {
    en: 'Rossoneri at a table near you: AC Milan fans, the Curva Sud by loudspeaker and old arguments about the back four.',
    ar: 'الروسونيري على طاولة واحدة: مشجعو ميلان بقربك، وحنين إلى رباعي الدفاع، ومساء كامل للأحمر والأسود.',
  },
  story: {
    en: [
      'Herbert Kilpin, a butcher’s son from Nottingham, gave the order in 1899: red because we shall be devils, black because everyone must fear us. The founding took place over wine in a Tuscan wine shop on Via Berchet, and cricket was part of the plan. Kilpin’s grave was found after decades in the wrong corner of the wrong cemetery. He now lies at the Monumentale with the great and good of the city.',
      'Wembley saw the first European Cup go to Italy in 1963, with Cesare Maldini holding it. Forty years later his son Paolo held it in Manchester. In between Arrigo Sacchi, who had sold shoes and never played professionally, drilled Baresi, Gullit, Rijkaard and Van Basten until eleven men moved like one opinion.',
      'In houses that never saw the city, that side is known better than the times tables. Every old café has a man who explains its offside trap with coffee cups, four in a row, moving up together. Pass him the sugar and listen.',
      'San Siro was a Milan president’s present of 1926, a short tram ride out to the racecourses. From outside you watch the crowd climb its spiral ramps like filings up a screw; inside, the Curva Sud has turned Sarà perché ti amo, a pop song of 1981, into something that shakes concrete. Red and black flags gather around Piazzale Lotto and the Casa Milan in Portello. The cousins, as Inter are known here, use the same dressing-room corridor on other days.',
    ],
    ar: [
      'هربرت كيلبن، ابن جزّار من نوتنغهام، وضع القاعدة عام 1899: الأحمر لأننا نار، والأسود ليخافنا الجميع. ضاع قبره عقودًا ثم عُثر عليه، ونُقل إلى مقبرة العظماء في ميلانو، فعاد المؤسس إلى مكانه.',
      'في ويمبلي 1963 رفع تشيزاري مالديني أول كأس أوروبا لإيطاليا، وبعد أربعين عامًا رفعها ابنه باولو في مانشستر، والقصة لا تحتاج إلى تعليق. وبينهما أريغو ساكي، بائع الأحذية الذي لم يحترف اللعب، حوّل باريزي وخوليت وريكارد وفان باستن إلى آلة تضغط وتتقدم معًا. وجيل «كالتشيو التسعينيات» في بيوتنا يحفظ تلك التشكيلة أكثر من جدول الضرب.',
      'سان سيرو هدية رئيس ميلان لناديه في 1926، وأبراجه الحلزونية تحمل الناس دورة بعد دورة إلى الأعلى. وفي مدرج الجنوب صارت أغنية قديمة لفرقة «ريكي إي بوفيري» هدير انتصارات. قبل المباراة يتجمع الروسونيري حول ساحة لوتو وعند «كازا ميلان» في بورتيلو.',
      'ومواعيده، لحسن الحظ، سهرة لا فجر، وفي كل مقهى قديم رجل يشرح مصيدة التسلل بالفناجين، أربعة في خط واحد تتقدم معًا. ناوله السكر واستمع.',
    ],
  },
  venue: { en: 'San Siro', ar: 'سان سيرو' },
  capacity: 75000,
  city: { en: 'Milan', ar: 'ميلانو' },
  country: { en: 'Italy', ar: 'إيطاليا' },
  founded: '1899',
  sameAs: ['https://www.acmilan.com'],
  honoursTo: 2026,
  honours: [
    { count: 19, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
    { count: 7, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
  ],
  sources: [
    {
      fact: 'Capacity 75,000',
      read: ['stored file 69820908249: football grounds', 'stored file 14375794746: stadiums'],
    },
    {
      fact: 'League titles 19, to 2026',
      read: ['stored file 61378654036: honours of clubs', 'stored file 37616203759: honours of clubs'],
    },
    {
      fact: 'European Cups 7, to 2026',
      read: ['stored file 61378654036: honours of clubs', 'stored file 54531896732: honours of clubs'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
