import type { z } from 'zod';
import type { sportSchema } from '../schema.ts';

/** Racing and outdoor sports. */
export const racing: z.input<typeof sportSchema>[] = [
  {
    slug: 'motorsport',
    label: { en: 'Motorsport', ar: 'رياضة المحركات' },
    aliases: { en: ['Motor racing', 'Racing cars'], ar: ['سباق السيارات', 'سباقات السيارات', 'الراليات'] },
    schemaSport: 'Auto Racing',
    sides: 'teams',
    intro: {
      en: 'From rally stages at dawn to a full day and night at Le Mans, motorsport asks for flasks, folding chairs and people to share the waiting with. Each series has its own tribe and its own smell of fuel. Somebody has to set the alarm, and somebody else to bring the second flask.',
      ar: 'من مراحل الراليات مع الفجر إلى أربع وعشرين ساعة في لومان، تحتاج رياضة المحركات إلى ترمس قهوة وكرسي قابل للطي ورفقة تقاسمك الانتظار. لكل سلسلة أهلها ورائحة وقودها. ومن حضر رالي داكار في صحراء السعودية يعرف المعنى.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'f1',
    label: { en: 'F1', ar: 'الفورمولا 1' },
    aliases: {
      en: ['Formula 1', 'Formula One', 'Grand Prix'],
      ar: [
        'الفورمولا',
        'فورمولا ون',
        'الفورمولا وان',
        'إف 1',
        // In one word, so that the name of the city alone finds its clubs first.
        'سباقجدة',
        'حلبةجدة',
        'جائزة السعودية الكبرى',
      ],
    },
    schemaSport: 'Auto Racing',
    sides: 'teams',
    intro: {
      en: 'Five red lights, then two hours of tyres, undercuts and team radio. F1 fans follow a calendar that circles the planet, so race day can mean breakfast, dinner or the middle of the night. At the next start nobody beside you will need “box, box” explained.',
      ar: 'خمسة أضواء حمراء، ثم سباق من الإطارات والحيل في محطات التوقف وأحاديث اللاسلكي. روزنامة الفورمولا 1 تدور حول الأرض، وقد عرف كورنيش جدة سباقها الليلي أول مرة في 2021. شاهد الانطلاقة القادمة مع من يعرف معنى «بوكس، بوكس».',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'horse-racing',
    label: { en: 'Horse Racing', ar: 'سباقات الخيل' },
    aliases: { en: ['The races', 'Racehorses', 'Turf'], ar: ['سباق الخيل', 'الخيل'] },
    intro: {
      en: 'Two minutes on the flat or four miles over fences, and a whole day around it: the paddock, the picnic, the best hat. Racing is a day out first, and a day out needs company. Pick a meeting, a hat and a horse with a silly name, and argue about it together.',
      ar: 'دقيقتان على المضمار المستوي أو أكثر من 6000 متر فوق الحواجز، وحولها يوم كامل بين ساحة العرض والمدرجات. وللخيل عند العرب مكانة لا تحتاج إلى شرح، وكأس السعودية شاهد عليها. يوم السباق القادم يحتاج إلى رفقة تختلف معها على الجواد، في الميدان أو أمام الشاشة.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'running',
    label: { en: 'Running', ar: 'الجري' },
    aliases: { en: ['Jogging', 'Marathon'], ar: ['الركض', 'الماراثون', 'الهرولة'] },
    intro: {
      en: 'Nobody needs a ticket for a marathon: the stand is every pavement along 42.195 km. Runners cheer for strangers, and strangers remember it for years. Some come to run with a crew, others to shout from a corner with a cowbell.',
      ar: 'لا تحتاج إلى تذكرة لتشاهد ماراثونًا، فالمدرج كل رصيف على امتداد 42.195 كم. العدّاء يشجع من لا يعرفه، ومن شُجّع لا ينسى. والناس هنا صنفان: من يركض مع مجموعته، ومن يكفيه رصيف وصوت عالٍ.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'cycling',
    label: { en: 'Cycling', ar: 'الدراجات' },
    aliases: { en: ['Road cycling', 'Bike racing'], ar: ['الدراجات الهوائية', 'السيكل'] },
    intro: {
      en: 'The riders pass in seconds. The day on the mountain lasts from breakfast to dusk. Cycling fans paint the road, park the van and share whatever is on the stove. A mountain stage wants a van, and a Sunday café ride only a second wheel to follow.',
      ar: 'يمر الدراجون في ثوانٍ، أما يومك على سفح الجبل فمن الفطور إلى الغروب. جمهور الدراجات يكتب الأسماء على الإسفلت ويتقاسم ما على الموقد. رفقتك لمرحلة من الطوافات الكبرى أو لجولة الجمعة الصباحية تبدأ من هنا.',
    },
    updated: '2026-11-29',
  },
  {
    slug: 'mountain-biking',
    label: { en: 'Mountain Biking', ar: 'الدراجات الجبلية' },
    aliases: { en: ['MTB', 'Mountain bikes'], ar: ['دراجات الجبال'] },
    intro: {
      en: 'Roots, rock gardens and a line only you can see. Downhill crowds hang cowbells on the fences and run beside the track for a better view of the drop. Ride the trail in threes, and bring a bell of your own to the World Cup round.',
      ar: 'جذور وصخور ومسار لا يراه سواك. جمهور النزول السريع يقرع الأجراس على السياج ويركض بمحاذاة المسار ليرى القفزة عن قرب. المسار أجمل بثلاثة، وجولة كأس العالم أعلى صوتًا بجرس تحمله معك.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'rowing',
    label: { en: 'Rowing', ar: 'التجديف' },
    aliases: { en: ['Sculling', 'Regatta'], ar: [] },
    intro: {
      en: 'Eight backs, one rhythm and a cox who does the shouting. Rowing is watched from bridges and towpaths, and by cyclists who keep up with the boats. Before the next regatta there is one thing to settle: which bridge.',
      ar: 'ثمانية مجدّفين بإيقاع واحد، وموجّه يتكفّل بالصراخ. يُشاهَد التجديف من فوق الجسور وعلى ضفاف النهر، ومن الجمهور من يرافق القوارب بدراجته. اتفق مع رفاقك على الجسر قبل السباق القادم.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'equestrian',
    label: { en: 'Equestrian', ar: 'الفروسية' },
    aliases: { en: ['Show jumping', 'Dressage', 'Horse riding'], ar: ['قفز الحواجز', 'ركوب الخيل'] },
    intro: {
      en: 'Jumping, dressage and eventing: the Olympic sport in which horse and rider are judged as one, and women and men compete as equals. A clear round is followed in a silence you can hear. Walk the course before the start, and bring somebody to disagree about the strides.',
      ar: 'قفز الحواجز والترويض والفروسية الشاملة: الرياضة الأولمبية التي يتقاسم فيها الفارس الإنجاز مع جواده ويتنافس فيها الرجال والنساء على حد سواء. وفي الجولة النظيفة صمت تكاد تسمعه. امشِ على المسار قبل البداية، ومعك من يخالفك في عدد الخطوات.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'swimming',
    label: { en: 'Swimming', ar: 'السباحة' },
    aliases: { en: ['Swim'], ar: [] },
    intro: {
      en: 'Eight lanes, a hand on the wall and a result decided by a fingernail. In the stands the noise starts underwater and ends with the scoreboard. Up there sit parents, club mates and a few who know every split by heart.',
      ar: 'ثماني حارات ولمسة على الجدار ونتيجة يحسمها طرف إصبع. في المدرج يعلو الصوت مع الانقلابة الأخيرة وينتهي عند لوحة النتائج. هنا سيجتمع أهل المسبح: الآباء ورفاق النادي وحفظة الأزمنة.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'outdoor-swimming',
    label: { en: 'Outdoor Swimming', ar: 'السباحة في المياه المفتوحة' },
    aliases: {
      en: ['Wild swimming', 'Open water swimming', 'Cold water swimming'],
      ar: ['السباحة في البحر', 'المياه المفتوحة'],
    },
    schemaSport: 'Open Water Swimming',
    intro: {
      en: 'Lidos, lakes and a cold sea before work. Outdoor swimmers never go in alone, and the hot drink afterwards is half the sport. Go with a group that knows the tides and the safest way in.',
      ar: 'بحر مع الفجر أو بحيرة بين الجبال وماء أبرد مما توقعت. سباحو المياه المفتوحة لا ينزلون فرادى، والكوب الساخن بعدها نصف الرياضة. انزل مع مجموعة تعرف المد والجزر وأسلم مدخل إلى الماء.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'caving',
    label: { en: 'Caving', ar: 'استكشاف الكهوف' },
    aliases: { en: ['Potholing', 'Spelunking'], ar: ['الكهوف', 'المغارات'] },
    intro: {
      en: 'No stand, no scoreboard and no daylight: a caving trip is shared by lamp and by rope. Clubs pass on routes, knots and the habit of leaving word on the surface. Beginners go down with a club, because nobody caves alone.',
      ar: 'لا مدرج ولا لوحة نتائج ولا ضوء نهار؛ رحلة الكهوف يقتسمها أصحابها بالمصباح والحبل. تنقل الأندية المسالك والعُقد وعادة إخبار من فوق الأرض بموعد العودة. والمبتدئ ينزل مع نادٍ، فلا أحد ينزل كهفًا وحده.',
    },
    updated: '2026-11-27',
  },
];
