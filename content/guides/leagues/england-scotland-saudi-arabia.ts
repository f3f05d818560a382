import { textUntil } from '../../clock/timed-text.ts';
import type { GuideEntry } from '../../schema.ts';

export const englandScotlandSaudiArabia: GuideEntry[] = [
  {
    slug: 'premier-league',
    asOf: '2026-11-21',
    heading: { en: 'A weekend in five kick-offs', ar: 'عطلة أسبوع بخمسة مواعيد' },
    passages: [
      {
        title: { en: 'How the weekend is laid out', ar: 'كيف تتوزع الجولة' },
        text: {
          en: 'Saturday has an early match, the three o’clocks and one at half past five; Sunday has two or three; Monday, now and then, an epilogue. In Britain those at three are not on live television, an old rule made to protect smaller grounds, so fans there go, or follow the scores as they fall. Abroad nearly everything is shown. Lagos has viewing centres with benches, Mumbai an evening of it, New York breakfast with eggs and a scarf.',
          ar: 'السبت مباراة مبكرة، ثم زحام الثالثة بتوقيت لندن، ثم موعد الخامسة والنصف. والأحد مباراتان أو ثلاث، والاثنين أحيانًا خاتمة. مباريات الثالثة لا تُنقل مباشرة في بريطانيا نفسها بقاعدة قديمة تحمي الملاعب الصغيرة، أما أنت فتشاهدها عصر الرياض أو مغربها. وآخر مباراة في السبت تنتهي قبل العشاء المتأخر، ولذلك صار لهذا الدوري في استراحاتنا موعد ثابت كموعد الدوري المحلي، وخلافه أطول.',
        },
      },
      {
        title: { en: 'The away end', ar: 'مدرج الضيوف' },
        text: {
          en: 'Three thousand seats at most, sold to those who went last time. The price has been capped since 2016, and the away end is where new songs are tried, on trains first. A neutral can hear who is winning with the sound down: one side sings, the other complains.',
          ar: 'بضعة آلاف مقعد لا يصل إليها إلا من سافر من قبل، ولأسعارها سقف منذ 2016. هناك تُجرَّب الأهازيج الجديدة بعد أن تُغنّى في القطار. وإن أردت أن تعرف المتقدم وأنت مغمض العينين فاستمع: جانب يغني وجانب يتذمر. والذي يسكت منهما أولًا هو الخاسر في العادة.',
        },
      },
      {
        title: { en: 'Dates to keep', ar: 'مواعيد لا تفوت' },
        text: {
          en: 'The fixtures come out in June and weddings are moved. Boxing Day is football by custom. On the last Sunday all ten matches start together, and one phone in every row is on somebody else’s game. Fantasy teams must be in ninety minutes before the first whistle of the round. Say no more to your colleagues after that.',
          ar: 'يصدر الجدول في يونيو فتتغير مواعيد كثيرة في البيوت. وآخر ديسمبر مزدحم بالمباريات حين تستريح الدوريات الأخرى. وفي الأحد الأخير تنطلق المباريات العشر معًا، وفي كل صف جوال مفتوح على مباراة أخرى. أما فريقك في الفانتازي فيُغلق قبل أول مباراة في الجولة بتسعين دقيقة، ومن نسي لامه زملاؤه أسبوعًا.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'What is decided at the bottom and the top?', ar: 'ماذا يُحسم في القمة والقاع؟' },
        answer: {
          en: 'The last three go down to the Championship and three come up. The leading places send clubs to Europe. How many depends on how English teams did there the year before, and on who won the cups.',
          ar: 'الثلاثة الأخيرون يهبطون ويصعد مكانهم ثلاثة. والمراكز الأولى تؤهل إلى أوروبا، وعددها يتغير بحسب نتائج الإنجليز هناك ومن فاز بالكؤوس.',
        },
      },
      {
        question: {
          en: 'My club is not among the badges here. Can I still join?',
          ar: 'نادٍ أشجعه لا أراه هنا، فهل أسجّل؟',
        },
        answer: {
          en: 'Yes. Write it as your team: promotion exists for a reason.',
          ar: 'نعم، اكتبه في خانة الفريق، فالصعود وُجد لأمثاله.',
        },
      },
    ],
  },
  {
    slug: 'saudi-pro-league',
    asOf: '2026-11-21',
    heading: { en: 'From Thursday evening to Saturday night', ar: 'من مساء الخميس إلى مساء السبت' },
    passages: [
      {
        title: { en: 'How a round goes', ar: 'كيف تمضي الجولة' },
        text: {
          en: 'The Saudi weekend is Friday and Saturday, so a round usually opens on Thursday evening. Matches start after sunset, when the heat allows it, and around the prayers. In Ramadan they begin late and finish close to the pre-dawn meal. Families have their own gates and rows. Women have come to league grounds since January 2018, and Jeddah saw it first.',
          ar: 'تبدأ الجولة عادة مساء الخميس، لأن العطلة جمعة وسبت. المباريات بعد المغرب حين يهدأ الحر، ومواعيدها تراعي الصلوات، وفي رمضان تتأخر فتنتهي قريبًا من السحور. وللعائلات مدخلها ومقاعدها، ومنذ يناير 2018 صار المدرج للأسرة كلها، وكانت البداية من جدة. فإن فاتك الملعب فموعدك الاستراحة: شاشة وفناء ومن يتكفّل بالشاي.',
        },
      },
      {
        title: { en: 'What it sounds like', ar: 'صوت المدرج' },
        text: {
          en: 'The rabita, the supporters’ group, sits in a block behind the goal with drums, a caller and songs that owe more to wedding processions than to England. The tifo takes volunteers a night to lay out. In Jeddah the two great clubs answer each other’s verses across the ground. In Riyadh the derby begins on social media on Monday.',
          ar: 'الرابطة كتلة واحدة خلف المرمى: طبول وقائد هتاف وأهازيج فيها من السامري والعرضة والفن الشعبي أكثر مما فيها من إنجلترا. التيفو يسهر على فرشه متطوعون ليلة كاملة. في جدة يردّ كل مدرج على الآخر بيتًا ببيت، وفي الرياض يبدأ الديربي على الجوال من يوم الاثنين. وللشرقية والقصيم والجنوب ديربيات لا تقل حرارة، وفي عسير قد ينزل الضباب إلى العشب فيلعب مع الفريقين.',
        },
      },
      {
        title: { en: 'Coming from abroad', ar: 'إن كنت زائرًا أو مغتربًا' },
        text: {
          en: 'Book on the clubs’ own channels, bring the name on your passport, arrive early for the coffee and dates that somebody in your row will offer. Dress for a mild evening and modestly. A scarf in club colours suits a thobe as well as a jacket. From London or Mumbai, kick-off is late afternoon or night.',
          ar: 'التذاكر من منصات الأندية ومنصة الدوري الرسمية. احضر باكرًا، فالصداقة تبدأ قبل المباراة بفنجان يمده لك من بجانبك. والشال يليق بالثوب كما يليق بالقميص. والمباراة في لندن عصرًا وفي أمريكا ظهرًا، والغربة أهون حين تجد من يعرف معنى «الكلاسيكو» دون شرح.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'Which are the derbies?', ar: 'ما أبرز الديربيات؟' },
        answer: {
          en: 'Al Hilal against Al Nassr in Riyadh and Al Ittihad against Al Ahli in Jeddah. Al Hilal against Al Ittihad, capital against coast, is called the Clásico.',
          ar: 'الهلال والنصر في الرياض، والاتحاد والأهلي في جدة. والهلال والاتحاد كلاسيكو المدينتين، ولكل منطقة ديربي يعرفه أهلها.',
        },
      },
      {
        question: { en: 'Can I take my family?', ar: 'هل أصطحب عائلتي؟' },
        answer: {
          en: 'Yes. Choose the family section when you book, since it is away from the drums and close to the food.',
          ar: 'نعم، واختر قسم العائلات عند الحجز، فهو بعيد عن الطبول قريب من الخدمات.',
        },
      },
      {
        question: { en: 'Why does the season pause?', ar: 'لماذا يتوقف الدوري في أثناء الموسم؟' },
        answer: {
          get en() {
            return `For the national team, the King’s Cup and Asia’s club competitions${textUntil('2027-02-05', '; 2027 begins with the Asian Cup at home', '')}.`;
          },
          get ar() {
            return `للمنتخب وكأس الملك والبطولات الآسيوية${textUntil('2027-02-05', '، وفي مطلع 2027 لكأس آسيا على أرضنا', '')}.`;
          },
        },
      },
    ],
  },
  {
    slug: 'scottish-premiership',
    asOf: '2026-11-21',
    heading: { en: 'By bus, in all weathers', ar: 'بالحافلة وفي كل طقس' },
    passages: [
      {
        title: { en: 'The supporters’ bus', ar: 'حافلة المشجعين' },
        text: {
          en: 'It leaves from outside a pub or a butcher’s at an hour on which there is no appeal. Each has a name, a convener with a list, a raffle and a place on the road where it always stops. Children are told the stories of other journeys. Grounds sell pies and Bovril and, by a law of 1980, nothing stronger. The singing manages without.',
          ar: 'تنطلق من أمام دكان معروف في ساعة لا تقبل النقاش. لكل حافلة اسم، ومسؤول معه قائمة، وقرعة على جائزة صغيرة، ومكان تتوقف فيه كل مرة. وفي الطريق يسمع الصغار حكايات رحلات سابقة، أغلبها عن ثلج أغلق الطريق. وفي الملعب فطيرة لحم ومرق ساخن في كوب، وذلك طعام المدرج منذ أجيال.',
        },
      },
      {
        title: { en: 'Thirty-three, then five', ar: 'ثلاث وثلاثون ثم خمس' },
        text: {
          en: 'Everyone meets three times, then the table is cut in half: six above for the title and Europe, six below to stay up. A side in seventh can finish with more points than the one in sixth, and does. In spring even those who dislike arithmetic speak of nothing else.',
          ar: 'يلتقي الجميع ثلاث مرات، ثم يُقسم الجدول نصفين: ستة للقب وأوروبا، وستة للبقاء، ولكل منهم خمس مباريات. قد يُنهي السابع الموسم بنقاط أكثر من السادس ويبقى سابعًا. وفي الربيع يصير كارهو الحساب خبراء فيه، ويجلسون في المقهى ومعهم ورقة وقلم واحتمالات لا تنتهي.',
        },
      },
      {
        title: { en: 'Derbies, large and small', ar: 'ديربيات كبيرة وصغيرة' },
        text: {
          en: 'The Glasgow one starts around noon, so that the city can have its evening back. Edinburgh’s comes near New Year, with breath in the air. In Dundee the two grounds stand on the same street, a few hundred yards apart, and neighbours part at the corner. From Aberdeen almost every match is a trip. Exiles follow in Corby, Toronto and Dubai, where the early kick-off is a family lunch. Wear wool.',
          ar: 'ديربي غلاسكو يبدأ قرب الظهر، أي عصرًا بتوقيت الرياض، وهو موعد مريح لمن لا يحب السهر. وديربي إدنبرة يأتي حول رأس السنة والأنفاس بخار. وفي دندي يقوم الملعبان على شارع واحد، فيفترق الجيران عند الناصية. ولأهل اسكتلندا المغتربين في الخليج روابط تجتمع على غداء الأحد، ومن حضر معهم تعلّم أن الأغنية عندهم تسبق السلام. والبس صوفًا ثقيلًا إن سافرت إليهم.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'How do I get on a bus?', ar: 'كيف أنضم إلى حافلة؟' },
        answer: {
          en: 'Ask the club for its affiliated branches and ring the convener nearest you. Sit where you are told the first time, as the seats belong to people.',
          ar: 'اسأل النادي عن روابطه المسجلة وكلّم أقربها. واجلس أول مرة حيث يقال لك، فالمقاعد لأصحابها وإن خلت.',
        },
      },
      {
        question: {
          en: 'Is a visitor welcome at a smaller ground?',
          ar: 'هل يُرحَّب بالزائر في الملاعب الصغيرة؟',
        },
        answer: {
          en: 'Very. Pay at the gate where that is still done, buy a pie, ask who that was on the wing in 1983.',
          ar: 'جدًا. اشترِ فطيرتك واسأل جارك عن جناح الفريق قبل أربعين سنة، ولن ينقصك حديث حتى الصافرة.',
        },
      },
    ],
  },
  {
    slug: 'womens-super-league',
    asOf: '2026-11-21',
    heading: { en: 'Noon on Sunday, and everyone is there', ar: 'ظهر الأحد والجميع هناك' },
    passages: [
      {
        title: { en: 'Two sizes of day out', ar: 'يومان مختلفان' },
        text: {
          en: 'Some Sundays are played in the club’s great stadium, with the Tube full and a programme. Most are in a smaller ground on the edge of town. The small one is the better introduction. You can change ends at half-time, hear the full-back called by her first name, and park the pushchair. The large one is for rivals and records.',
          ar: 'أحدٌ في ملعب النادي الكبير وقطاراته ممتلئة، وآحاد كثيرة في ملعب صغير على طرف المدينة. الصغير أفضل للمرة الأولى: تسمع المدافعة تُنادى باسمها، وتغيّر مكانك بين الشوطين، وتجد موضعًا لعربة الطفل. والكبير للديربيات والأرقام القياسية. وبين هذا وذاك يتنقل الجمهور نفسه بالشال نفسه.',
        },
      },
      {
        title: { en: 'Regulars', ar: 'أهل المدرج' },
        text: {
          en: 'They know the substitutes’ birthdays. Supporters’ groups make flags in kitchens, carry a drum on the train, and write songs with more verses than the men’s, since there are fewer people to forget them. At the end nobody leaves: the players come round the pitch, and a shirt or a boot may come over the fence. Be kind about selfies. There is a queue.',
          ar: 'يحفظون أعياد ميلاد البديلات. تُخاط الأعلام في المطابخ، ويُحمل الطبل في القطار، وللأهازيج أبيات أطول من أهازيج الرجال لأن من يحفظها كثير الحضور. وبعد الصافرة لا يغادر أحد، فاللاعبات يدرن حول الملعب، وقد يصلك قميص من فوق السياج. التقط صورتك سريعًا، فخلفك طابور من الصغيرات ينتظرن دورهن بأدب أكثر منك.',
        },
      },
      {
        title: { en: 'The shape of the year', ar: 'شكل الموسم' },
        text: {
          en: 'September to May, with two domestic cups, a winter break, European nights midweek. International windows matter: half the league may be on the pitch in one European final. In Riyadh a noon match in London is mid-afternoon, in New York breakfast, in Delhi the early evening, an hour that suits a club of girls and their coach.',
          ar: 'من سبتمبر إلى مايو، مع كأسين محليتين وراحة شتوية وأمسيات أوروبية وسط الأسبوع. مباراة الظهر في لندن تصلك عصرًا، وهو وقت يناسب أكاديمية فتيات ومدربتهن أمام شاشة واحدة. وكثير من نجمات البطولات الكبرى يلعبن هنا، فإذا جاء صيف المنتخبات عرفت وجوههن كلها. ابدأ بمشاهدة ديربي شمال لندن، ثم اختر لونك. وإن زرت لندن فاسأل عن ملعب الفريق قبل أن تركب، فقد يكون في ضاحية لا يعرفها سائقك.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'How far ahead should I buy a ticket?', ar: 'متى أشتري التذكرة؟' },
        answer: {
          en: 'For the large stadiums a week or two is usually enough, for small grounds and derbies as soon as they go on sale. Children’s tickets cost little. The club’s own page has the price.',
          ar: 'للملاعب الكبيرة قبلها بأسبوع أو اثنين غالبًا، وللصغيرة والديربيات فور طرحها. وتذاكر الأطفال زهيدة، والتفاصيل في موقع النادي.',
        },
      },
      {
        question: { en: 'Which matches should a newcomer choose?', ar: 'بأي مباراة أبدأ؟' },
        answer: {
          en: 'The nearest. If you may choose, the north London derby for noise, or any last home game of the season for goodbyes.',
          ar: 'الأقرب إليك إن كنت هناك. وإلا فديربي شمال لندن للحماس، أو آخر مباراة في الموسم للوداع.',
        },
      },
    ],
  },
];
