import type { GuideEntry } from '../../schema.ts';

export const rowing: GuideEntry = {
  slug: 'rowing',
  asOf: '2026-11-21',
  heading: { en: 'Choose your bridge', ar: 'اختر جسرك' },
  passages: [
    {
      title: { en: 'How to see a race', ar: 'كيف تشاهد السباق' },
      text: {
        en: 'You see a minute of it, so choose the minute. On a bend the inside crew creeps up; under a bridge you look straight down on eight backs and hear the cox. Some cyclists keep level on the towpath, shouting, and watch neither the river nor you. Stand with people who know one of the crews, and you will be told the names of all eight before the boats are in sight.',
        ar: 'لن ترى من السباق إلا دقيقة، فاخترها. عند المنعطف يتقدم قارب الداخل، ومن فوق الجسر ترى ثمانية ظهور وتسمع الموجّه. وعلى الضفة درّاجون يرافقون القوارب ويصرخون ولا ينظرون أمامهم، فانتبه لنفسك. واختر مكانك بجانب من يعرف أحد الفريقين، فسيسمّي لك المجدّفين الثمانية قبل أن تظهر القوارب.',
      },
    },
    {
      title: { en: 'Regatta days', ar: 'أيام المهرجانات' },
      text: {
        en: 'Summer regattas are side by side and end with a picnic. Henley, in the first days of July, has rules about jackets and hems in one enclosure and none on the towpath opposite. Autumn and winter are for head races, crews going off one after another against the clock: Boston’s Charles in October, London’s Tideway in March, with soup. Kerala races snake boats of a hundred paddlers and more; in the Emirates wooden boats keep the pearl divers’ stroke alive.',
        ar: 'سباقات الصيف جنبًا إلى جنب، وتنتهي على مفرش في العشب. وفي هنلي مطلع يوليو قواعد للباس في مدرج واحد، ولا قواعد على الضفة المقابلة. والخريف والشتاء لسباقات ضد الساعة ينطلق فيها قارب بعد قارب. وفي كيرالا قوارب كالأفاعي يجدّف فيها أكثر من مئة، وفي الإمارات قوارب خشبية تحفظ ضربة المجداف كما عرفها أهل الغوص. قف على شاطئ الخليج يوم سباقها تسمع النهّام قبل أن ترى القوارب.',
      },
    },
    {
      title: { en: 'On the water yourself', ar: 'إن أردت المجداف' },
      text: {
        en: 'Clubs teach beginners in spring, at an hour when the river is flat and the bridges are empty. Layers, no loose sleeves, a dry pair of socks in the car. You must be able to swim. Small and bossy people are wanted as coxes and never short of friends.',
        ar: 'تعلّم الأندية المبتدئين في ساعة يكون فيها الماء ساكنًا. البس طبقات بلا أكمام واسعة، واترك جوربًا جافًا في السيارة، والسباحة شرط. وصاحب الجسم الخفيف والصوت العالي مطلوب في كل نادٍ موجّهًا. وفي مدننا يبدأ كثيرون على جهاز التجديف في الصالة، والإيقاع واحد.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'What does the cox actually say?', ar: 'ماذا يقول الموجّه فعلًا؟' },
      answer: {
        en: 'The rate, the distance, where the others are, and now and then “ten for the legs”: ten strokes harder than you thought you had. The cox also steers.',
        ar: 'عدد الضربات والمسافة وموقع الخصم، وبين حين وآخر «عشر بقوة الساقين»، أي عشر ضربات لم تكن تعلم أنها فيك. وهو من يوجّه الدفة كذلك.',
      },
    },
    {
      question: { en: 'Sculling or rowing?', ar: 'ما الفرق بين التجديف بمجدافين والتجديف بمجداف واحد؟' },
      answer: {
        en: 'Two oars each is sculling, one each is sweep rowing. Most people start with two, because the boat tips less.',
        ar: 'في الأول مجداف في كل يد، وفي الثاني مجداف تمسكه باليدين. وأغلب الناس يبدأ بمجدافين لأن القارب معهما أثبت.',
      },
    },
  ],
};
