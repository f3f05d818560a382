import type { GuideEntry } from '../../schema.ts';

export const tournamentsAndTours: GuideEntry[] = [
  {
    slug: 'womens-world-cup-2027',
    asOf: '2026-11-27',
    heading: { en: 'Thirty-two teams, thirty-two days', ar: 'اثنان وثلاثون منتخبًا في اثنين وثلاثين يومًا' },
    passages: [
      {
        title: { en: 'Over there', ar: 'هناك في البرازيل' },
        text: {
          en: 'The opening day, 24 June, is the feast of São João, when the north-east lights bonfires, bakes maize cake and dances in pairs. Recife, Salvador and Fortaleza would be celebrating that week in any case. It is winter all the same: Porto Alegre in July wants a coat, Brasília is dry and clear, and by six in the evening it is dark everywhere. All eight grounds staged matches in the men’s World Cup of 2014. They lie flights apart, so most Brazilians will follow it in the street, on plastic chairs, with somebody’s drum.',
          ar: 'يوم الافتتاح، 24 يونيو، هو عند أهل الشمال الشرقي مهرجان شعبي قديم: نيران في الساحات وكعك من الذرة وطبول، فمدن مثل ريسيفي وسلفادور وفورتاليزا محتفلة في ذلك الأسبوع على كل حال. والوقت عندهم شتاء: معطف في بورتو أليغري، وهواء جاف وسماء صافية في برازيليا، والظلام يحل قبل السادسة في المدن كلها. والملاعب الثمانية استضافت مباريات في مونديال الرجال 2014، وبينها رحلات بالطائرة، فأكثر أهل البلد سيتابعونها من الشارع، على كراسي بلاستيكية وطبلة لا تسكت.',
        },
      },
      {
        title: { en: 'By your clock', ar: 'بتوقيتك أنت' },
        text: {
          en: 'The eight cities share one time, three hours behind Greenwich. Add four hours for Britain: a match at four in Rio is at eight in Leeds, and one at nine is past bedtime. Agree with your people which ones to see together, and leave the rest to the highlights. On the first evening let each guest draw a nation out of a hat. By the quarter-finals somebody will be singing an anthem whose country they could not have found on a map in June.',
          ar: 'المدن الثماني على توقيت واحد، والحساب سهل: أضف ست ساعات. مباراة الرابعة عصرًا في ريو تبدأ العاشرة ليلًا في الرياض وجدة، ومباراة التاسعة هناك هي الثالثة فجرًا هنا. وليالي الصيف عندنا للسهر أصلًا، فاختر لها بيتًا فيه مكيّف قوي وقهوة لا تنتهي. ووزّع المنتخبات بالقرعة في أول ليلة، وليأتِ كلٌّ بحكاية عن منتخبه. أما البنت التي تركل الكرة في حوش البيت فأجلسها في الصف الأول، فهذه البطولة لها.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'How many teams leave each group?', ar: 'كم منتخبًا يتأهل من كل مجموعة؟' },
        answer: {
          en: 'Two of the four. Eight groups send sixteen teams on, and from there each round is a single match.',
          ar: 'اثنان من أربعة. ثماني مجموعات ترسل ستة عشر منتخبًا إلى الأدوار الإقصائية، وكل دور فيها مباراة واحدة تفصل.',
        },
      },
      {
        question: { en: 'Who has won it before?', ar: 'من فاز بها من قبل؟' },
        answer: {
          en: 'The United States four times, Germany twice, Norway, Japan and Spain once each. In the final of 2023 in Sydney, Spain beat England 1–0.',
          ar: 'الولايات المتحدة أربع مرات، وألمانيا مرتين، والنرويج واليابان وإسبانيا مرة لكل منها. وفي نهائي 2023 بسيدني فازت إسبانيا على إنجلترا بهدف.',
        },
      },
    ],
  },
  {
    slug: 'tour-de-france-2027-grand-depart',
    asOf: '2026-11-27',
    heading: { en: 'Three countries before France', ar: 'ثلاثة بلدان قبل فرنسا' },
    passages: [
      {
        title: { en: 'Where to stand', ar: 'أين تقف' },
        text: {
          en: 'Friday leaves Edinburgh through Midlothian and the Borders. The one climb that counts rises behind Melrose, in the Eildon Hills, and the first yellow jersey is decided outside the castle in Carlisle. Saturday runs from Keswick through the Lake District to Liverpool. Sunday is the hard one: Welshpool, Bannau Brycheiniog, the Rhigos, then Caerphilly Mountain close to the end and a finish in the middle of Cardiff. On a climb the riders are slow enough for you to see each face. On the flat you see a colour and feel a wind. Roads close hours before, so walk up early and plan to walk down late.',
          ar: 'يوم الجمعة يغادر السباق إدنبرة جنوبًا نحو الحدود الإنجليزية، والصعود الوحيد المحسوب خلف بلدة ميلروز، وأول قميص أصفر يُحسم أمام قلعة كارلايل. ويوم السبت من كيزيك بين البحيرات إلى ليفربول. أما الأحد فأصعبها: من ويلشبول عبر جبال ويلز، ثم صعود ريغوس، ثم كيرفيلي قرب النهاية، والختام في قلب كارديف. عند الصعود يبطئ الدرّاجون فترى الوجوه، وعلى السهل ترى لونًا وتحس ريحًا. والطرق تُغلق قبل مرورهم بساعات، فاصعد ماشيًا من الصباح، ولا تستعجل النزول.',
        },
      },
      {
        title: { en: 'What comes past', ar: 'ما الذي يمر بك' },
        text: {
          en: 'First the caravan, an hour of floats that throw hats and sweets. Then police motorbikes, then a helicopter, then perhaps ten seconds of wheels. The team cars follow with bicycles on the roof, and last comes the broom wagon. Take water, a coat, a charged phone to know who is in front, and a bag for your litter. Dogs on a short lead, children behind the line, no arm in the road for the sake of a picture. The women’s Tour leaves Leeds four weeks later, on 30 July, and the same manners apply.',
          ar: 'أولًا قافلة الإعلانات، ساعة من العربات ترمي القبعات والحلوى. ثم دراجات الشرطة، ثم مروحية تسمعها قبل أن تراها، ثم عشر ثوانٍ من العجلات. وبعدها سيارات الفرق، وآخر الجميع عربة المكنسة التي تجمع المتأخرين. خذ ماءً ومعطفًا، وهاتفًا مشحونًا لتعرف من في المقدمة، وكيسًا لما يبقى بعدك. أمسك بيد الصغير، ولا تمدّ ذراعك إلى الطريق من أجل صورة. ومن يتابع من السعودية فالختام عنده آخر العصر أو أول الليل، وهي ساعة القهوة. وبعد أربعة أسابيع، في 30 يوليو، ينطلق طواف السيدات من ليدز.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'What do the other jerseys mean?', ar: 'ما معنى القمصان الأخرى؟' },
        answer: {
          en: 'Yellow leads on time. Green collects points in the sprints, polka dots on the climbs, and white is for the best of the young riders.',
          ar: 'الأصفر لصاحب أقل زمن. والأخضر لنقاط السرعة، والمنقّط لنقاط الصعود، والأبيض لأفضل الشباب.',
        },
      },
      {
        question: {
          en: 'Why do so many finish with the same time?',
          ar: 'لماذا يصل كثيرون بالزمن نفسه؟',
        },
        answer: {
          en: 'A group that crosses the line together is given one time, so that nobody fights for the ninetieth place. Gaps open on the climbs and in the wind.',
          ar: 'من يعبرون الخط مجموعة واحدة يُحسب لهم زمن واحد، كي لا يتزاحموا على المركز التسعين. أما الفوارق فتصنعها الجبال والريح.',
        },
      },
    ],
  },
  {
    slug: 'ryder-cup-2027',
    asOf: '2026-11-27',
    heading: { en: 'Three days without a whisper', ar: 'ثلاثة أيام بلا همس' },
    passages: [
      {
        title: { en: 'How it is scored', ar: 'كيف تُحسب النقاط' },
        text: {
          en: 'Friday and Saturday have two sessions each. In foursomes two partners share a ball and hit it in turn. In fourballs each plays his own and the better score counts. Four matches a session make sixteen points. On Sunday all twelve from each side go out alone, for twelve more. Europe, as holders, keep the cup with fourteen of the twenty-eight. The Americans need fourteen and a half. They have not won in Europe since 1993. At Bethpage in 2025 they came back a long way on the Sunday and still lost, 15–13.',
          ar: 'الجمعة والسبت فترتان في كل يوم. في «الفورسوم» يتقاسم الشريكان كرة واحدة ويضربانها بالتناوب، وفي «الفوربول» يلعب كل منهما كرته وتُحسب النتيجة الأفضل. أربع مباريات في كل فترة تصنع ست عشرة نقطة، ثم يخرج اللاعبون كلهم فرادى يوم الأحد على اثنتي عشرة نقطة أخرى. يكفي أوروبا، لأن الكأس عندها، أربع عشرة نقطة لتحتفظ بها، وعلى الأمريكيين أن يزيدوا عليها نصف نقطة. ولم يكسبوها على أرض أوروبية منذ 1993، وفي نيويورك 2025 عادوا من بعيد يوم الأحد وخسروا 15–13.',
        },
      },
      {
        title: { en: 'How it is watched', ar: 'كيف تُشاهَد' },
        text: {
          en: 'Golf is quiet all year. Here the first tee is a football stand, with a song for each pair, and a roar crosses the course faster than the scoreboard can tell it. Only four matches are out at a time, so people walk ahead, settle behind a green and wait for everyone to come through. Adare is a village of thatched cottages, full from Monday, when practice begins. Irish time is British time. In New York the first ball is struck before dawn, and in Riyadh it is two hours later than on the course.',
          ar: 'الجولف همس طوال العام إلا هنا. عند نقطة البداية الأولى مدرج كامل بأهازيجه، والهدير يعبر الملعب قبل أن تصل النتيجة إلى اللوحة. والمباريات أربع فقط في الفترة الواحدة، فيسبق الناس اللاعبين إلى الحفرة وينتظرون مرورهم جميعًا. وأدير قرية بيوتها بسقوف من القش، تمتلئ من يوم الاثنين مع أيام التدريب. وأيرلندا متأخرة عن الرياض ساعتين، فاللعب عندنا من الضحى إلى العشاء، بلا سهر. وفي البيت اختر لكل ضيف لاعبًا يتبعه، فأربعة وعشرون اسمًا تكفي العائلة كلها.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'Who leads Europe?', ar: 'من يقود أوروبا؟' },
        answer: {
          en: 'Luke Donald, for the third time running. No captain has won three in a row.',
          ar: 'لوك دونالد للمرة الثالثة على التوالي. ولم يسبق لقائد أن فاز بثلاث متتالية.',
        },
      },
      {
        question: { en: 'What if it ends level?', ar: 'ومن يأخذ الكأس عند التعادل؟' },
        answer: {
          en: 'Then the cup stays where it was, with Europe. Fourteen points each is enough for the holders.',
          ar: 'تبقى الكأس حيث كانت، أي عند أوروبا، فالتعادل يكفي حاملها.',
        },
      },
    ],
  },
];
