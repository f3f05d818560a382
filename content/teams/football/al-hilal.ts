import type { TeamEntry } from '../../schema.ts';

export const alHilal: TeamEntry = {
  slug: 'al-hilal',
  name: { en: 'Al Hilal', ar: 'الهلال' },
  aliases: {
    en: ['Hilal', 'Al Zaeem', 'The Blue Wave', 'Al-Hilal SFC'],
    ar: ['الزعيم', 'الموج الأزرق', 'هلال الرياض', 'الهلال السعودي'],
  },
  sport: 'football',
  league: 'saudi-pro-league',
  short: { en: 'HIL', ar: 'الهلال' },
  badge: { colours: ['#0033A0', '#FFFFFF'], pattern: 'plain' },
  description: {
    en: 'Al Hilal fans in Riyadh and far from it: blue-wave match nights, and company for the derby and the trip to Jeddah.',
    ar: 'جمهور الهلال من حيّك إلى مدرج الموج الأزرق: تجمّعات مشاهدة للديربي والكلاسيكو، ورفقة إلى جدة.',
  },
  story: {
    en: [
      'For its first year it was called the Olympic Club. Abdulrahman bin Saeed founded it in Riyadh on 16 October 1957, and King Saud, after watching a tournament the following year, suggested a name with more light in it: Al Hilal, the crescent. It turned out to be a waxing one. Al Za’eem, the boss, is what even rivals end up calling the club, usually through their teeth.',
      'A World Cup winner with Brazil, Rivellino, came to play in Riyadh in 1978, when hardly anyone abroad could have found the stadium. Sami Al-Jaber and Yasser Al-Qahtani belong to every Hilali childhood since. Abroad, the Club World Cup provided the proofs: a final against Real Madrid in Rabat in February 2023, and a 4–3 win over Manchester City in Orlando in 2025 that nobody here watched sitting down.',
      'The evening starts in the istirahas of north Riyadh, those rented courtyards with a rug, a screen and a disputed seat by the coffee, or in the lights of Boulevard City next to the Kingdom Arena, where a closed roof multiplies every drum. The Riyadh derby is against Al Nassr. The one against Al Ittihad is simply the Clásico. Every Hilali student abroad has a blue shirt in the suitcase, and when two of them meet, one asks the other about the first match his father took him to.',
    ],
    ar: [
      'عاش عامه الأول باسم «النادي الأولمبي». أسّسه عبدالرحمن بن سعيد في الرياض يوم 16 أكتوبر 1957، ثم جاء الاسم من الملك سعود بعد دورة رياضية تابعها، فصار «الهلال» ومن يومها وهو يكبر. لقبه «الزعيم»، ويقوله المنافس أحيانًا وهو لا يريد.',
      'حين هبط البرازيلي ريفيلينو بطل العالم في الرياض عام 1978 كان ذلك سابقًا لزمانه بعقود. ثم كبر جيل على سامي الجابر وآخر على ياسر القحطاني، وجاءت ليالي كأس العالم للأندية: نهائي الرباط أمام ريال مدريد في فبراير 2023، ورباعية أورلاندو في مرمى مانشستر سيتي صيف 2025، ذلك الفجر الذي لم يجلس فيه هلالي واحد.',
      'ليلة المباراة تبدأ في استراحات شمال الرياض بدلّة قهوة وخلاف قديم على أفضل مكان أمام الشاشة، أو بين أضواء بوليفارد سيتي على خطوات من المملكة أرينا، الملعب المسقوف الذي يعيد لك صوت الطبل مضاعفًا. ديربي العاصمة أمام النصر له حساباته، والكلاسيكو أمام الاتحاد له أعصابه. وفي أمتعة كل مبتعث هلالي قميص أزرق، فإذا التقى اثنان في الغربة سأل أحدهما الآخر عن أول مباراة حضرها مع أبيه.',
    ],
  },
  venue: { en: 'Kingdom Arena', ar: 'المملكة أرينا' },
  capacity: 26000,
  city: { en: 'Riyadh', ar: 'الرياض' },
  country: { en: 'Saudi Arabia', ar: 'السعودية' },
  founded: '1957-10-16',
  sameAs: ['https://www.alhilal.com'],
  honoursTo: 2026,
  honours: [{ count: 4, title: { en: 'Asian club championships', ar: 'بطولات آسيا للأندية' } }],
  sources: [
    {
      fact: 'Capacity 26,000',
      read: [
        'stored file 69820908249: football grounds',
        'https://thepublicflow.com/riyadh-season-halls-to-be-al-hilals-home-stadium/',
        'https://wikithot.com/en/Kingdom_Arena',
      ],
    },
    {
      fact: 'Asian club championships 4, to 2026',
      read: ['stored file 70407972929: honours of clubs', 'stored file 54604959740: Saudi clubs'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
