import type { TeamEntry } from '../../schema.ts';

export const greenBayPackers: TeamEntry = {
  slug: 'green-bay-packers',
  name: { en: 'Green Bay Packers', ar: 'غرين باي باكرز' },
  article: true,
  aliases: { en: ['Packers', 'Cheeseheads', 'The Pack'], ar: ['الباكرز'] },
  sport: 'nfl',
  short: { en: 'GRE', ar: 'باكرز' },
  badge: { colours: ['#1F3D34', '#FFB81C', '#FFFFFF'], pattern: 'hoops' },
  description: {
    en: 'A small Wisconsin town owns a team, a frozen field and a hat shaped like cheese: company for Packers fans, near Lambeau or far from it.',
    ar: 'بلدة صغيرة في ويسكونسن تملك فريقًا وملعبًا متجمدًا وقبعة على شكل جبنة: رفقة لمشجعي باكرز، قرب لامبو أو بعيدًا عنه.',
  },
  story: {
    en: [
      'No other city this small has a team this big, and none owns it this literally. Since 1923 the Packers have belonged to shareholders who receive no dividend and no seat, only a certificate, which they frame. The name came with the first shirts in 1919, paid for by the Indian Packing Company.',
      'Lambeau Field has stood among ordinary streets since 1957. Children lend their bicycles to players for the ride to summer practice. Scorers jump into the front row, a habit LeRoy Butler started in 1993. When it snows, the club calls for shovels and townspeople turn up with their own opinions on technique. The Ice Bowl of 1967 was played at about minus 25 °C, and the number of those who say they were there has risen every winter.',
      'The hat of the place is a wedge of yellow cheese. The crowd put it on in reply to those who teased it about its dairies. Seen from a hot country the games of December are worth it for the sight of breath alone.',
      'The Bears have been the point of the season since 1921. For that game the meeting places are the grills along Lombardi Avenue, the sledging hill at Titletown, and any garage with a heater and a television.',
    ],
    ar: [
      'لا توجد مدينة بهذا الصغر تملك فريقًا بهذا الحجم، وهي تملكه حرفيًا: منذ 1923 والأسهم في أيدي الناس، لا أرباح لها ولا مقعد في المدرج، بل شهادة تُعلَّق على الجدار. أما الاسم فجاء مع أول القمصان عام 1919، وقد دفعت ثمنها شركة لتعليب اللحوم.',
      'يقف ملعب لامبو بين بيوت الحي منذ 1957. الأطفال يعيرون دراجاتهم للاعبين في طريق التدريب الصيفي، ومن يسجل يقفز إلى الصف الأول، وهي عادة بدأها ليروي بتلر عام 1993. وإذا نزل الثلج نودي على الأهالي بالمجارف. أما «مباراة الجليد» عام 1967 فلُعبت عند 25 تحت الصفر تقريبًا، وعدد من يزعمون حضورها يكبر كل شتاء.',
      'شيكاغو بيرز هو الخصم منذ 1921. وفي أسبوعه تجد الناس حول المشاوي على امتداد شارع لومباردي، وعند تلة التزلج في «تايتل تاون»، وفي كل مرآب فيه مدفأة وشاشة.',
      'وفي السوق قبعة جبن صفراء لكل رأس، لبسها الجمهور ردًّا على من عيّرهم بألبانهم. ومباريات ديسمبر في لامبو تُشاهَد من الخليج تحت بطانية، من منظر الأنفاس وحده.',
    ],
  },
  venue: { en: 'Lambeau Field', ar: 'ملعب لامبو' },
  capacity: 81441,
  city: { en: 'Green Bay, Wisconsin', ar: 'غرين باي، ويسكونسن' },
  country: { en: 'United States', ar: 'الولايات المتحدة' },
  founded: '1919',
  sameAs: ['https://www.packers.com/'],
  honoursTo: 2026,
  honours: [{ count: 4, title: { en: 'Super Bowls', ar: 'ألقاب السوبر بول' } }],
  sources: [
    {
      fact: 'Capacity 81,441',
      read: ['stored file 4022998763: NFL teams', 'stored file 23659383634: American arenas'],
    },
    {
      fact: 'Super Bowls 4, to 2026',
      read: [
        'stored file 25411363872: American champions',
        'stored file 4022998763: NFL teams',
        'stored file 61941064470: Super Bowl LX',
        'stored file 71016455313: Super Bowl LX',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
