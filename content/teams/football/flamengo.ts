import type { TeamEntry } from '../../schema.ts';

export const flamengo: TeamEntry = {
  slug: 'flamengo',
  name: { en: 'Flamengo', ar: 'فلامنغو' },
  aliases: { en: ['Mengão', 'Fla'], ar: [] },
  sport: 'football',
  short: { en: 'FLA', ar: 'فلامنغو' },
  badge: { colours: ['#C52613', '#000000', '#FFFFFF'], pattern: 'hoops' },
  description: {
    en: 'Flamengo fans beyond Rio and deep inside it: the Nation’s watch parties, Fla-Flu evenings and airport send-offs.',
    ar: 'أمّة فلامنغو خارج ريو وداخلها: ليالي الأحمر والأسود، وديربي «فلا فلو»، ووداع جماعي في المطار.',
  },
  story: {
    en: [
      'Rowers came first. On a beach called Flamengo in 1895, young men bought a leaky boat to impress the girls who admired other clubs’ crews, and for sixteen years no one kicked anything. Then in 1911 a group of champions fell out with Fluminense, walked round the bay and asked for a football section. The oarsmen agreed, on condition that they did not wear the rowing shirt. Fla-Flu began forty minutes before nothing, the playwright Nelson Rodrigues said, and he supported the others.',
      'Zico, a thin boy from Quintino, became the number 10 of a whole country. On 13 December 1981 in Tokyo his passes took Liverpool apart, 3–0 by half-time, and every child in red and black can recite the eleven. Lima, November 2019, two goals from Gabigol in the last minutes against River Plate, is the sequel. Al Hilal know the team face to face, from two semi-finals of the Club World Cup: they lost the first and won the second, in February 2023.',
      'Rivals mocked the poor of the stands as urubus, vultures. In 1969 somebody let one loose at the Maracanã with a flag on its leg, Flamengo won, and the bird has been family ever since. The metro stops at the ground’s own ramp. From Lapa to the Zona Norte the screens go out on the pavement. Before a final comes AeroFla, when fans see the squad off at Galeão in numbers no airport was designed for.',
    ],
    ar: [
      'قبل الكرة كان المجداف. تأسس فلامنغو عام 1895 على شاطئ يحمل اسمه في ريو دي جانيرو ناديًا للتجديف، ولم يعرف كرة القدم إلا في 1911 حين اختلف أبطال من فلومينينسي مع إدارتهم وطرقوا بابه. من تلك القطيعة وُلد «فلا فلو»، ديربي كتب عنه الأدباء قبل المحللين.',
      'زيكو، الفتى النحيل من ضاحية كوينتينو، صنع يوم 13 ديسمبر 1981 في طوكيو ثلاثية في مرمى ليفربول قبل الاستراحة، وأسماء تلك التشكيلة تُحفظ عندهم كالأناشيد. ثم أعاد غابيغول المشهد في ليما 2019 حين قلب نهائي ليبرتادوريس على ريفر بليت في الدقائق الأخيرة.',
      'عيّر الخصوم فقراء المدرج بالنسر الأسود «أوروبو»، فأطلق أحدهم طائرًا منه في ماراكانا عام 1969 وفاز الفريق، فصار الطائر تميمته. من حي لابا إلى شمال المدينة تخرج الشاشات إلى الأرصفة، والمترو يقف عند منحدر الملعب. وقبل كل نهائي موعد اسمه «إيروفلا»: آلاف يودّعون البعثة في مطار غالياو كأنهم مسافرون معها. والهلال يعرفه وجهًا لوجه: نصف نهائي كأس العالم للأندية مرتين، خسر الأولى وربح الثانية في فبراير 2023.',
    ],
  },
  venue: { en: 'Maracanã', ar: 'ماراكانا' },
  capacity: 78838,
  city: { en: 'Rio de Janeiro', ar: 'ريو دي جانيرو' },
  country: { en: 'Brazil', ar: 'البرازيل' },
  founded: '1895',
  sameAs: ['https://www.flamengo.com.br'],
  honoursTo: 2025,
  honours: [{ count: 4, title: { en: 'Copa Libertadores titles', ar: 'كؤوس ليبرتادوريس' } }],
  sources: [
    {
      fact: 'Capacity 78,838',
      read: [
        'https://www.rio-de-janeiro.com/de/maracana-stadium-tours/seating-capacity',
        'https://stadiumcapacity.com/maracana-stadium-rio-de-janeiro-capacity/',
      ],
    },
    {
      fact: 'Copa Libertadores titles 4, to 2025',
      read: [
        'stored file 71036722340: champions of 2025',
        'https://www.aljazeera.com/sports/2025/12/4/flamengo-add-brazilian-title-days-after-copa-libertadores-win',
      ],
    },
    {
      fact: 'Semi-finals against Al Hilal, 2019 and 2023',
      read: [
        'https://gulfnews.com/sport/football/club-world-cup-semi-final-saudi-pro-league-team-al-hilal-seeking-revenge-over-flamengo-1.93679300',
        'https://www.newsbytesapp.com/news/sports/fifa-club-world-cup-al-hilal-beat-flamengo/story',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
