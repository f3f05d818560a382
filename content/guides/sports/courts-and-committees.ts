import { launchText } from '../../clock/timed-text.ts';
import type { GuideEntry } from '../../schema.ts';

export const courtsAndCommittees: GuideEntry[] = [
  {
    slug: 'tennis',
    asOf: '2026-11-21',
    heading: { en: 'Quiet, please, and then anything but', ar: 'هدوء من فضلك، ثم لا هدوء' },
    passages: [
      {
        title: { en: 'In the stand', ar: 'في المدرجات' },
        text: {
          en: 'You wait at the top of the steps until a change of ends, and sit down with an apology. Between points one may shout. Once the ball goes up for the serve, only swifts and aeroplanes may. Necks turn together. The outside courts in the first week are the secret: a metre from the baseline, a seat for whoever comes, and somebody fighting for the rent of the season.',
          ar: 'تنتظر عند أعلى الدرج حتى يتبادل اللاعبان الجهتين، ثم تجلس معتذرًا. بين النقاط اهتف كما تشاء، فإذا ارتفعت الكرة للإرسال فلا صوت إلا للعصافير. الرقاب تدور معًا يمينًا ويسارًا. والسر في الملاعب الجانبية من الأسبوع الأول: متر واحد عن خط الملعب، ومقعد لمن سبق، ولاعب يقاتل من أجل مصاريف موسمه.',
        },
      },
      {
        title: { en: 'Four fortnights and some nights', ar: 'أربع بطولات بأربعة توقيتات' },
        text: {
          en: 'Melbourne in January is breakfast in Europe and Asia’s afternoon. Paris and London fill the working day from May to July, and offices learn to keep a tab open. New York, around the start of September, goes on past midnight there and past dawn in Jeddah. For company the best are the finals weekends, and any afternoon when someone local has got through three rounds.',
          ar: 'ملبورن في يناير تبدأ قبل فجر الرياض وتنتهي مع الغداء. باريس ولندن بين مايو ويوليو في ساعات الدوام، فتبقى نافذة صغيرة مفتوحة على كل شاشة. ونيويورك مع بداية سبتمبر تسهر بك إلى ما بعد الفجر. وأحسن ما يُشاهَد في جماعة نهائي عطلة الأسبوع، أو عصر يوم تخطى فيه لاعب من بلدك ثلاثة أدوار ولم يصدق أحد.',
        },
      },
      {
        title: { en: 'What people bring', ar: 'ماذا تحمل معك' },
        text: {
          en: 'A hat, a cushion, a pen for the ball they hope to be handed. Dress is smarter than for football and looser than for the opera. At a watch party keep the players’ own quiet during rallies. The groan afterwards is allowed.',
          ar: 'قبعة ووسادة صغيرة وقلم لتوقيع كرة قد تصل إلى يدك. واللباس أرتب من مباراة كرة وأبسط من حفلة. وفي تجمّع المشاهدة اصمت في أثناء التبادل كما يصمت أهل الملعب، ثم خذ حقك من التأوه بعد النقطة، واترك لخبير المجلس دقيقة واحدة يعيد فيها اللقطة بيده.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'Why fifteen, thirty, forty?', ar: 'لماذا 15 و30 و40؟' },
        answer: {
          en: 'Very likely from a clock face in medieval France, with forty-five cut short. What you need to know: four points and two clear win a game, six games a set, and two or three sets the match.',
          ar: 'الأرجح أنها من قرص ساعة في فرنسا القديمة ثم اختُصرت 45. ويكفيك أن تعرف: أربع نقاط بفارق اثنتين تكسب الشوط، وستة أشواط المجموعة، ومجموعتان أو ثلاث المباراة.',
        },
      },
      {
        question: { en: 'Could I find a hitting partner too?', ar: 'هل أجد شريكًا للعب أيضًا؟' },
        answer: {
          en: 'That is the idea of a meetup: say honestly how well you play, and who brings the balls. In summer, early mornings are easiest, or in Riyadh after dark.',
          ar: 'هذه فكرة اللقاء: اذكر مستواك بصدق، وهل معك كرات. وأنسب الأوقات في صيفنا بعد المغرب.',
        },
      },
      {
        question: { en: 'Can you leave and come back?', ar: 'هل أخرج وأعود في أثناء المباراة؟' },
        answer: {
          en: 'Yes, at a change of ends. Somebody will have to stand up for you, so go after an odd number of games.',
          ar: 'نعم، عند تبديل الجهات، أي بعد شوط فردي. وجارك سيقف لك مرتين.',
        },
      },
    ],
  },
  {
    slug: 'pickleball',
    asOf: '2026-11-21',
    heading: { en: 'Four players, and the next four waiting', ar: 'أربعة يلعبون وأربعة ينتظرون' },
    passages: [
      {
        title: { en: 'How open play works', ar: 'كيف تدور اللعبة' },
        text: {
          en: 'You put your paddle in the rack, or on the fence, and it joins the queue. When four paddles come up you play to eleven with whoever owns them. Fifteen minutes later you tap paddles over the net and go back to the bench, which is where the talking happens. In an evening you partner a student, her dentist and a man of eighty who never moves and never misses.',
          ar: 'تعلّق مضربك على السياج فيأخذ مكانه في الطابور. وحين يأتي دور أربعة مضارب تلعب مع أصحابها إلى إحدى عشرة نقطة، ثم تتلامس المضارب فوق الشبكة وتعود إلى المقعد، وهناك يدور الحديث. في مساء واحد تشارك طالبًا وطبيب أسنانه ورجلًا في الثمانين لا يتحرك ولا يخطئ.',
        },
      },
      {
        title: { en: 'What to bring', ar: 'عدّة المبتدئ' },
        text: {
          en: 'Very little, and most of it can be borrowed on the first evening.',
          ar: 'قليل، وأكثره يُستعار في المرة الأولى.',
        },
        points: [
          {
            en: 'court shoes that grip sideways; running shoes roll',
            ar: 'حذاء ملاعب يثبت في الحركة الجانبية، فحذاء الجري يلتوي',
          },
          { en: 'water, and a layer for the bench', ar: 'ماء، وسترة خفيفة للانتظار' },
          {
            en: 'glasses if you play at the net: the ball is light and quick',
            ar: 'نظارة واقية إن كنت تحب الشبكة، فالكرة خفيفة وسريعة',
          },
          {
            en: 'indoor balls indoors, outdoor balls outside; the holes differ',
            ar: 'كرات الصالة للصالة وكرات الهواء للهواء، فثقوبها تختلف',
          },
        ],
      },
      {
        title: { en: 'Where it lives', ar: 'أين تُلعب' },
        text: {
          en: 'America plays it in parks before breakfast. In Britain it rents leisure centres on weekday mornings. In Mumbai and Ahmedabad rooftops have been painted for it. In Dubai padel clubs have drawn lines for the smaller court, and the lights come on after sunset.',
          ar: 'أمريكا تلعبها في الحدائق قبل الفطور، وبريطانيا في صالات الأحياء صباحًا، وفي مومباي دُهنت لها الأسطح. وفي الخليج جاءت بعد البادل وجاورته، ولاعبه يفهمها من أول ليلة: ملعب أصغر، وكرة أبطأ، وضربات ناعمة قرب الشبكة. وتصلح للعائلة، لأن القوة فيها لا تغلب الحيلة. ومن جاء وحده وجد شريكًا قبل أن يربط حذاءه. والطابور فيها جزء من اللعب، فاحمل معك ماءً وطبق فاكهة، وستعرف أسماء نصف الحي قبل أن يصل دورك.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'What is the kitchen?', ar: 'ما هو «المطبخ»؟' },
        answer: {
          en: 'The strip of seven feet on each side of the net. You may step in to play a ball that has bounced, but not to volley one, and not to stumble in after a volley.',
          ar: 'شريط بعرض مترين تقريبًا على جانبي الشبكة. ادخله لكرة ارتدّت عن الأرض، ولا تضرب فيه كرة طائرة ولو دفعتك حركتك إليه بعدها.',
        },
      },
      {
        question: { en: 'I am on my own. Can I just turn up?', ar: 'أنا وحدي، فهل أحضر؟' },
        answer: {
          en: 'That is how most people begin: open play mixes partners. Tell them it is your first time, and somebody will stand beside you and call “out”.',
          ar: 'هكذا يبدأ أكثر الناس، فاللعب المفتوح يخلط الشركاء. قل إنها مرتك الأولى، وسيقف بجانبك من ينبهك إلى الكرة الخارجة.',
        },
      },
      {
        question: { en: 'Is it hard on the knees?', ar: 'هل تُتعب الركبتين؟' },
        answer: {
          en: 'Less running than tennis, more bending and sudden stops. Warm up, and never run backwards for a lob: turn round first.',
          ar: 'جريها أقل من التنس وانحناؤها أكثر. سخّن قبلها، ولا تركض إلى الخلف لكرة عالية بل استدر أولًا.',
        },
      },
    ],
  },
  {
    slug: 'fencing',
    asOf: '2026-11-21',
    heading: { en: 'Salute, mask, lights', ar: 'تحية ثم قناع ثم ضوء' },
    passages: [
      {
        title: { en: 'What you see in a bout', ar: 'ماذا ترى في النزال' },
        text: {
          en: 'Two people salute each other, the referee and you, and put their masks on. The first touches are over before you have found them. Then you learn to watch the feet. A red or a green lamp says that someone has hit. The referee’s hands say whose it was. After a touch there is often a shout, mask to the ceiling, and the beaten one must put up with it. At the end masks come off and the free hands shake, win or lose.',
          ar: 'يحيّي المتبارزان بعضهما والحكم والجمهور ثم يضعان القناع. اللمسات الأولى تنتهي قبل أن تراها، ثم تتعلم أن تراقب القدمين. مصباح أحمر أو أخضر يقول إن أحدهما أصاب، ويدا الحكم تقولان لمن النقطة. وبعد اللمسة صيحة إلى السقف، وعلى المغلوب أن يحتملها. وفي النهاية يُنزع القناع وتتصافح الأيدي، فاز من فاز.',
        },
      },
      {
        title: { en: 'Three weapons, three tempers', ar: 'ثلاثة أسلحة وثلاثة طباع' },
        text: {
          en: 'Foil hits the trunk and asks who attacked first. Épée hits anything from mask to shoelace and asks nobody. If both land at once, both score. Sabre cuts above the waist and is finished in a breath. Clubs tend to have a favourite, and to speak of the other two with pity.',
          ar: 'الشيش يصيب الجذع ويسأل من بادر بالهجوم. والإبيه يصيب كل شيء من القناع إلى رباط الحذاء ولا يسأل أحدًا، وإن أصاب الاثنان معًا سُجلت للاثنين. والسيبر يضرب ما فوق الخصر وينتهي في لمح البصر. ولكل نادٍ سلاح يحبه، ويتحدث عن السلاحين الآخرين بشفقة لا يخفيها.',
        },
      },
      {
        title: { en: 'Your first evening', ar: 'أول أمسية لك' },
        text: {
          en: 'Wear trainers and long trousers. The club lends jacket, mask and sword. You will spend an hour on footwork and ten minutes hitting a friend, and be asked back. Competitions are open days out, mostly at weekends in sports halls: a dozen pistes at once, cables underfoot, and a flask in every bag. In Cairo, as in Paris or Budapest, they know their fencing, and the noise is of a different order.',
          ar: 'تعال بحذاء رياضي وبنطال طويل، والنادي يعيرك السترة والقناع والسلاح. ساعة لحركة القدمين وعشر دقائق تصيب فيها صاحبك، ثم تعود الأسبوع القادم. والبطولات مفتوحة غالبًا لمن أراد الفرجة: عشر حارات تعمل معًا وأسلاك تحت الأقدام وترمس في كل حقيبة. وإن أردت مدرجًا عربيًا يعرف اللعبة فاسأل عن القاهرة، فأبطالها وصلوا إلى منصات الأولمبياد، وجمهورهم لا يهمس.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'Does it hurt?', ar: 'هل هي مؤلمة؟' },
        answer: {
          en: 'Less than a cricket ball. The blade bends, the jacket is thick, and a bruise on the arm is the usual souvenir.',
          ar: 'قليلًا. النصل ينثني والسترة سميكة، وكدمة صغيرة على الذراع هي تذكارك المعتاد.',
        },
      },
      {
        question: { en: 'At what age can one start?', ar: 'من أي عمر يبدأ المرء؟' },
        answer: {
          en: 'Many clubs take children of seven or eight with plastic foils, and veterans’ competitions begin at forty. Those who start late do well in épée, where patience counts.',
          ar: 'تقبل أندية كثيرة أبناء السابعة والثامنة بأسلحة بلاستيكية، وبطولات المخضرمين تبدأ من الأربعين. والإبيه صديق من بدأ متأخرًا، لأنه يكافئ الصبر.',
        },
      },
    ],
  },
  {
    slug: 'sports-governance',
    asOf: '2026-11-21',
    heading: { en: 'The meeting after the match', ar: 'الاجتماع الذي يلي المباراة' },
    passages: [
      {
        title: { en: 'What people do here', ar: 'ماذا يفعل أهل هذا الباب' },
        text: {
          en: 'They read the small print for the rest of us. In a room over a shop, one evening a month, a supporters’ trust goes through the club’s accounts, the new ticket prices, the plan to move a kick-off. Someone takes minutes. The victories are quiet: a cap on away tickets, a crest that may not be changed without a vote, a ground listed as a community asset so that it cannot be sold over the fans’ heads.',
          ar: 'يقرؤون السطور الصغيرة نيابة عنا. في غرفة متواضعة، مساءً من كل شهر، تراجع رابطة المشجعين حسابات النادي وأسعار التذاكر وموعدًا يُراد نقله، وأحدهم يكتب المحضر. والانتصار هنا هادئ: سقف لسعر تذكرة الضيوف، وشعار لا يُغيَّر إلا بتصويت، ومقعد للمشجعين حول الطاولة. لا أهازيج ولا طبول، بل سؤال مكتوب بعناية وجواب موقّع.',
        },
      },
      {
        title: { en: 'Who decides what', ar: 'من يقرر ماذا' },
        text: {
          en: 'A club’s owner decides less than people think and a league rather more. Above them sit national federations, confederations and world bodies, with the arbitration court in Lausanne as the last door. In Germany members keep a majority of the votes in most clubs; in Spain a few clubs still belong to theirs; Green Bay’s team has shareholders by the thousand. England passed a law for an independent football regulator in 2025.',
          ar: 'مالك النادي يقرر أقل مما يُظن، والدوري أكثر. وفوقهما الاتحادات الوطنية فالقارية فالدولية، وآخر الأبواب محكمة التحكيم الرياضي في لوزان. في ألمانيا يحتفظ الأعضاء بأغلبية الأصوات في معظم الأندية، وفي إسبانيا أندية ما زالت ملكًا لأعضائها، وإنجلترا سنّت عام 2025 نظامًا لجهة مستقلة تنظم كرة القدم. وفي المملكة بدأ مشروع تخصيص الأندية عام 2023، وصار السؤال عمّن يملك ماذا حديث المجالس. احضر هذه النقاشات مرة، وستقرأ الخبر الرياضي بعدها من آخره، حيث تُكتب الأرقام، لا من عنوانه.',
        },
      },
      {
        title: { en: 'How to begin', ar: 'كيف تبدأ' },
        text: {
          en: 'Small, and with company:',
          ar: 'بخطوة صغيرة ورفقة:',
        },
        points: [
          {
            en: 'find out what your club’s articles call a member',
            ar: 'اعرف من هو «العضو» في النظام الأساسي لناديك',
          },
          { en: 'go to one open meeting and only listen', ar: 'احضر اجتماعًا مفتوحًا واحدًا واكتفِ بالإصغاء' },
          { en: 'ask one question in writing, politely, with a date', ar: 'اكتب سؤالًا واحدًا بأدب وبتاريخ' },
          { en: 'take someone along who can read a balance sheet', ar: 'خذ معك من يعرف قراءة الميزانية' },
        ],
      },
    ],
    questions: [
      {
        question: { en: 'Do I need to be a lawyer?', ar: 'هل يلزم أن أكون محاميًا؟' },
        answer: {
          en: 'No. Trusts need members who turn up, write clearly and can count to a quorum. The lawyers usually sit two rows behind you in the stand.',
          ar: 'لا. الروابط تحتاج إلى من يحضر ويكتب بوضوح ويعرف معنى النصاب. والمحامي غالبًا في المدرج خلفك بصفّين.',
        },
      },
      {
        question: {
          en: 'What is the difference between a fan club and a trust?',
          ar: 'ما الفرق بين رابطة المشجعين والجمعية الممثلة لهم؟',
        },
        answer: {
          en: 'A fan club follows the team. A trust is a legal body owned by its members in equal shares, and can sit across a table from the club or hold part of it.',
          ar: 'الرابطة تشجع الفريق وتسافر معه. أما الجمعية فكيان نظامي لأعضائه أصوات متساوية، يجلس أمام إدارة النادي وقد يملك حصة فيه حيث تسمح الأنظمة.',
        },
      },
      {
        question: { en: 'Will SportBuddy campaign?', ar: 'هل يتخذ SportBuddy موقفًا في هذه القضايا؟' },
        answer: {
          get en() {
            return `No. ${launchText('It will be', 'It is')} a place to find those who do, whichever side of the table they sit on.`;
          },
          get ar() {
            return `لا. ${launchText('سيكون مكانًا', 'هو مكان')} تجد فيه من يعمل عليها، أيًّا كان رأيه.`;
          },
        },
      },
    ],
  },
];
