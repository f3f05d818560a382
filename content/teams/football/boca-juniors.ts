import type { TeamEntry } from '../../schema.ts';

export const bocaJuniors: TeamEntry = {
  slug: 'boca-juniors',
  name: { en: 'Boca Juniors', ar: 'بوكا جونيورز' },
  aliases: { en: ['Boca', 'Xeneizes'], ar: ['بوكا'] },
  sport: 'football',
  short: { en: 'BOC', ar: 'بوكا' },
  badge: { colours: ['#003087', '#FFC72C'], pattern: 'hoops' },
  description: {
    en: 'Boca Juniors fans far from the Riachuelo: late kick-offs, the twelfth player’s songs and Superclásico company.',
    ar: 'مشجعو بوكا جونيورز بعيدًا عن بوينس آيرس: سهرات متأخرة، وأهازيج اللاعب الثاني عشر، وسوبركلاسيكو جماعي.',
  },
  story: {
    en: [
      'Five sons of Genoese immigrants sat down on a bench in Plaza Solís on 3 April 1905. They lacked colours, so it was agreed that the next ship into the docks would decide, and in came one under the flag of Sweden. Blue and gold it was. Locals still call themselves Xeneizes, which is Genoese for Genoese.',
      'La Bombonera was squeezed into La Boca in 1940: three steep tiers and, on the fourth side, a flat stack of boxes, as there was no room for another stand. It is named after a chocolate box. When La Doce jumps, the concrete moves, and the local view is that it does not tremble, it beats. The Twelfth Man has been a title here since the European tour of 1925, when one supporter, Victoriano Caffarena, travelled with the team and did everything but play. The day of the Boca fan is, naturally, the twelfth of December.',
      'Diego Maradona kept a box; Juan Román Riquelme kept the ball. The approach runs from Parque Lezama down Almirante Brown, or by Caminito, past tin houses painted with what the shipyard had left over, and the smoke of choripán. River Plate was born in the same streets and moved to a better address, which has been held against it in every Superclásico since.',
    ],
    ar: [
      'خمسة فتيان من أبناء مهاجري جنوى جلسوا على مقعد في ساحة سوليس يوم 3 أبريل 1905 وأسسوا بوكا. اختلفوا على اللون، فاتفقوا على علم أول سفينة تدخل الميناء، فدخلت سفينة سويدية، وهكذا جاء الأزرق والذهبي إلى بوينس آيرس.',
      'حُشر ملعب «لا بومبونيرا» بين بيوت لا بوكا عام 1940: ثلاثة مدرجات شاهقة وجدار مقصورات مستقيم، فأشبه علبة الشوكولاتة وأخذ اسمها. حين يقفز مدرج «لا دوسي» تتحرك الخرسانة، ويقول أهلها إن الملعب لا يهتز بل ينبض. واللاعب الثاني عشر هنا شخص حقيقي: فيكتوريانو كافارينا الذي رافق الفريق في جولة أوروبا 1925 وخدمه في كل شيء، ولهذا جاء عيد مشجعي بوكا يوم 12 ديسمبر.',
      'كان لمارادونا مقصورته ولريكيلمي كرته التي لا تُؤخذ منه. يمشي الناس من حديقة ليزاما نزولًا، أو عبر كامينيتو وبيوته المطلية ببقايا طلاء السفن، ودخان التشوريبان دليلهم. أما ريفر بليت فوُلد في الحي نفسه ثم غادر إلى الشمال، وتلك لا تُغتفر في أي سوبركلاسيكو. ويُشاهَد «السوبر» في بيوتنا قبيل الفجر أحيانًا.',
    ],
  },
  venue: { en: 'La Bombonera', ar: 'لا بومبونيرا' },
  city: { en: 'Buenos Aires', ar: 'بوينس آيرس' },
  country: { en: 'Argentina', ar: 'الأرجنتين' },
  founded: '1905-04-03',
  sameAs: ['https://www.bocajuniors.com.ar'],
  honoursTo: 2025,
  honours: [
    { count: 35, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
    { count: 6, title: { en: 'Copa Libertadores titles', ar: 'كؤوس ليبرتادوريس' } },
  ],
  sources: [
    {
      fact: 'League titles 35, Copa Libertadores titles 6, to 2025',
      read: ['stored file 68523482981: honours of clubs', 'stored file 61378654036: honours of clubs'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
