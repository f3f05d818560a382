import type { TeamEntry } from '../../schema.ts';

export const interMiami: TeamEntry = {
  slug: 'inter-miami',
  name: { en: 'Inter Miami', ar: 'إنتر ميامي' },
  aliases: { en: ['The Herons', 'Miami'], ar: ['ميامي'] },
  sport: 'football',
  league: 'mls',
  short: { en: 'MIA', ar: 'ميامي' },
  badge: { colours: ['#F7B5CD', '#231F20'], pattern: 'rays' },
  description: {
    en: 'Inter Miami fans from Little Havana to your living room: pink match nights, loud drums, company for away trips.',
    ar: 'مشجعو إنتر ميامي من ليتل هافانا إلى صالة بيتك: ليلة وردية، وطبول لاتينية، ورفقة لكل سفرة.',
  },
  story: {
    en: [
      'Few clubs can date themselves to a clause in somebody’s contract. When David Beckham joined the Los Angeles side in 2007, his deal let him found a team later at a fixed price. He chose Miami in 2014, was granted it on 29 January 2018, and the first match came in March 2020. Two weeks later the world closed. It was an unusual way to meet the neighbours.',
      'They waited in Fort Lauderdale, in a ground built at speed where old Lockhart Stadium had seen George Best and Gerd Müller play out the 1970s, and there won MLS Cup on 6 December 2025, 3–1 against Vancouver. The home the city had argued over for a decade finally rose on a former golf course beside Miami International Airport, so planes, too, now look down on the pink.',
      'From the summer of 2023 the pink shirt was in every market, because Lionel Messi had put it on and scored from a free kick in the last minute of his first match.',
      'Herons on the crest, black for the other shirt, and drums from the first minute: the supporters’ groups behind the goal, among them Vice City 1896, Southern Legion and The Siege, sing as La Familia, in whatever language the chorus arrived in. People gather along Calle Ocho, where domino tables pause for the line-ups. Orlando, three and a half hours up the turnpike, is the derby.',
    ],
    ar: [
      'حكايته بدأت ببند في عقد. حين وقّع ديفيد بيكهام مع لوس أنجلوس غالاكسي عام 2007 كسب معه حق تأسيس فريق لاحقًا، فاختار ميامي، وحصل على الموافقة في 29 يناير 2018، ولعب فريقه أول مباراة في مارس 2020 قبل أن يغلق العالم أبوابه بأسبوعين. بداية لا يُحسد عليها.',
      'انتظر سنواته الأولى في فورت لودرديل مكان ملعب لوكهارت القديم الذي مرّ به جورج بست وغيرد مولر، وهناك رفع كأس الدوري يوم 6 ديسمبر 2025 بثلاثة أهداف لهدف في مرمى فانكوفر، إلى أن قام بيته بجوار مطار ميامي الدولي على أرض كانت ملعب جولف، فصارت الطائرات تشاهد الوردي من فوق.',
      'طيور البلشون على الشعار، والوردي والأسود في كل زاوية، ومجموعات المشجعين خلف المرمى تغنّي معًا باسم «لا فاميليا» بالإسبانية والإنجليزية وما بينهما. قبل المباراة مرّ على «كايي أوتشو» في ليتل هافانا حيث تتوقف لعبة الدومينو لحظة إعلان التشكيلة. والديربي أمام أورلاندو يبعد نحو ثلاث ساعات ونصف الساعة بالسيارة.',
      'ومنذ صيف 2023 صار قميصه الوردي في كل سوق، لأن ميسي لبسه وسجّل به ركلة حرة في الدقيقة الأخيرة من أول مباراة. وموعده فجرًا في الغالب.',
    ],
  },
  venue: { en: 'Nu Stadium', ar: 'نو ستاديوم' },
  capacity: 26700,
  city: { en: 'Miami', ar: 'ميامي' },
  country: { en: 'United States', ar: 'الولايات المتحدة' },
  founded: '2018-01-29',
  sameAs: ['https://www.intermiamicf.com'],
  honoursTo: 2025,
  honours: [{ count: 1, title: { en: 'MLS Cups', ar: 'كؤوس الدوري الأمريكي MLS' } }],
  sources: [
    {
      fact: 'Capacity 26,700',
      read: [
        'https://worldsoccertalk.com/news/inter-miami-announce-new-name-for-stadium-at-miami-freedom-park-ahead-of-official-opening/',
        'https://www.tudn.com/futbol/mls/nueva-casa-de-lionel-messi-del-inter-miami-mls-ya-tiene-nombre',
      ],
    },
    {
      fact: 'MLS Cups 1, to 2025',
      read: [
        'stored file 71185413992: recent champions by competition',
        'https://worldsoccertalk.com/news/inter-miami-announce-new-name-for-stadium-at-miami-freedom-park-ahead-of-official-opening/',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
