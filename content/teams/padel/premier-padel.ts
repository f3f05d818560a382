import type { TeamEntry } from '../../schema.ts';

export const premierPadel: TeamEntry = {
  slug: 'premier-padel',
  name: { en: 'Premier Padel', ar: 'بريمير بادل' },
  aliases: { en: ['Padel tour', 'Riyadh P1'], ar: ['بطولة الرياض للبادل', 'جولة البادل'] },
  sport: 'padel',
  kind: 'competition',
  short: { en: 'WALL', ar: 'بادل' },
  badge: { colours: ['#0E4C9C', '#D8F24A'], pattern: 'halves' },
  description: {
    en: 'Premier Padel in company: four players, walls of glass, a smash that leaves the court, and a seat beside you when the tour comes by.',
    ar: 'بريمير بادل مع الرفقة: أربعة لاعبين وجدران من زجاج وكرة تغادر الملعب كله، ومقعد بجانبك حين تصل الجولة إلى الرياض.',
  },
  story: {
    en: [
      'Two tours were one too many. The World Padel Tour had run the professional game since 2013. In February 2022 the federation and the players, with a backer from Doha, announced their own, and by July the pairs were walking out at Roland-Garros, a court of glass in the house of clay. For a year and a half there were two calendars and a good deal of argument. In August 2023 the newcomer bought the older tour, and since 2024 everybody has played under one name, women and men at the same tournaments.',
      'Riyadh opened the season three years running, from 2024 to 2026, on the Padel Rush courts in Boulevard City. Juan Lebrón and Alejandro Galán won the first men’s final there in three sets. Arturo Coello and Agustín Tapia lost that night, came back the next February to win, and won again the February after. In the second of those winters Cristiano Ronaldo sat by the glass and cheered two Portuguese brothers through qualifying, like any father at a school match.',
      'The four Majors go to Doha, Rome, Roland-Garros and Acapulco, and the last is a homecoming: there, in 1969, Enrique Corcuera walled in the court at his house so that the ball would stop getting lost among the plants, and found that the wall was the best part. Friends took the game to Spain, and from there to Argentina. Regulars avoid the side. They sit behind the back glass, where the ball comes straight at your face and then thinks better of it. When a smash goes out over the wall they do not look up after it. They look at the door, because somebody may be about to come through it at a run.',
    ],
    ar: [
      'جولتان في لعبة واحدة أكثر مما تحتمل. كانت «وورلد بادل تور» تدير لعبة المحترفين منذ 2013، ثم جاء الاتحاد الدولي واللاعبون في فبراير 2022 ومعهم ممول من الدوحة فأعلنوا جولتهم، وفي يوليو من العام نفسه دخلوا رولان غاروس: ملعب من زجاج في بيت التراب. وبعد عام ونصف من روزنامتين وخلاف طويل اشترت الجديدة القديمة، ومنذ 2024 يلعب الجميع تحت اسم واحد، والسيدات والرجال في البطولة نفسها.',
      'وللرياض فيها شرف الافتتاح: من هنا بدأ الموسم ثلاثة أعوام متتالية، من 2024 إلى 2026، على ملاعب «بادل رش» في بوليفارد سيتي. فاز خوان ليبرون وأليخاندرو غالان بأول نهائي للرجال في ثلاث مجموعات. وأرتورو كويلو وأغوستين تابيا خسرا ليلتها، ثم عادا في فبراير التالي فأخذا اللقب، وأخذاه في الذي يليه. وفي الشتاء الثاني منها جلس كريستيانو رونالدو قرب الزجاج يشجع شقيقين من البرتغال في التصفيات، كأي أب في مباراة مدرسة.',
      'البطولات الأربع الكبرى في الدوحة وروما ورولان غاروس وأكابولكو، والأخيرة عودة إلى البيت: هناك سوّر إنريكي كوركويرا ملعب بيته عام 1969 حتى لا تضيع الكرة بين الشجر، ثم رأى أن الجدار أجمل ما فيه، وحمل الأصدقاء اللعبة إلى إسبانيا، ومنها إلى الأرجنتين. وأهل الخبرة لا يجلسون على الجانب، بل خلف الزجاج الأخير، حيث تأتي الكرة إلى وجهك ثم تغيّر رأيها. وإذا خرجت ضربة من فوق الجدار لم ينظروا إليها، بل إلى الباب، فقد يخرج منه لاعب يركض خلفها.',
    ],
  },
  founded: '2022',
  sameAs: ['https://premierpadel.com/'],
  sources: [
    {
      fact: 'From Acapulco to Spain and Argentina',
      read: [
        'http://clubsdepadel.com/informacion-padel/inicios-padel/',
        'http://www.larazon.es/homenaje-a-enrique-corcuera-inventor-del-pad-IK7905082',
      ],
    },
  ],
  asOf: '2026-11-27',
  updated: '2026-11-29',
};
