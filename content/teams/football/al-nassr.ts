import type { TeamEntry } from '../../schema.ts';

export const alNassr: TeamEntry = {
  slug: 'al-nassr',
  name: { en: 'Al Nassr', ar: 'النصر' },
  aliases: {
    en: ['Nassr', 'Al Nasr', 'Al Alami', 'Faris Najd'],
    ar: ['العالمي', 'فارس نجد', 'نصر الرياض', 'النصر السعودي'],
  },
  sport: 'football',
  league: 'saudi-pro-league',
  short: { en: 'NSR', ar: 'النصر' },
  badge: { colours: ['#FDD116', '#0B4EA2'], pattern: 'rays' },
  description: {
    en: 'Al Nassr fans under one sun: yellow match nights in Riyadh and abroad, derby nerves shared, company for the road.',
    ar: 'جمهور الشمس حولك: مشجعو النصر في ليلة بالأصفر والأزرق، وديربي نعيشه معًا، ورفقة للطريق.',
  },
  story: {
    en: [
      'The Al-Ja’ba brothers started Al Nassr in Riyadh on 24 October 1955 from their house in Al-Ataif Street, with a dusty pitch by the police barracks. They explained the yellow as the soil of Arabia and the blue as the sea around it. The older nickname is Faris Najd, the knight of the Najd. The newer one, Al Alami, the global one, was earned in January 2000, when the team flew to São Paulo for the first Club World Championship and found Real Madrid and Corinthians in its group.',
      'No name is said here with more care than Majed Abdullah’s. The “Arabian Jewel” headed, waited, and headed again for two decades, all in one shirt, and his run past half the Chinese team in the 1984 Asian Cup final is passed on like an heirloom. Cristiano Ronaldo came at the start of 2023 and waited longer than he is used to: on 21 May 2026, 4–1 against Damac, the league title returned for the first time since 2019.',
      'With Ronaldo the world learned the name of the club. Ask an older supporter, though, and he will begin with Majed, go on to Al-Harifi and Muhaisen, and end with a stand that sang before there were cameras to hear it.',
      'Supporters call themselves the people of the sun, and Al-Awwal Park, on the campus of King Saud University, is small enough for the heat to be felt: stands close to the grass, flags wide as a street, students coming across from the colleges on foot. Before the derby with Al Hilal the majlis separates along the carpet. Afterwards Tahlia Street, if it went well, turns yellow to the last car horn.',
    ],
    ar: [
      'من بيت الأخوين الجبعاء في شارع العطايف إلى ملعب ترابي عند القشلة، هكذا بدأ النصر في الرياض يوم 24 أكتوبر 1955، بأصفر تربة الجزيرة وأزرق بحرها. لقبه الأقدم «فارس نجد»، أما «العالمي» فجاء من البرازيل في يناير 2000 حين شارك في أول كأس عالم للأندية ووقف أمام ريال مدريد وكورينثيانز وجهًا لوجه.',
      'ماجد عبدالله عند النصراويين أكبر من اسم لاعب. «جوهرة العرب» قضى عمره الكروي كله بقميص واحد، يرتقي فيتوقف الوقت، وهدفه بعد مراوغة دفاع الصين في نهائي كأس آسيا 1984 يحكيه الأب لابنه كما تُروى القصيدة.',
      'جمهوره «جمهور الشمس»، وموعده ملعب الأول بارك في حرم جامعة الملك سعود: مدرجات تلامس العشب، وتيفو أعرض من الشارع، وطلاب يأتون من كلياتهم مشيًا. في أسبوع الديربي أمام الهلال ينقسم المجلس الواحد، وإن جاءت النتيجة صفراء فلن ينام شارع التحلية قبل آخر بوق.',
      'وفي مطلع 2023 جاء رونالدو فتعلّم العالم اسم النادي، وطال انتظاره للدوري حتى 21 مايو 2026: رباعية في مرمى ضمك أعادت اللقب لأول مرة منذ 2019. لكن النصراوي القديم سيحدثك أولًا عن ماجد، ثم عن الهريفي ومحيسن، وعن مدرج كان يغني قبل الكاميرات.',
    ],
  },
  venue: { en: 'Al-Awwal Park', ar: 'الأول بارك' },
  capacity: 25000,
  city: { en: 'Riyadh', ar: 'الرياض' },
  country: { en: 'Saudi Arabia', ar: 'السعودية' },
  founded: '1955-10-24',
  sameAs: ['https://www.alnassr.sa/'],
  honoursTo: 2026,
  honours: [{ count: 1, title: { en: 'Arab Club Champions Cups', ar: 'كؤوس العرب للأندية الأبطال' } }],
  sources: [
    {
      fact: 'Capacity 25,000',
      read: [
        'http://stadiumdb.com/stadiums/ksa/king_saud_university_stadium',
        'https://en.wikipedia.org/wiki/King_Saud_University_Stadium',
      ],
    },
    {
      fact: 'Official site',
      read: ['stored file 62420912227: Saudi clubs', 'stored file 69641499117: domains of clubs'],
    },
    {
      fact: 'Arab Club Champions Cups 1, to 2026',
      read: [
        'stored file 54604959740: Saudi clubs',
        'https://atarde.com.br/esportes/sempre-ele-cr7-decide-e-al-nassr-e-campeao-da-liga-dos-campeoes-1238606',
      ],
    },
    {
      fact: 'Majed, Al-Harifi and Muhaisen',
      read: ['https://www.okaz.com.sa/sport/saudi/2222013', 'https://al-jazirah.com./2024/20240407/sp2.htm'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
