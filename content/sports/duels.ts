import type { z } from 'zod';
import type { sportSchema } from '../schema.ts';

/** Sports of one against one, chess, and sports governance. */
export const duels: z.input<typeof sportSchema>[] = [
  {
    slug: 'mma',
    label: { en: 'MMA', ar: 'الفنون القتالية المختلطة' },
    aliases: { en: ['Mixed martial arts', 'Cage fighting'], ar: ['إم إم إيه', 'الفنون القتالية'] },
    schemaSport: 'Mixed Martial Arts',
    intro: {
      en: 'A cage, five-minute rounds and an undercard that real fans never skip. Fight nights start late and end later, and nobody should have to follow a title bout by text message. It wants a room that goes quiet at the walkout.',
      ar: 'قفص وجولات من خمس دقائق ونزالات تمهيدية لا يفوّتها العارفون. ليلة النزال تبدأ متأخرة وتنتهي بعد ذلك بكثير، ونزال اللقب لا يُتابَع بالرسائل. اعثر على مكان يصمت كله لحظة دخول المقاتل.',
    },
    metaDescription: {
      en: 'MMA for company: how a fight night goes, what happens on the ground, and when the main event falls where you live. Never miss the undercard alone.',
      ar: 'الفنون القتالية المختلطة مع رفقة: كيف تمضي ليلة النزالات، وماذا يجري على الأرض، ومتى يقع النزال الرئيسي بتوقيتك.',
    },
    updated: '2026-11-29',
  },
  {
    slug: 'snooker',
    label: { en: 'Snooker', ar: 'السنوكر' },
    aliases: { en: [], ar: [] },
    intro: {
      en: 'Fifteen reds, six colours and a maximum of 147. Snooker crowds know when to hold their breath, and the last black of a deciding frame is worth sharing. A frame needs an opponent, and spring at the Crucible a row of friends on one sofa.',
      ar: 'خمس عشرة كرة حمراء وستة ألوان وأقصى رصيد 147. جمهور السنوكر يعرف متى يكتم أنفاسه، والكرة السوداء في الشوط الحاسم لا تُشاهَد في عزلة. للشوط الودي خصم واحد، ولأيام بطولة العالم صف من الأصحاب على أريكة واحدة.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'wrestling',
    label: { en: 'Wrestling', ar: 'المصارعة' },
    aliases: { en: ['Pro wrestling', 'Professional wrestling'], ar: ['المصارعة الحرة'] },
    intro: {
      en: 'Olympic mats and entrance music live side by side in this sport. Chants, signs and surprise returns are half of the show, and a near fall is nothing without someone to grab by the arm. Bring a sign, a voice and somebody who still believes in the comeback.',
      ar: 'بين بساط الأولمبياد وموسيقى الدخول عالمان في رياضة واحدة. الهتافات واللافتات والعودة المفاجئة نصف العرض، والعدّ حتى اثنين لا طعم له بلا صاحب تمسك بذراعه. واختر ركنك للعرض الكبير القادم.',
    },
    metaDescription: {
      en: 'Wrestling for company: what to shout and when, the great cards of the year, where a family should sit, and the other wrestling, on mat and earth.',
      ar: 'المصارعة مع رفقة: متى تهتف وبماذا، وعروض السنة الكبرى، وأين تجلس العائلة، والمصارعة الأخرى على البساط والتراب.',
    },
    updated: '2026-11-29',
  },
  {
    slug: 'boxing',
    label: { en: 'Boxing', ar: 'الملاكمة' },
    aliases: { en: ['Pugilism'], ar: ['بوكسينج', 'البوكس'] },
    intro: {
      en: 'Twelve rounds of three minutes for the men, ten of two for the women, a minute to breathe and three judges to quarrel with. A big fight empties the street and fills one living room. Keep a card of your own, round by round, and compare it with the next chair’s, whether the ring stands in Las Vegas, London or Riyadh.',
      ar: 'اثنتا عشرة جولة من ثلاث دقائق للرجال، وعشر من دقيقتين للسيدات، ودقيقة لالتقاط الأنفاس، وثلاثة حكام نختلف معهم. صار موسم الرياض عنوانًا لأكبر ليالي الملاكمة، والشارع يفرغ حين يدق الجرس. احسب النقاط جولة بجولة، وقارن ورقتك بورقة جارك.',
    },
    sources: [
      {
        fact: 'World titles: men twelve rounds of three minutes, women ten of two',
        read: [
          'https://www.espn.com/boxing/story/_/id/38338706/serrano-ramos-women-title-bout-set-12-three-minute-rounds',
          'https://fightnews.com/women-demand-12-round-fights/153595',
        ],
      },
    ],
    updated: '2026-11-29',
  },
  {
    slug: 'bowls',
    label: { en: 'Bowls', ar: 'بولينج العشب' },
    aliases: { en: ['Lawn bowls'], ar: ['كرات البولز', 'بولز العشب'] },
    intro: {
      en: 'A small white jack, a biased wood and a green that rewards patience. Bowls is where grandparents beat their grandchildren and the tea interval is on the clock. On an open afternoon there is usually a spare set of woods, and somebody to say which way they curve.',
      ar: 'كرة بيضاء صغيرة هي الهدف، وكرات لا تسير في خط مستقيم، وعشب يكافئ الصبور. هنا يغلب الجد حفيده، ولاستراحة الشاي موعدها. اسأل عن عصر مفتوح للزوار، تجد كرات معارة ومن يشرح لك انحناءها.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'chess',
    label: { en: 'Chess', ar: 'الشطرنج' },
    aliases: { en: [], ar: [] },
    intro: {
      en: 'Sixty-four squares, two clocks and a café full of people pretending not to give advice. World title games run for hours and are far better with someone to guess the next move. Any table takes a board, and any coffee a blitz game.',
      ar: 'أربعة وستون مربعًا وساعتان ومقهى مليء بمن يتظاهرون بأنهم لا ينصحون. تمتد مباريات لقب العالم ساعات، وأحلاها مع من يتوقع النقلة القادمة. والمباراة الخاطفة لا تأخذ أكثر من فنجان قهوة.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'darts',
    label: { en: 'Darts', ar: 'الدارتس' },
    aliases: { en: ['Arrows'], ar: ['رمي السهام', 'السهام المريشة'] },
    intro: {
      en: 'From 501 down to a double, with a crowd in fancy dress counting along. Nine perfect darts is the dream of every oche. All it takes is a lit board, a piece of chalk and somebody to do the subtraction.',
      ar: 'من 501 نزولًا حتى الخانة المزدوجة، وجمهور بأزياء تنكرية يعدّ مع كل رمية. تسعة أسهم كاملة حلم كل لاعب. ابحث عن ليلة دوري، أو طاولة في الصالة، أو مكان لوحته مضاءة.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'golf',
    label: { en: 'Golf', ar: 'الجولف' },
    aliases: { en: ['Golfing'], ar: ['القولف'] },
    intro: {
      en: 'Eighteen holes, four rounds and a Sunday back nine that can undo it all. Galleries walk miles with one group and whisper like a library. The tee time wants a fourth, and the last round of a major a long sofa.',
      ar: 'ثماني عشرة حفرة وأربع جولات، وتسع حفر أخيرة يوم الأحد قد تقلب كل شيء. جمهور الجولف يمشي كيلومترات خلف لاعبه ويهمس كأنه في مكتبة. اعثر على لاعب رابع للجولة، أو طاولة لليوم الأخير من بطولة كبرى.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'tennis',
    label: { en: 'Tennis', ar: 'التنس' },
    aliases: { en: ['Lawn tennis'], ar: ['كرة المضرب'] },
    intro: {
      en: 'Love, deuce, advantage: a scoring system only fans could adore. Grand Slam fortnights move from Melbourne to Paris, London and New York, and the queue for a ticket is a friendship machine. Until then a wall will do, but a hitting partner answers back.',
      ar: 'تعادل ثم أفضلية ثم تعادل من جديد؛ نظام نقاط لا يحبه إلا عشاقه. تنتقل البطولات الأربع الكبرى بين ملبورن وباريس ولندن ونيويورك، وطابور التذاكر وحده يصنع صداقات. ستجد هنا شريكًا للعب، أو شاشة كبيرة لليلة النهائي.',
    },
    metaDescription: {
      en: 'Tennis for company: why fifteen, thirty and forty, how a crowd behaves, and when the four great tournaments fall in your day. Bring a hitting partner.',
      ar: 'التنس مع رفقة: لماذا 15 و30 و40، وكيف يتصرف المدرج، ومتى تقع البطولات الأربع الكبرى في يومك. ومعها شريك للعب.',
    },
    updated: '2026-11-29',
  },
  {
    slug: 'pickleball',
    label: { en: 'Pickleball', ar: 'البيكلبول' },
    intro: {
      en: 'A paddle, a plastic ball with holes and a kitchen you must not volley in. Pickleball is learned in an afternoon and played by three generations on one court. A game takes four, so most evenings begin with a message: one short.',
      ar: 'مضرب وكرة بلاستيكية مثقبة ومنطقة قرب الشبكة لا تُضرب فيها الكرة طائرة. تتعلمها في عصر واحد ويلعبها ثلاثة أجيال على ملعب واحد. اللعب لأربعة، فأول رسالة في كل مساء: ينقصنا واحد.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'padel',
    label: { en: 'Padel', ar: 'البادل' },
    aliases: { en: ['Paddle tennis'], ar: ['بادل تنس'] },
    intro: {
      en: 'Four players, twenty metres by ten, and glass that gives you a second chance at the ball. The serve goes underhand, the scoring is tennis’s, and the one real quarrel is over whose ball it was. Courts in the Gulf are lit until late, and the fourth player is always ten minutes away.',
      ar: 'أربعة لاعبين وملعب عشرون مترًا في عشرة، وزجاج يعيد إليك الكرة التي فاتتك. الإرسال من تحت الخصر والنقاط كالتنس، والخلاف كله: كرتي أم كرتك؟ ملاعبه في الخليج مضاءة إلى آخر الليل، والرابع دائمًا «في الطريق».',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'fencing',
    label: { en: 'Fencing', ar: 'المبارزة' },
    aliases: { en: ['Épée', 'Foil', 'Sabre'], ar: ['سلاح الشيش', 'الشيش'] },
    intro: {
      en: 'Foil, épée and sabre: three weapons, one narrow piste and touches too fast for the eye. Fencing has been at every modern Olympic Games since 1896, yet most people have never seen a bout up close. One guest evening at a salle, in a borrowed mask, will put that right.',
      ar: 'الشيش والإبيه والسيبر: ثلاثة أسلحة وممر ضيق ولمسات أسرع من العين. المبارزة حاضرة في كل الألعاب الأولمبية الحديثة منذ 1896، ومع ذلك قلّ من شاهدها عن قرب. أمسية واحدة للضيوف وقناع معار، وتراها من مكانها الصحيح.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'sports-governance',
    label: { en: 'Sports Governance', ar: 'حوكمة الرياضة' },
    aliases: { en: ['Governing bodies'], ar: ['الاتحادات الرياضية'] },
    intro: {
      en: 'Who decides ticket prices, kick-off times and where a club may play? Fan trusts, supporter directors and federations meet in the least glamorous and most lasting part of sport. Somebody has to read the statutes, so that the stand keeps its voice.',
      ar: 'من يقرر سعر التذكرة وموعد المباراة ومكانها؟ في أقل جوانب الرياضة بريقًا وأبقاها أثرًا تلتقي روابط المشجعين وممثلوهم والاتحادات. تعرّف على من يقرأ اللوائح ليبقى للمدرج صوته.',
    },
    metaDescription: {
      en: 'Sports governance for fans: who decides ticket prices, kick-off times and where a club may play, and how supporters get a voice in it.',
      ar: 'حوكمة الرياضة للمشجع: من يقرر سعر التذكرة وموعد المباراة ومكانها، وكيف يصل صوت المدرج إلى من يقرر.',
    },
    updated: '2026-11-29',
  },
];
