import { textUntil } from '../../clock/timed-text.ts';
import type { GuideEntry } from '../../schema.ts';

export const aimAndPatience: GuideEntry[] = [
  {
    slug: 'darts',
    asOf: '2026-11-21',
    heading: { en: 'One hundred and eighty, all together', ar: 'مئة وثمانون، بصوت واحد' },
    passages: [
      {
        title: { en: 'The big room', ar: 'القاعة الكبيرة' },
        text: {
          en: 'It is the one sport where the audience sits at tables with its back half-turned and misses nothing. Groups agree on a costume in October and deny it in November. Cards with a number on them lie on every bench, to go up on a maximum. The walk-on song belongs to the player until the first word, and after that to the floor. Book as a table, keep an eye on the last bus, and stand for the nine-darter, because the one next to you will never have seen one either.',
          ar: 'الرياضة الوحيدة التي يجلس جمهورها على موائد وظهره نصف ملتفت ولا يفوته شيء. تتفق المجموعات على الزي التنكري في أكتوبر وتنكره في نوفمبر. على كل مقعد لوحة كرتون تُرفع حين يصيب اللاعب الرقم الأعلى. وأغنية الدخول ملك صاحبها حتى أول كلمة، وبعدها للقاعة كلها. احجز طاولة لا كرسيًا، وإذا اقترب لاعب من تسعة أسهم كاملة فقف، فجارك أيضًا لم يرها من قبل.',
        },
      },
      {
        title: { en: 'League night', ar: 'ليلة الدوري' },
        text: {
          en: 'Most darts is played on a weekday in the corner of a pub, home team nearest the radiator. Someone chalks, which is the best way to learn subtraction. Whoever is not throwing keeps behind the thrower and quiet. In Dublin, Rotterdam or Manila it is the same corner. In the Gulf it is clubs and compounds, and in many Asian cities an electronic board that adds up for you.',
          ar: 'بعيدًا عن الأضواء تُلعب الدارتس في ليلة من وسط الأسبوع بركن مقهى أو نادٍ. أحدهم يكتب النقاط، وتلك خير مدرسة للطرح، ومن لا يرمي يقف خلف الرامي ساكتًا. وفي الخليج تجدها في المجمعات السكنية وصالات الترفيه، وفي مدن آسيا لوحات إلكترونية تحسب عنك وتغني إن أحسنت. وهي لعبة يغلب فيها الأب أبناءه الثلاثة في ليلة واحدة، ثم يطلبون الثأر.',
        },
      },
      {
        title: { en: 'The distance', ar: 'المسافات' },
        text: {
          en: 'Seven feet nine and a quarter inches from the board, the bull at five feet eight. Put the mat where no door opens.',
          ar: 'بينك وبين اللوحة 2.37 متر، ومركزها على ارتفاع 1.73 متر. وعلّقها حيث لا يُفتح باب فجأة. وافرش تحتها بساطًا يحمي الأرض ورؤوس الأسهم، وأضئها من الأمام حتى لا يسقط ظلك عليها. واجعل الصغار خلف الرامي لا بجانبه، ثم ابدأ.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'How does 501 work?', ar: 'كيف تُلعب 501؟' },
        answer: {
          en: 'Each side starts there and takes its scores off, three darts a visit. You must reach exactly nothing, and the last dart has to land in a double. Overshoot, and the visit does not count.',
          ar: 'تبدأ من 501 وتطرح ما تصيب، ثلاثة أسهم في كل دور. لا بد أن تصل إلى الصفر تمامًا بسهم في خانة مزدوجة، فإن تجاوزته ضاع دورك.',
        },
      },
      {
        question: { en: 'Must I dress up?', ar: 'هل الزي التنكري واجب؟' },
        answer: {
          en: 'No. But at the winter world championship you may be the only one in your row who came as a person.',
          ar: 'لا، لكنك قد تكون في صفك الوحيد الذي جاء بثيابه.',
        },
      },
    ],
  },
  {
    slug: 'bowls',
    asOf: '2026-11-21',
    heading: { en: 'An afternoon on the green', ar: 'عصر على العشب' },
    passages: [
      {
        title: { en: 'How a roll-up goes', ar: 'كيف يمضي اللقاء' },
        text: {
          en: 'You arrive in flat shoes, because heels mark the grass, and are handed four bowls that will not go straight. The jack goes up the rink first, and everyone tries to come to rest beside it. The bend in the line is called the bias. Your first bowl usually ends in the next rink, and somebody rolls it back with a kind word. Halfway there is tea, and it takes as long as tea takes.',
          ar: 'تصل بحذاء مسطح لأن الكعب يجرح العشب، فتُعطى أربع كرات لا تسير في خط مستقيم. تُدحرج كرة بيضاء صغيرة إلى آخر الحارة، ثم يحاول كل لاعب أن تستقر كرته بجانبها. لكل كرة ميل مقصود إلى جهة، ولذلك تنتهي رميتك الأولى في حارة الجيران، فيعيدها إليك أحدهم بكلمة طيبة. وفي منتصف اللقاء شاي وكعك، وهو شوط لا يُختصر.',
        },
      },
      {
        title: { en: 'Two kinds of green', ar: 'ملعبان ومناخان' },
        text: {
          en: 'Most of the world plays on the flat, in rinks. In the north of England and the Midlands it is crown green: the ground rises to the middle and you may bowl in any direction, through everybody else’s game. The outdoor season runs from about April to September. Then clubs move indoors, on to carpet, and the talk carries on. In Australia Friday evenings are played barefoot.',
          ar: 'أغلب العالم يلعب على أرض مستوية مقسومة إلى حارات. وفي شمال إنجلترا ملاعب محدّبة يرتفع وسطها وتُرمى فيها الكرة في أي اتجاه، حتى عبر لعب الآخرين. الموسم في الهواء الطلق من الربيع إلى أول الخريف، ثم تنتقل الأندية إلى صالات بسجاد أخضر. وفي أستراليا يلعبونها حفاة مساء الجمعة مع الشواء، ومن لا يعرف القواعد يُضم إلى فريق يعرفها.',
        },
      },
      {
        title: { en: 'Who plays', ar: 'من يلعب' },
        text: {
          en: 'Three generations, often in one four. At Birmingham in 2022 four Indian women, among them a police officer and a teacher, won the Commonwealth gold, and a country learned the rules overnight. Whites are for matches. For a first visit any trousers will do.',
          ar: 'ثلاثة أجيال، وأحيانًا في فريق واحد. في دورة ألعاب الكومنولث ببرمنغهام 2022 فازت أربع هنديات بالذهبية فتعلّم بلد كامل القواعد في ليلة. الأبيض للمباريات الرسمية، وللزيارة الأولى يكفي لباس مريح. وأهل الكرات الحديدية في المغرب العربي يفهمونها من أول نظرة، فالهدف واحد: اقترب أكثر من خصمك.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'How do I try it without joining?', ar: 'كيف أجربها قبل الاشتراك؟' },
        answer: {
          en: 'Knock on the clubhouse door. Many clubs hold open days in spring and lend everything but the shoes. Choose a weekday afternoon and you will be shown round by three people at once.',
          ar: 'اطرق باب النادي. كثير من الأندية تفتح أيامًا للضيوف في الربيع وتعيرك كل شيء إلا الحذاء، واختر عصرًا في وسط الأسبوع.',
        },
      },
      {
        question: { en: 'How is an end scored?', ar: 'كيف تُحسب نقاط الشوط؟' },
        answer: {
          en: 'Only the side with the nearest bowl scores: one for each of its bowls that lies closer than the other side’s best. Arguments are settled with a tape, on one knee.',
          ar: 'صاحب الكرة الأقرب وحده يسجّل: نقطة لكل كرة له أقرب من أفضل كراتك. وعند الخلاف شريط قياس.',
        },
      },
      {
        question: { en: 'Is it a sport for wheelchair users?', ar: 'هل تناسب مستخدمي الكراسي المتحركة؟' },
        answer: {
          en: 'Yes. Special chairs with wide wheels spare the grass, bowling arms help those who cannot bend, and visually impaired bowlers play with a guide. Ring first so that the ramp and the chair are ready.',
          ar: 'نعم، بكراسيّ عريضة العجلات لا تؤذي العشب، وذراع مساعدة لمن يصعب عليه الانحناء. اتصل قبل زيارتك ليجهّزوا لك المكان.',
        },
      },
    ],
  },
  {
    slug: 'chess',
    asOf: '2026-11-21',
    heading: { en: 'The board in the café and the board on the screen', ar: 'رقعة المقهى ورقعة الشاشة' },
    passages: [
      {
        title: { en: 'A club evening', ar: 'أمسية في النادي' },
        text: {
          en: 'You shake hands, press the clock and do not speak. Round you forty people are doing the same, and the loudest thing in the room is a biscuit. Afterwards it is the reverse: the two who played sit down again, put the pieces back, and explain to each other for an hour what they did not dare. That hour is why people come. Touch a piece and you must move it. To straighten one, say “j’adoube” first.',
          ar: 'تصافح خصمك وتضغط الساعة ولا تتكلم. حولك أربعون شخصًا مثلك، وأعلى صوت في الغرفة صوت ملعقة الشاي. ثم ينقلب الحال بعد المباراة: يعيد اللاعبان القطع إلى مواضعها ويشرح كل منهما للآخر ساعةً ما لم يجرؤ عليه. من أجل تلك الساعة يأتي الناس. ومن لمس قطعة لزمه تحريكها.',
        },
      },
      {
        title: { en: 'Watching chess', ar: 'كيف تُشاهَد' },
        text: {
          en: 'On a screen there is a bar at the side that says who is winning, and grandmasters who explain it faster than you can nod. With friends, switch the bar off. Each writes down the next move, and whoever is right makes the tea. Title matches fill afternoons for weeks, blitz takes five minutes, and a tournament at a seaside hotel lets you look over the shoulder of somebody who has been on television.',
          ar: 'على الشاشة شريط يقول لك من المتقدم، ومعلّق يشرح أسرع مما تستوعب. مع الأصحاب أطفئ الشريط، وليكتب كل واحد النقلة القادمة في ورقة، ومن أصاب لا يصبّ الشاي. مباريات اللقب تملأ أسابيع من العصر، والخاطفة خمس دقائق. وفي بطولة مفتوحة تقف خلف كتف لاعب عرفته على الشاشة، فترى الورقة والقلم والقهوة التي بردت.',
        },
      },
      {
        title: { en: 'Places to find a board', ar: 'أين تجد رقعة' },
        text: {
          en: 'Chennai, where Anand grew up and Gukesh after him, any library on a wet Saturday, and any café whose owner does not count the hours. In Riyadh the boards come out in cafés, late, and later in Ramadan.',
          ar: 'مكتبات تشيناي مدينة أناند وغوكيش، ومقاهي جدة والرياض آخر الليل، وفي رمضان بعد التراويح إلى السحور. وإن لم تجد فاحمل رقعة قماش تُطوى وضعها أمامك، وسيجلس إليك أحد قبل أن تبرد القهوة. واحفظ افتتاحًا واحدًا جيدًا ونكتة واحدة، فالأول يفتح المباراة والثانية تفتح الحديث، ومن خسر يطلب الثأر في الموعد نفسه من الأسبوع القادم.',
        },
      },
    ],
    questions: [
      {
        question: {
          en: 'I only play online. Will I be lost?',
          ar: 'لا ألعب إلا عبر الإنترنت، فهل أضيع في النادي؟',
        },
        answer: {
          en: 'For one evening. The board looks bigger, nobody flags an illegal move, and you must press the clock with the hand that moved. Ask for a friendly game first.',
          ar: 'ليلة واحدة. ستبدو الرقعة أكبر، ولن ينبهك أحد إلى نقلة خاطئة، وعليك ضغط الساعة باليد التي حرّكت. ابدأ بمباراة ودية.',
        },
      },
      {
        question: { en: 'What do the clock’s numbers mean?', ar: 'ما معنى 3+2 أو 15+10؟' },
        answer: {
          en: 'Minutes for the whole game, then seconds added with each move. Three and two is blitz, fifteen and ten rapid, and a classical game can take an afternoon and your supper.',
          ar: 'الدقائق للمباراة كلها، ثم ثوانٍ تُضاف مع كل نقلة. الأولى خاطفة والثانية سريعة، والكلاسيكية تأخذ العصر والعشاء.',
        },
      },
    ],
  },
  {
    slug: 'golf',
    asOf: '2026-11-21',
    heading: { en: 'Walk with them, whisper, then roar', ar: 'امشِ معهم واهمس ثم اهتف' },
    passages: [
      {
        title: { en: 'Choosing how to watch', ar: 'كيف تختار مكانك' },
        text: {
          en: 'There are two ways: stay or walk. Staying means a chair by a green from breakfast and forty groups coming to you, each with one chip you would like to have back for them. Walking means picking a player with no gallery, early, and following every hole. By the turn his mother has offered you a mint. On Sunday evening everyone ends up at the eighteenth, ten deep, listening to the roars further out and guessing names.',
          ar: 'أمامك طريقان: أن تجلس أو أن تمشي. الجلوس كرسي عند حفرة واحدة منذ الصباح، والمجموعات كلها تمر بك. والمشي أن تختار لاعبًا لم يختره غيرك وتتبعه حفرة حفرة، فلا يأتي نصف الجولة إلا وقد عرّفتك أمه بنفسها. وعصر الأحد ينتهي الجميع عند الثامنة عشرة، عشرة صفوف، يسمعون الهتاف من بعيد ويخمّنون صاحبه.',
        },
      },
      {
        title: { en: 'Manners and shoes', ar: 'آداب وحذاء' },
        text: {
          en: 'When a marshal lifts both arms, stop where you stand, mid-sandwich. Phones stay silent, cameras for practice days. Wear what you would wear for a hill walk: layers, a hat, shoes for wet grass. If somebody shouts “fore”, do not look up. Cover your head.',
          ar: 'إذا رفع المنظّم ذراعيه فقف حيث أنت ولو كانت اللقمة في يدك. الجوال صامت، والكاميرا لأيام التدريب. والبس ما تلبسه لنزهة طويلة: طبقات وقبعة وحذاء لعشب مبلول، وواقي الشمس في الخليج قبل ذلك كله. وإذا صاح أحدهم «فور!» فلا ترفع رأسك، بل غطّه بيديك، فالكرة أسرع من فضولك.',
        },
      },
      {
        title: { en: 'The year', ar: 'روزنامة اللعبة' },
        text: {
          get en() {
            return `Augusta in April, when northern Europe decides it is spring; the PGA in May, the US Open on Father’s Day, The Open in July. American Sundays end late in Britain and past midnight in Riyadh. The Desert Swing brings the best to Dubai early in the year, by day. Abu Dhabi moved in 2024 to November, near the end of the season. Every second autumn the Ryder Cup turns the first tee into a football end, songs included; in September 2027 it ${textUntil('2027-09-30', 'goes', 'went')} to Adare Manor in Ireland.`;
          },
          get ar() {
            return `أوغستا في أبريل، ثم بطولة PGA في مايو، والأمريكية المفتوحة في يونيو، والبريطانية المفتوحة في يوليو. آحاد أمريكا تنتهي بعد منتصف الليل بتوقيت الرياض. وفي الشتاء يأتي الكبار إلى دبي بمواعيد النهار، أما أبوظبي فانتقل موعدها في 2024 إلى نوفمبر قرب ختام الموسم، والدخول إليهما أسهل من أي بطولة كبرى. وكل خريفين كأس رايدر، حيث تتحول نقطة البداية الأولى إلى مدرج كرة قدم بأهازيجه، ${textUntil('2027-09-30', 'وموعدها المقبل', 'وكان موعدها')} في أيرلندا، سبتمبر 2027.`;
          },
        },
      },
    ],
    questions: [
      {
        question: { en: 'What do birdie, par and bogey mean?', ar: 'ما معنى بار وبيردي وبوغي؟' },
        answer: {
          en: 'Par is what a good player should need on the hole. One fewer is a birdie, two an eagle, one more a bogey. The lowest total wins, which is why red numbers are the good ones.',
          ar: 'البار عدد الضربات المتوقع للحفرة. أقل بواحدة بيردي، وباثنتين إيغل، وأكثر بواحدة بوغي. والأقل مجموعًا يفوز، لذلك فالأرقام الحمراء بشرى.',
        },
      },
      {
        question: {
          en: 'I have never held a club. Where do I begin?',
          ar: 'لم أمسك مضربًا في حياتي، فمن أين أبدأ؟',
        },
        answer: {
          en: 'On a driving range, in trainers, with a borrowed seven iron and a bucket of balls. Go with someone patient. The first ball that flies decides it.',
          ar: 'من ميدان التدريب بحذاء رياضي ومضرب مستعار وسلة كرات. خذ معك صبورًا، والكرة الأولى التي تطير ستقرر عنك.',
        },
      },
      {
        question: { en: 'Is there a dress code for watching?', ar: 'هل للمتفرج لباس محدد؟' },
        answer: {
          en: 'For spectators rarely. For the clubhouse often, a collar at least. Read the ticket.',
          ar: 'للمتفرج قلّما يوجد، أما مبنى النادي فقد يطلب قميصًا بياقة. اقرأ تذكرتك.',
        },
      },
    ],
  },
];
