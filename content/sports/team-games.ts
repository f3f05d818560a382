import type { z } from 'zod';
import { textUntil } from '../clock/timed-text.ts';
import type { sportSchema } from '../schema.ts';

/** Sports of two teams. */
export const teamGames: z.input<typeof sportSchema>[] = [
  {
    slug: 'football',
    label: { en: 'Football', ar: 'كرة القدم' },
    aliases: {
      en: ['Soccer', 'Footy', 'Footie', 'World Cup'],
      ar: ['الكورة', 'كرة', 'كأس العالم', 'المونديال'],
    },
    schemaSport: 'Soccer',
    intro: {
      en: 'Ninety minutes, two halves and a song for every corner of the ground. Football fans plan their week around kick-off, and the ones who cannot be in the stand still want a room that sounds like it. Somewhere near you the same scarf hangs by a door, whether the club plays in Liverpool, Riyadh or Milan.',
      ar: 'تسعون دقيقة وشوطان وأهزوجة لكل زاوية في المدرج. جمهور الكرة يرتّب أسبوعه على موعد المباراة، ومن فاته المدرج بحث عن مكان لا يقل عنه صخبًا. هنا ستلتقي بمن يرفع شالك، سواء أكان ناديك في الرياض أم جدة أم ليفربول.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'basketball',
    label: { en: 'Basketball', ar: 'كرة السلة' },
    aliases: { en: ['Hoops', 'B-ball'], ar: ['السلة', 'باسكت'] },
    sides: 'teams',
    intro: {
      en: 'A possession lasts twenty-four seconds and a lead can vanish in three. Basketball is best argued about in company: the last shot, the whistle, the trade. With many tip-offs falling in the middle of the European and Gulf night, a few fellow night owls make all the difference.',
      ar: 'الهجمة 24 ثانية، والتقدّم قد يضيع في ثلاث. السلة لعبة نقاش: التسديدة الأخيرة، صافرة الحكم، صفقة الانتقال. وكثير من مباريات أمريكا تبدأ بعد منتصف الليل بتوقيت الخليج، والسهر معها أحلى بصحبة من يفهمها.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'nfl',
    label: { en: 'NFL', ar: 'كرة القدم الأمريكية (NFL)' },
    aliases: {
      en: ['American football', 'Gridiron', 'National Football League'],
      ar: ['القدم الأمريكية', 'الفوتبول الأمريكي', 'إن إف إل'],
    },
    schemaSport: 'American Football',
    sides: 'teams',
    intro: {
      en: 'Four downs, ten yards and a whole Sunday. The NFL turned watching into a ritual of its own, from the tailgate in the car park to the red-zone chatter on the sofa. Far from the stadium, the ritual needs a crowd, and a crowd starts with two.',
      ar: 'أربع محاولات لعشر ياردات ويوم أحد كامل. جعل دوري NFL من المشاهدة موعدًا أسبوعيًا له تقاليده، من ولائم مواقف الملعب إلى صيحات الياردات الأخيرة أمام الشاشة. وبعيدًا عن الملعب تحتاج السهرة إلى رفقة، وستجدها هنا.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'baseball',
    label: { en: 'Baseball', ar: 'البيسبول' },
    aliases: { en: [], ar: [] },
    sides: 'teams',
    intro: {
      en: 'No final whistle, nine innings and 162 games in a regular season: baseball is more a daily habit than an event. It leaves room for talk, scorecards and superstition between pitches. Extra innings pass quicker with somebody who also forgot the time.',
      ar: 'لا صافرة نهاية، بل تسعة أشواط و162 مباراة في الموسم العادي؛ البيسبول عادة يومية أكثر منها حدثًا. وبين كل رمية وأخرى متسع للحديث وتدوين النتائج وقليل من التفاؤل والتشاؤم. الأشواط الإضافية تقصر مع صاحب نسي الوقت مثلك.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'hockey',
    label: { en: 'Hockey', ar: 'هوكي الجليد' },
    aliases: { en: ['Ice hockey'], ar: ['الهوكي'] },
    sides: 'teams',
    intro: {
      en: 'Three periods on ice, shifts shorter than a minute and a puck the camera sometimes loses. Hockey crowds stand, sing the goal horn and grow beards for the play-offs. The nearest rink may be a long drive away, and the next fan of your team round the corner.',
      ar: 'ثلاث فترات على الجليد، وتبديلات لا تُكمل الدقيقة، وقرص تسبق سرعته العدسة أحيانًا. جمهور الهوكي يقف مع بوق الهدف ويطلق لحيته في الأدوار الإقصائية. قد تكون أقرب صالة جليد في مدينة أخرى، وأقرب مشجع في شارعك.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'cricket',
    label: { en: 'Cricket', ar: 'الكريكيت' },
    aliases: { en: ['T20', 'Test cricket'], ar: ['كريكت'] },
    sides: 'teams',
    intro: {
      en: 'Twenty overs in an evening or five days with a break for tea: cricket suits every kind of patience. It travels with its people, so a last-over finish in Mumbai or Lahore is lived at full volume in London, Dubai and Jeddah. Bring the chai, find the screen, argue about the toss.',
      ar: 'عشرون أوفرًا في مساء واحد أو خمسة أيام تتخللها استراحة الشاي؛ في الكريكيت ما يناسب كل صبر. وهي لعبة ترحل مع أهلها، فالأوفر الأخير في مومباي أو لاهور يُعاش بكل حماسه في جدة ودبي ولندن. هات الشاي، واختر الشاشة، واختلف مع رفاقك على القرعة.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'rugby',
    label: { en: 'Rugby', ar: 'الرجبي' },
    aliases: { en: ['Rugby union', 'Rugger'], ar: ['الركبي'] },
    intro: {
      en: 'Fifteen a side or thirteen, union or league, an oval ball that never bounces true. Rugby crowds sit together whatever the shirt, and the third half in the clubhouse counts as much as the first two. It needs no ticket, only somebody who saw the same forward pass.',
      ar: 'خمسة عشر لاعبًا أو ثلاثة عشر، وكرة بيضاوية لا ترتد كما تتوقع. جماهير الرجبي تجلس جنبًا إلى جنب مهما اختلفت القمصان. و«الشوط الثالث» بعد المباراة لا يقل شأنًا عن الشوطين. وشوطك الثالث قد يكون على بُعد شارعين.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'kabaddi',
    label: { en: 'Kabaddi', ar: 'الكابادي' },
    aliases: { en: ['Kabadi'], ar: ['كبادي'] },
    sides: 'teams',
    intro: {
      en: 'One raider, one breath, seven defenders and the word kabaddi repeated until the line is crossed. A village game of South Asia grew into packed indoor arenas and prime-time nights. Hold yours with the raider, in company, and let it out together.',
      ar: 'مهاجم واحد ونَفَس واحد وسبعة مدافعين، وكلمة «كابادي» تتكرر حتى يعود إلى خطه. لعبة القرى في جنوب آسيا صارت صالات ممتلئة وليالي في ذروة المشاهدة. احبس أنفاسك مع المهاجم، ولا تطلقها إلا والجميع معك.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'lacrosse',
    label: { en: 'Lacrosse', ar: 'اللاكروس' },
    aliases: { en: ['Lax'], ar: [] },
    sides: 'teams',
    intro: {
      get en() {
        return `A ball, a netted stick and a game first played by Indigenous nations of North America, who still compete under their own flag. Lacrosse is fast, physical and closer-knit than most sports, so one new friend often means a whole club. It ${textUntil('2028-07-30', 'returns', 'returned')} to the Olympic programme in Los Angeles in 2028.`;
      },
      get ar() {
        return `كرة وعصا بشبكة ولعبة وُلدت عند الشعوب الأصلية في أمريكا الشمالية، وما زالت تنافس فيها بعلمها. اللاكروس سريعة وقوية ومجتمعها متقارب، فصديق جديد واحد يعني غالبًا ناديًا كاملًا. ${textUntil('2028-07-30', 'وتعود', 'وعادت')} إلى البرنامج الأولمبي في لوس أنجلوس 2028.`;
      },
    },
    updated: '2026-11-27',
  },
  {
    slug: 'volleyball',
    label: { en: 'Volleyball', ar: 'الكرة الطائرة' },
    aliases: { en: ['Volley', 'Beach volleyball'], ar: ['الطائرة', 'الطائرة الشاطئية'] },
    intro: {
      en: 'Six a side, three touches, and one rule that needs no explaining: not the floor. Indoors it is a wall of hands and a ball you hear before you see it. At a Saudi rest house it is a net between two posts and cousins who serve in order of age. Fifteen points settle the fifth set, and that is where the voice goes too.',
      ar: 'ستة لاعبين وثلاث لمسات وقاعدة واحدة لا تحتاج إلى شرح: لا تدعها تلمس الأرض. في الصالة حائط من الأيدي وضربة تسمعها قبل أن تراها، وفي الاستراحة شبكة بين عمودين وأبناء عم يرسلون بترتيب السن. والمجموعة الخامسة إلى خمس عشرة نقطة فقط، وفيها يضيع الصوت.',
    },
    metaDescription: {
      en: 'Volleyball for company: how to read a rally, what the hall sounds like, the season from the clubs to the Nations League, and the game at a Saudi rest house.',
      ar: 'الكرة الطائرة مع رفقة: كيف تقرأ النقطة، وكيف يهتف أهل الصالة، والموسم من الأندية إلى دوري الأمم، وشبكة الاستراحة.',
    },
    updated: '2026-11-29',
  },
];
