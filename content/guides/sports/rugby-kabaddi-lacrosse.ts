import { textUntil } from '../../clock/timed-text.ts';
import type { GuideEntry } from '../../schema.ts';

export const rugbyKabaddiLacrosse: GuideEntry[] = [
  {
    slug: 'rugby',
    asOf: '2026-11-21',
    heading: { en: 'Two halves and the one after', ar: 'شوطان وثالث بعدهما' },
    passages: [
      {
        title: { en: 'How a Saturday goes', ar: 'كيف يمضي السبت' },
        text: {
          en: 'The clubhouse opens before the second team’s game, since you are expected to watch your cousin first. Anthems are sung with eyes shut: “Flower of Scotland” goes on without the band, and in Cardiff the stadium stands in the middle of town, so that the pavements join in. When a kicker lines up, decent crowds hush. In Limerick you can hear the coat of the man beside you. Then the third half: the teams eat together, so the supporters do.',
          ar: 'يفتح النادي أبوابه قبل مباراة الفريق الثاني، لأنك مطالَب بمشاهدة ابن عمك أولًا. النشيد يُغنّى والعيون مغمضة، و«زهرة اسكتلندا» تستمر بعد أن تسكت الفرقة. وحين يستعد لاعب للركل يصمت الجمهور المهذب احترامًا له ولو كان خصمًا. ثم يأتي «الشوط الثالث»: الفريقان على مائدة واحدة، فيفعل المشجعون مثلهم، ويُعاد كل قرار للحكم على مهل.',
        },
      },
      {
        title: { en: 'Union and league', ar: 'لعبتان باسم واحد' },
        text: {
          en: 'They parted in 1895, over money for missed shifts. Union has fifteen players, line-outs and winters of mud; league has thirteen, six tackles and Friday nights in the north of England, Sydney and Port Moresby. Each side is sure that the other has misunderstood. Sevens is the summer cousin, at its loudest in Hong Kong, and in Dubai every year as November ends.',
          ar: 'افترقتا عام 1895 بسبب أجر عامل غاب عن ورديته ليلعب. الاتحاد «يونيون» خمسة عشر لاعبًا وطين وشتاء، والدوري «ليغ» ثلاثة عشر وستّ محاولات وليالي جمعة في شمال إنجلترا وسيدني. وكل فريق مقتنع أن الآخر لم يفهم اللعبة. أما السباعيات فابنة العم المرحة، وموعدها القريب منا دبي مع نهاية نوفمبر، حيث تملأ العائلات ثلاثة أيام بمباريات قصيرة لا تنتهي.',
        },
      },
      {
        title: { en: 'Shirts and clocks', ar: 'قميص وموعد' },
        text: {
          en: 'Wear your club’s jersey to another club’s match. It starts conversations. Welsh supporters pin on a daffodil or carry a leek. Six Nations weekends in February and March are lunch and tea in Britain, evening in Dubai. New Zealand and Australia arrive with breakfast, which is why rugby people can cook.',
          ar: 'البس قميص ناديك ولو كانت المباراة لغيره، فهو بداية حديث لا استفزاز. مباريات الأمم الست في فبراير ومارس تقع مساءً بتوقيت الرياض، وهي أسهل مدخل للعبة. ومباريات نيوزيلندا وأستراليا تصل مع الفطور، ولذلك يجيد عشاق الرجبي الطبخ. وفي الخليج أندية هواة تتدرب في أمسيات الأسبوع وترحب بمن لم يلمس الكرة من قبل.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'Why may they not throw it forward?', ar: 'لماذا لا تُمرَّر الكرة إلى الأمام؟' },
        answer: {
          en: 'Because ground has to be won by running or kicking. A pass goes sideways or back. That single rule makes the whole picture of fifteen people trailing behind the ball.',
          ar: 'لأن الأرض تُكسب بالركض أو بالركل. التمريرة جانبية أو خلفية، ومن هذه القاعدة وحدها جاء المشهد كله.',
        },
      },
      {
        question: { en: 'How are points scored?', ar: 'كيف تُحسب النقاط؟' },
        answer: {
          en: 'In union a try is five and its conversion two, a penalty or drop goal three. In league it is four, two, two and one.',
          ar: 'في اليونيون: المحاولة خمس وتحويلها نقطتان، وركلة الجزاء أو الإسقاط ثلاث. وفي الليغ: أربع واثنتان واثنتان وواحدة.',
        },
      },
      {
        question: {
          en: 'Can I really sit among the other side’s fans?',
          ar: 'هل أجلس وسط جمهور الخصم فعلًا؟',
        },
        answer: {
          en: 'You will have no choice: there is no away end at most grounds. Expect teasing and a share of somebody’s pasty.',
          ar: 'لا خيار لك، فأغلب الملاعب بلا مدرج للضيوف. توقّع المزاح، ونصيبًا من طعام جارك.',
        },
      },
    ],
  },
  {
    slug: 'kabaddi',
    asOf: '2026-11-21',
    heading: { en: 'Thirty seconds without a breath', ar: 'ثلاثون ثانية بلا نَفَس' },
    passages: [
      {
        title: { en: 'How to watch a raid', ar: 'كيف تشاهد الغارة' },
        text: {
          en: 'Look at the defenders, not the raider. Seven of them hold hands in a chain and bend with him. The one who lets go is about to dive for an ankle. He has thirty seconds, the murmur has to be heard, and if his team’s last two raids came home empty this one must not. A hand over the middle line is enough. In the hall that inch is seen by everybody at the same moment and the roof goes up.',
          ar: 'انظر إلى المدافعين لا إلى المهاجم. سبعة يمسك بعضهم بأيدي بعض في سلسلة تنثني معه، ومن ترك يد صاحبه فهو على وشك الانقضاض على الكاحل. أمامه ثلاثون ثانية، ولا بد أن تُسمع همهمته، فإن عادت غارتان قبله بلا نقاط وجب أن تنجح هذه. ويكفي أن تعبر أصابعه خط الوسط. ذلك الشبر تراه القاعة كلها في لحظة واحدة فيرتفع السقف.',
        },
      },
      {
        title: { en: 'Mat and mud', ar: 'بساط وتراب' },
        text: {
          en: 'The professional league in India brought mats, lights and walk-on music, and moves from city to city for weeks at a time. Circle kabaddi in Punjab, on both sides of the border, is older: a round field, bare chests, a dhol, and a commentator in verse who thanks the donors. In summer it comes to playing fields in the English Midlands, Vancouver and Toronto, with free food for whoever sits down.',
          ar: 'الدوري الهندي المحترف أتى بالبساط والأضواء وموسيقى الدخول، ويتنقل من مدينة إلى أخرى. أما كابادي الدائرة في البنجاب، على جانبي الحدود، فأقدم: ساحة مستديرة وطبل ومعلّق يرتجل الشعر ويشكر المتبرعين. وفي الصيف تحملها الجاليات إلى ميادين وسط إنجلترا وكندا، والطعام مجاني لمن جلس. وفي الخليج تُلعب على رمل الساحات في أيام العطلة، ويقف حولها من يشرح لك القواعد بلغتين.',
        },
      },
      {
        title: { en: 'Evenings in company', ar: 'سهرة مع أهلها' },
        text: {
          en: 'League matches fall in the Indian evening, so tea-time in Dubai and after lunch in Britain. Forty minutes, two halves, no excuse. Serve something that can be eaten with one hand, because the other will be gripping a neighbour. Iran, who beat India at the Asian Games of 2018, is a good second team for any room.',
          ar: 'مباريات الدوري مساءً في الهند، أي عصرًا بتوقيت الرياض، ومدتها أربعون دقيقة في شوطين. قدّم ما يؤكل بيد واحدة، فالأخرى ستمسك بذراع جارك. وإن لم يكن لك فريق فخذ لون من يجلس بجانبك ولا تندم. واحذر مباراة تظنها محسومة، فالهند سيدة اللعبة ومع ذلك خسرت ذهب آسيا عام 2018.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'Why do they keep saying “kabaddi”?', ar: 'لماذا يردد المهاجم «كابادي»؟' },
        answer: {
          en: 'To prove that they are on one breath. If the chant stops in the other half, the raid is over and the referee sends them out.',
          ar: 'ليثبت أنه على نَفَس واحد. فإن انقطع الصوت في نصف الخصم انتهت غارته وخرج.',
        },
      },
      {
        question: { en: 'What happens to a player who is tagged?', ar: 'ماذا يحدث لمن لُمس؟' },
        answer: {
          en: 'Out, until the team scores: every point brings one back in. Empty the other half completely and that is two points more, called an all out.',
          ar: 'يخرج حتى يسجل فريقه، فكل نقطة تعيد لاعبًا. وإذا أُفرغ نصف الخصم كله فتلك نقطتان زيادة.',
        },
      },
    ],
  },
  {
    slug: 'lacrosse',
    asOf: '2026-11-21',
    heading: { en: 'Bring a stick, stay for the game', ar: 'هات عصاك وابقَ للمباراة' },
    passages: [
      {
        title: { en: 'The sideline', ar: 'على خط الملعب' },
        text: {
          en: 'It begins with a wall. Anyone who plays has thrown a rubber ball at one ten thousand times, and you will hear that sound behind the stand before you see a match. A face-off, ten players a side, checks that clatter, and a shot faster than most eyes. Families park along the touchline with the boot open. In America the season climbs towards the college finals on the last weekend of May. The professionals tour in summer.',
          ar: 'كل شيء يبدأ بجدار. من لعب اللاكروس رمى كرة المطاط إليه آلاف المرات، وستسمع ذلك الصوت خلف المدرج قبل أن ترى المباراة. ثم مواجهة على الكرة، وعشرة لاعبين في كل جانب، وعصي تتقارع، وتسديدة تسبق العين. تصفّ العائلات سياراتها على امتداد الخط وتفتح صناديقها. والموسم في أمريكا يصعد نحو نهائيات الجامعات في آخر عطلة من مايو، ثم يأتي صيف المحترفين.',
        },
      },
      {
        title: { en: 'Four games in one', ar: 'أربع ألعاب في واحدة' },
        text: {
          get en() {
            return `Field is the long one. Box is Canadian: indoors, six a side with the goalkeeper, boards to bounce off, winter nights in an arena. The women’s game keeps contact off and the ball higher. Sixes, on a short pitch with a shot clock, ${textUntil('2028-07-30', 'is', 'was')} the version for Los Angeles 2028. The Haudenosaunee, whose game it was, field national teams of their own and are everyone’s second favourites.`;
          },
          get ar() {
            return `الميدان هي الطويلة. والصندوق كندية: داخل صالة بستة لاعبين مع الحارس وجدران ترتد عنها الكرة. ولعبة السيدات تقلّ فيها الاحتكاكات. والسداسيات بملعب قصير وساعة تسديد، ${textUntil('2028-07-30', 'وهي', 'وكانت')} نسخة لوس أنجلوس 2028. وشعب الهودنوشوني، أصحاب اللعبة الأولون، ينافسون بمنتخب يحمل اسمهم، وهم الفريق الثاني في قلب كل مشجع.`;
          },
        },
      },
      {
        title: { en: 'Finding your people', ar: 'أين تجد أهلها' },
        text: {
          en: 'Look for a netted stick poking out of a rucksack. In Britain that means Manchester’s old clubs, south London on Saturdays and half the girls’ schools in the country; in Asia, Japan’s universities first. Elsewhere you may have to start it yourself, with two sticks and a patient friend.',
          ar: 'ابحث عن عصا بشبكة تطل من حقيبة ظهر. في بريطانيا أندية مانشستر العريقة ومدارس البنات، وفي آسيا جامعات اليابان قبل غيرها. وفي الخليج اسأل عنهم من درس في أمريكا أو كندا، فربما بقيت في سيارته عصا منسية. فإن لم تجد أحدًا فابدأ أنت: عصوان وصديق صبور وجدار لا يطل على نافذة.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'Is it like hockey in the air?', ar: 'هل هي هوكي في الهواء؟' },
        answer: {
          en: 'A little: you may run behind the goal, substitutes go on the fly, and penalties leave a side short. The passing is closer to basketball.',
          ar: 'قليلًا: اللعب خلف المرمى مسموح، والتبديل في أثناء اللعب، والعقوبة تنقص الفريق لاعبًا. أما التمرير فأقرب إلى كرة السلة.',
        },
      },
      {
        question: { en: 'What does a beginner need?', ar: 'ماذا يحتاج المبتدئ؟' },
        answer: {
          en: 'A stick, a ball and a gumshield. Clubs lend the helmet and gloves. Learn to scoop a ball off the ground at a run. It gets you picked.',
          ar: 'عصا وكرة وواقي أسنان، والنادي يعيرك الخوذة والقفازين. تعلّم التقاط الكرة من الأرض وأنت تركض، فبها يختارونك.',
        },
      },
    ],
  },
];
