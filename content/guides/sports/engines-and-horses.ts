import { launchText } from '../../clock/timed-text.ts';
import type { GuideEntry } from '../../schema.ts';

export const enginesAndHorses: GuideEntry[] = [
  {
    slug: 'motorsport',
    asOf: '2026-11-21',
    heading: { en: 'The waiting is the sport', ar: 'الانتظار نصف المتعة' },
    passages: [
      {
        title: { en: 'A day beside the track', ar: 'يوم بجانب المسار' },
        text: {
          en: 'You hear it long before you see it: an echo in the valley, a whistle from the marshal, then a car going by sideways and everybody turning to ask whether you got the picture. After that, tea. Circuit racing is noisier and more sociable. Campsites have flags on poles, barbecues and somebody’s generator. At Le Mans people sleep in shifts. At American ovals fans listen to the drivers’ radios on scanners and walk the infield like a village.',
          ar: 'تسمعها قبل أن تراها: صدى في الوادي، ثم صافرة المنظّم، ثم سيارة تعبر منحرفة، ثم يلتفت الجميع يسأل بعضهم بعضًا: هل صوّرتها؟ وبعدها القهوة. أما الحلبات فأعلى صوتًا وأكثر ألفة: خيام وأعلام على سوارٍ طويلة وشواء. وفي لومان ينام الناس بالتناوب، وعلى المضامير البيضاوية في أمريكا يستمع الجمهور إلى لاسلكي السائقين بأجهزة صغيرة.',
        },
      },
      {
        title: { en: 'What goes in the bag', ar: 'حقيبة اليوم' },
        text: {
          en: 'Pack for twelve hours in any weather:',
          ar: 'جهّز لنهار كامل وبعض الليل:',
        },
        points: [
          { en: 'ear defenders, for children before anyone else', ar: 'واقيات الأذن، وللصغار قبل الكبار' },
          {
            en: 'a folding chair, a flask and food that survives a hill',
            ar: 'كرسي يُطوى وترمس وطعام يتحمل الطريق',
          },
          {
            en: 'boots and a waterproof, even with a fine forecast',
            ar: 'حذاء متين وسترة، فالليل في الصحراء بارد والجبل لا يُؤمَن',
          },
          {
            en: 'a small radio or the live timing, or you will not know who leads',
            ar: 'راديو أو شاشة التوقيت، وإلا فلن تعرف من المتصدر',
          },
        ],
      },
      {
        title: { en: 'The year in places', ar: 'السنة بالأماكن' },
        text: {
          en: 'January is the Dakar, which has crossed the Saudi desert since 2020: fans drive out to the bivouac towns and watch from dunes. May is Indianapolis, June Le Mans and the Isle of Man, high summer the jumps of Finland. Motorcycle Sundays turn hillsides in Tuscany and Catalonia yellow or red. In the Gulf, drag nights and drifting draw crowds who came in the car they would like to race.',
          ar: 'يناير لرالي داكار الذي يعبر صحراء السعودية منذ 2020، يخرج إليه أهل المدن بسياراتهم ويشاهدونه من فوق الكثبان. ومايو لإنديانابوليس، ويونيو للومان، والصيف لقفزات غابات فنلندا. وأيام الدراجات النارية تصبغ تلال توسكانا بالأصفر والأحمر. وفي الخليج ليالي الدريفت والتسارع، وكل من فيها جاء بسيارة يتمنى لو سابق بها. وللهدوء سباقات الكارتينغ صباح العطلة، وهناك يكتشف الأب أن ابنه أسرع منه منذ زمن.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'Where is it safe to stand on a rally stage?', ar: 'أين أقف بأمان في الرالي؟' },
        answer: {
          en: 'Where the marshals put you: high up, behind the tape, with a way back, and not on the outside of a bend. Keep your eyes on the road, not on the screen of your phone.',
          ar: 'حيث يوقفك المنظّمون: على مرتفع خلف الشريط، ووراءك مخرج، لا عند الطرف الخارجي للمنعطف. وعينك على الطريق لا على شاشة جوالك.',
        },
      },
      {
        question: { en: 'Is F1 part of this?', ar: 'هل الفورمولا 1 ضمنها؟' },
        answer: {
          en: 'It has a page to itself. Here you find rallying, endurance, motorcycles, stock cars and anything else with a number on it.',
          ar: 'لها صفحتها. وهنا الراليات وسباقات التحمل والدراجات النارية وناسكار وكل ما على بابه رقم.',
        },
      },
    ],
  },
  {
    slug: 'f1',
    asOf: '2026-11-21',
    heading: { en: 'Lights out, phones down', ar: 'انطفأت الأضواء، فضع الجوال' },
    passages: [
      {
        title: { en: 'Three days, one table', ar: 'ثلاثة أيام وطاولة واحدة' },
        text: {
          en: 'Friday is for guessing, Saturday for one perfect lap, Sunday for finding out. A good room has two screens, the race on the large one and the timing on the other, and someone who knows which tyre is whose. The last minute before the start is silent. After that it is all speech: pit now or wait, team orders or not, whether the stewards have been asleep. On sprint weekends the argument begins a day early.',
          ar: 'الجمعة للتخمين، والسبت للفة كاملة بلا خطأ، والأحد للحقيقة. المجلس الجيد فيه شاشتان: السباق على الكبيرة والتوقيت على الأخرى، ورجل يحفظ إطارات الجميع. في الدقيقة الأخيرة قبل الانطلاق لا يتكلم أحد. ثم لا يسكت أحد: هل يدخل الآن أم ينتظر؟ وهل جاءته الأوامر من الفريق؟ وفي أسابيع سباقات السرعة يبدأ الجدل قبلها بيوم.',
        },
      },
      {
        title: { en: 'Crowds with a colour', ar: 'لكل حلبة لون' },
        text: {
          en: 'Monza is red, and when the race ends the tifosi run up the track to the podium. Zandvoort was orange smoke and brass bands. Silverstone is mud, camp chairs and flags for home drivers; Suzuka is hand-made hats, some with a rear wing that opens. In Montreal people walk over from the metro. Wear a team cap and mean it: it starts a conversation before you have reached the gate.',
          ar: 'مونزا حمراء، وحين ينتهي السباق يركض «التيفوزي» على المضمار حتى منصة التتويج. سيلفرستون طين وكراسيّ رحلات، وسوزوكا قبعات من صنع أصحابها في بعضها جناح يُفتح ويُغلق. أما سباقات الخليج حين تُقام، في البحرين وجدة ولوسيل وأبوظبي، فتحت الأضواء، بعائلات ودلال قهوة وموسيقى بعد السباق. البس قبعة فريقك، فهي أول سلام بينك وبين من في الطابور.',
        },
      },
      {
        title: { en: 'What time is it?', ar: 'كم الساعة عندك؟' },
        text: {
          en: 'European rounds are Sunday lunch in Britain and mid-afternoon in Jeddah. Australia and Japan are for alarm clocks. Austin and São Paulo keep the Gulf up on a Sunday night, and Americans have made breakfast part of the sport.',
          ar: 'سباقات أوروبا عصرًا بتوقيت الرياض، وسباقات الخليج في أول الليل، وهي أهون المواعيد. أستراليا واليابان لأهل الفجر، والأمريكتان لمن يؤجل نومه. وإن فاتك السباق فأغلق جوالك قبل أن تشاهد الإعادة، فالنتيجة تسبقك إلى كل مجموعة، ولا أحد يرحم المتأخر. ورتّب عشاءك على موعد الأضواء الحمراء لا قبله.',
        },
      },
    ],
    questions: [
      {
        question: {
          en: 'Are there watch parties for qualifying and sprints too?',
          ar: 'هل هناك تجمّعات للتجارب التأهيلية وسباقات السرعة؟',
        },
        answer: {
          get en() {
            return `A host ${launchText('will be able to open a party for any session, from Friday practice to the chequered flag, and times will be shown', 'can open a party for any session, from Friday practice to the chequered flag, and times are shown')} in your own zone.`;
          },
          get ar() {
            return `${launchText('سيكون للمضيف', 'للمضيف')} أن يفتح تجمّعه لأي فترة، من تجارب الجمعة إلى العلم الشطرنجي، والمواعيد بتوقيتك.`;
          },
        },
      },
      {
        question: {
          en: 'I follow a driver, not a team. Does that work?',
          ar: 'أشجع سائقًا لا فريقًا، فهل يناسبني؟',
        },
        answer: {
          en: 'It does. Write the driver as your team when you sign up. What matters is finding those who leave their seats at the same overtake.',
          ar: 'نعم. اكتب اسم السائق في خانة الفريق عند التسجيل، فالمهم أن تجد من يقفز من مقعده للتجاوز نفسه.',
        },
      },
      {
        question: { en: 'What does “box, box” mean?', ar: 'ما معنى «بوكس، بوكس»؟' },
        answer: {
          en: 'Come into the pits this lap. It is said twice so that it is heard over the engine. An undercut is stopping before your rival and passing him on fresh tyres while he is still out on old ones.',
          ar: 'ادخل محطة التوقف في هذه اللفة، وتُقال مرتين لتُسمع فوق صوت المحرك. أما «الأندركت» فأن تتوقف قبل خصمك وتسبقه بإطارات جديدة وهو ما زال على القديمة.',
        },
      },
    ],
  },
  {
    slug: 'horse-racing',
    asOf: '2026-11-21',
    heading: { en: 'A day out with a race every half-hour', ar: 'نهار كامل وسباق كل نصف ساعة' },
    passages: [
      {
        title: { en: 'The walk between races', ar: 'بين سباق وآخر' },
        text: {
          en: 'A race meeting is a circle. You see the runners in the paddock, lean on the rail as they canter down, find a place near the post, shout, and walk back to watch the winner unsaddled. Then you do it again, six or seven times. Regulars look at ears, walk and sweat; beginners choose a name or a jockey’s silks, and do no worse than most.',
          ar: 'يوم السباق دائرة: ترى الخيل في ساحة العرض، ثم تتكئ على السياج وهي تنزل إلى نقطة الانطلاق، ثم تقف قرب خط النهاية وتهتف، ثم تعود لترى الفائز يُنزع عنه سرجه. ثم تدور الدائرة من جديد. أهل الخبرة ينظرون إلى الأذن والخطوة والعرق، والمبتدئ يختار اسمًا أعجبه أو لون قميص الفارس، وكثيرًا ما يصيب.',
        },
      },
      {
        title: { en: 'What to wear', ar: 'ماذا تلبس' },
        text: {
          en: 'Read the badge before you pack. Some enclosures ask for a hat or a tie, most for neither. On the flat in summer it is linen and something on the head; over jumps in winter it is tweed, wool and shoes that have met mud. In Kentucky hats are a competition of their own, and at the Saudi Cup guests come in the dress of their region.',
          ar: 'اقرأ شروط بطاقتك قبل أن تجهّز ثيابك، فبعض المدرجات تطلب قبعة أو ربطة عنق وأكثرها لا يطلب. في مهرجانات الصيف قبعات كأنها حدائق، وفي سباقات الشتاء صوف وحذاء لا يخاف الطين. وفي كأس السعودية يأتي الضيوف بأزياء المناطق: الزبون الحجازي وثوب النشل والبشت، فكأن المدرج معرض تراث.',
        },
      },
      {
        title: { en: 'The year', ar: 'مواسم الخيل' },
        text: {
          en: 'Riyadh and Mumbai’s Mahalaxmi in February, Cheltenham in March, Aintree in April, Churchill Downs on the first Saturday in May, Epsom and Royal Ascot in June, York in August, Paris on the first Sunday in October, Melbourne on the first Tuesday in November. Away from the course, a big race takes a few minutes: invite people for lunch and let each draw a horse from the hat.',
          ar: 'فبراير لكأس السعودية في ميدان الملك عبدالعزيز بالجنادرية، ومارس لدبي وتشلتنهام، ثم إينتري في أبريل وكنتاكي في أول سبت من مايو، وأسكوت في يونيو وباريس في مطلع أكتوبر. وبين هذه المواعيد ليالي السباق الأسبوعية في الرياض، وفي الطائف صيفًا. والخيل العربية في المملكة تسابق باسمها، فللأصيلة أشواط لا يدخلها سواها. زر الميدان مرة وستحفظ الطريق.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'What does “the going” mean?', ar: 'ما الفرق بين سباق العشب وسباق الرمل؟' },
        answer: {
          en: 'How hard the ground is: firm, good, soft, heavy. Each horse has its weather, which is why people look at the sky before the race card.',
          ar: 'العشب أسرع على خيل وأبطأ على غيرها بحسب المطر، والرمل يقذف في وجه من تأخر. لكل جواد أرضه، ولذلك ينظر العارفون إلى السماء قبل القائمة.',
        },
      },
      {
        question: { en: 'May I bring children?', ar: 'هل المكان مناسب للعائلة؟' },
        answer: {
          en: 'On most days yes, and they see the horses closer than the grown-ups do. Big festival days are crowded and some enclosures are for adults. Look before you book.',
          ar: 'في أغلب الأيام نعم، والصغار يرون الخيل من أقرب مكان. واسأل قبل الحجز في أيام المهرجانات الكبرى، فهي مزدحمة.',
        },
      },
      {
        question: { en: 'Is it all about betting?', ar: 'هل يعني الحضور المراهنة؟' },
        answer: {
          en: 'No. Plenty of people go for the horses and never see the ring. SportBuddy will not take or arrange bets.',
          ar: 'لا. يحضر كثيرون من أجل الخيل وحدها، وسباقات المملكة بلا مراهنات. ولن يكون في SportBuddy رهان من أي نوع.',
        },
      },
    ],
  },
  {
    slug: 'equestrian',
    asOf: '2026-11-21',
    heading: { en: 'Silence, then applause', ar: 'صمت ثم تصفيق' },
    passages: [
      {
        title: { en: 'How to watch a round', ar: 'كيف تشاهد الجولة' },
        text: {
          en: 'Before the jumping the riders walk the course, counting strides between fences, and on some days the public may walk behind. Then the bell goes and the arena breathes in. A pole rattles. It stays up. Somebody behind you lets go of a sleeve. You clap when the last fence is clear and not before. In dressage even a programme is folded quietly, and the flags come out only for the lap of honour.',
          ar: 'قبل القفز يمشي الفرسان على المسار ويعدّون الخطوات بين حاجز وآخر. ثم يدق الجرس فيحبس الميدان أنفاسه. تهتز العارضة ولا تسقط، فيترك من خلفك كمّ صاحبه. صفّق بعد الحاجز الأخير لا قبله. وفي الترويض تُطوى الورقة بلا صوت، ويُؤجَّل كل شيء إلى دورة الشرف.',
        },
      },
      {
        title: { en: 'The three tests', ar: 'الاختبارات الثلاثة' },
        text: {
          en: 'Jumping is an evening: bright lights, a clock, a jump-off. Dressage is a concert. Eventing is three or four days of both with a cross-country Saturday in between, when spectators walk miles of parkland from fence to fence, dogs on leads, and learn to eat standing. Each asks for another kind of patience. Choose one, and try the other two next year.',
          ar: 'قفز الحواجز سهرة: أضواء وساعة وجولة فاصلة. والترويض حفلة موسيقية. أما الفروسية الشاملة فأيام تجمعهما، ويوم للريف يمشي فيه الجمهور كيلومترات من حاجز إلى حاجز. اختر منها ما يشبه صبرك، ثم جرّب الباقي في العام التالي.',
        },
      },
      {
        title: { en: 'Closer to home', ar: 'أقرب مما تظن' },
        text: {
          en: 'Most riding clubs have a lesson for beginners and a show of their own, where everybody knows the ponies by name. Sit by the warm-up ring rather than the stand. There you see the trainer whisper and the rider count on her fingers, and you know before the others who has come to win. In India and Pakistan tent pegging, at full gallop with a lance, fills a village field. Wherever you go, wear boots, bring a waxed coat and something to sit on.',
          ar: 'اسأل عن أقرب نادٍ إليك وعن يوم مسابقاته: مدرج صغير، وأهل يعرفون الجياد بأسمائها. واجلس قرب ساحة الإحماء لا قرب المنصة، فهناك ترى المدرب يهمس والفارس يعدّ على أصابعه، وتعرف قبل غيرك من جاء ليفوز. ولالتقاط الأوتاد في ساحاتنا جمهوره: رمح وجواد في أقصى سرعته. ومن لم يركب في حياته فليبدأ بدرس واحد على جواد هادئ وخوذة مستعارة، وسيعرف بعده لماذا يسكت الناس عند الحاجز. البس ما يناسب التراب، وخذ معك ما تجلس عليه.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'What are “four faults”?', ar: 'ماذا تعني «أربعة أخطاء»؟' },
        answer: {
          en: 'A pole on the ground. A refusal costs four as well, and going over the time adds more. No faults is a clear round, and if two riders have one they jump again against the clock.',
          ar: 'عارضة سقطت. والرفض بأربعة كذلك، وتجاوز الوقت يزيد عليها. ومن أنهى بلا خطأ فجولته نظيفة، فإن كانا اثنين أعادا القفز ضد الساعة.',
        },
      },
      {
        question: {
          en: 'Do women and men really compete together?',
          ar: 'هل يتنافس الرجال والنساء معًا حقًا؟',
        },
        answer: {
          en: 'Yes, at every level up to the Olympic Games, and on the same list of starters. Age is no bar either. Careers of thirty years are common.',
          ar: 'نعم، حتى في الألعاب الأولمبية وفي قائمة واحدة. والعمر ليس عائقًا، فكثير من الفرسان يمتد مشوارهم ثلاثين عامًا.',
        },
      },
    ],
  },
];
