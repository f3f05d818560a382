import type { GuideEntry } from '../../schema.ts';

export const womensRugby: GuideEntry = {
  slug: 'womens-rugby',
  asOf: '2026-11-21',
  heading: { en: 'One stand for both shirts', ar: 'مدرج واحد للقميصين' },
  passages: [
    {
      title: { en: 'How an afternoon goes', ar: 'كيف يمضي العصر' },
      text: {
        en: 'Trains fill with scarves of both sides and nobody changes carriage. There is face paint, a queue for chips, an anthem sung to the end. A good tackle gets the noise that elsewhere is kept for tries. If New Zealand are playing, their haka comes first, and is watched standing and in silence.',
        ar: 'يمتلئ القطار بشالات الفريقين ولا يغيّر أحد عربته. ألوان على الوجوه، وطابور للبطاطس، ونشيد يُغنّى إلى آخره. والتدخل النظيف ينال الصيحة التي تُدّخر عند غيرهم للمحاولات. وإذا كانت نيوزيلندا طرفًا فهناك «الهاكا»، تُشاهَد وقوفًا وبصمت. وإن جئت محايدًا فخذ لون من يجلس بجانبك، ولن يسألك أحد عن السبب.',
      },
    },
    {
      title: { en: 'Fifteens and sevens', ar: 'خمس عشرة أو سبع' },
      text: {
        en: 'Fifteens is the spring, with the Six Nations, and a club season through the winter. Sevens is a weekend party: fourteen-minute matches, three days, women and men on the same pitch. In Dubai it comes at the turn of November, when whole offices turn up in costume. It is an Olympic game, and has been since Rio in 2016.',
        ar: 'رجبي الخمس عشرة موسم شتاء للأندية وربيع للأمم الست. أما السباعيات فمهرجان عطلة أسبوع: مباريات من أربع عشرة دقيقة، والسيدات والرجال على أرض واحدة، وهي لعبة أولمبية منذ ريو 2016. وأقرب مواعيدها إلينا دبي بين نوفمبر وديسمبر، حيث تأتي العائلات منذ الصباح وتفترش العشب حول الملاعب الجانبية، فيشاهد الصغار مباراة ويلعبون أخرى.',
      },
    },
    {
      title: { en: 'If you would rather play', ar: 'إن أردت أن تلعب' },
      text: {
        en: 'Say so at the bar. Women’s sides recruit from the touchline and always have; the 1991 World Cup, the first, was organised by four players and won by the United States. Boots can be borrowed, and there is a position for every build.',
        ar: 'قلها لمن حولك، فالفرق النسائية تجد لاعباتها بين المتفرجات، وأول كأس عالم عام 1991 نظّمتها أربع لاعبات وفازت بها أمريكا. الحذاء يُستعار، ولكل بنية مركز. وأول تدريب يكون بلا تدخلات: تمرير إلى الخلف وضحك كثير، ثم شاي مع الفريق كله. وإن لم يكن في مدينتك فريق فاسأل عن رجبي اللمس، ففيه الركض كله ولا سقوط فيه.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'Are the rules the same as the men’s?', ar: 'هل القوانين هي قوانين الرجال؟' },
      answer: {
        en: 'Yes, law for law: fifteen players, eighty minutes, five points for a try. So whatever you know from the men’s game will do, and whatever you do not know you may ask without a blush.',
        ar: 'نعم، بندًا بندًا: خمس عشرة لاعبة وثمانون دقيقة وخمس نقاط للمحاولة. فما تعرفه من مباريات الرجال يكفيك هنا.',
      },
    },
    {
      question: { en: 'What if I do not know when to cheer?', ar: 'متى أهتف ومتى أسكت؟' },
      answer: {
        en: 'Cheer every yard. Be quiet for a kick at goal, whoever is taking it. If the scrum puzzles you, ask either neighbour. You will get two answers.',
        ar: 'اهتف لكل متر يُكسب، واسكت عند ركلة المرمى أيًّا كان منفّذها. وإذا حيّرك التجمّع «السكرم» فاسأل جاريك، وستسمع جوابين.',
      },
    },
  ],
};
