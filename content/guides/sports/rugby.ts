import type { GuideEntry } from '../../schema.ts';

export const rugby: GuideEntry = {
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
        ar: 'افترقتا عام 1895 بسبب أجر عامل غاب عن ورديته ليلعب. الاتحاد «يونيون» خمسة عشر لاعبًا وطين وشتاء، والدوري «ليغ» ثلاثة عشر وستة تدخلات وليالي جمعة في شمال إنجلترا وسيدني. وكل فريق مقتنع أن الآخر لم يفهم اللعبة. أما السباعيات فابنة العم المرحة، وموعدها القريب منا دبي مع نهاية نوفمبر، حيث تملأ العائلات ثلاثة أيام بمباريات قصيرة لا تنتهي.',
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
};
