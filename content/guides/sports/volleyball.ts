import type { GuideEntry } from '../../schema.ts';

export const volleyball: GuideEntry = {
  slug: 'volleyball',
  asOf: '2026-11-27',
  heading: { en: 'Anywhere but the floor', ar: 'إلا الأرض' },
  passages: [
    {
      title: { en: 'In the hall', ar: 'في الصالة' },
      text: {
        en: 'You hear it before you follow it: shoes on the floor, a slap for the pass, nothing at all for the set, and then the spike. A rally is over in seconds, so the stand has time to answer each one with a drum, a verse or a groan. In the fifth set people rise with the first serve. Poland sings loudest. On 30 August 2014 a court was laid in Warsaw’s football stadium for the opening match of the World Championship, and about 62,000 came.',
        ar: 'تسمعها قبل أن تفهمها: أحذية تصرّ على الأرض، وصفعة للاستقبال، ثم لا صوت للإعداد، ثم الضربة. التبادل ثوانٍ، فللمدرج وقت يردّ فيه على كل نقطة بطبلة أو بيت أو آهة جماعية. وفي الشوط الخامس يقف الناس مع أول إرسال. أعلاهم صوتًا جمهور بولندا: في 30 أغسطس 2014 فُرش الملعب داخل استاد وارسو لكرة القدم لافتتاح بطولة العالم، فجاء نحو 62 ألفًا.',
      },
    },
    {
      title: { en: 'How to read a rally', ar: 'كيف تقرأ النقطة' },
      text: {
        en: 'Three touches, and the ball must go over. Watch the second: the setter’s hands decide who hits, and the blockers across the net are trying to read them too. A side that wins the serve back turns one place clockwise, so in time the tall have to defend and the small have to jump. The one in another colour is the libero, who comes and goes in the back row and digs up what others only watch. A ball on the line is in.',
        ar: 'ثلاث لمسات ثم تعبر الكرة. راقب الثانية: يدا المُعِدّ تقرران من يضرب، وحائط الصد على الجهة الأخرى يحاول قراءتهما مثلك. والفريق الذي يستعيد الإرسال يدور لاعبوه مكانًا واحدًا مع عقارب الساعة، فيأتي على الطويل دور يدافع فيه، وعلى القصير دور يقفز فيه. أما صاحب القميص المختلف فهو الليبرو، يدخل ويخرج في الخط الخلفي ويلحق بما يكتفي غيره بمشاهدته. والكرة على الخط داخل الملعب.',
      },
    },
    {
      title: { en: 'From the rest house to the league', ar: 'من الاستراحة إلى الصالة' },
      text: {
        en: 'Many Saudis learned it at a rest house outside town: a net between two posts, an uncle who never leaves the service line, and a child sent into the dark for the ball. The halls have a derby of their own, Al Hilal against Al Ahli, with shorter tempers than in football. Sit behind the baseline rather than at the side: from there you see the spike as the receiver sees it. On the sand it is two against two, on a court of sixteen metres by eight.',
        ar: 'كثير منا تعلّمها في استراحة خارج المدينة: شبكة بين عمودين، وعمّ لا يغادر خط الإرسال، وصغير يُرسَل إلى الظلام ليعود بالكرة. وللصالات ديربيها أيضًا: الهلال والأهلي، كما في كرة القدم وبصبر أقل. اجلس خلف خط النهاية لا على الجانب، فمن هناك ترى الضربة كما يراها من سيستقبلها. وعلى الشاطئ لاعبان مقابل لاعبين، في ملعب من ستة عشر مترًا في ثمانية.',
      },
    },
    {
      title: { en: 'Through the year', ar: 'على مدار السنة' },
      text: {
        en: 'Winter belongs to the clubs, early summer to the Nations League, and every second year there is a World Championship. Evening matches in Europe begin in the early part of a Gulf evening, which suits a family screen.',
        ar: 'الشتاء للأندية، وأول الصيف لدوري الأمم، وبطولة العالم كل سنتين. ومباريات أوروبا المسائية تقع في أول سهرة الرياض، فتكفيها شاشة البيت وصحن فشار.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'How is a match won?', ar: 'كيف تُحسم المباراة؟' },
      answer: {
        en: 'By three sets. Four are played to twenty-five and a fifth to fifteen, always two points clear. It can be over in an hour, or keep you past two.',
        ar: 'بثلاثة أشواط: كل شوط إلى 25 نقطة والخامس إلى 15، وبفارق نقطتين دائمًا. قد تنتهي في ساعة، وقد تتجاوز الساعتين.',
      },
    },
    {
      question: { en: 'What changes on the beach?', ar: 'ما الذي يتغير على الشاطئ؟' },
      answer: {
        en: 'Two players instead of six, a smaller court, and sand. Two sets are played to twenty-one, and a third, if needed, to fifteen.',
        ar: 'لاعبان بدل ستة، وملعب أصغر، ورمل. شوطان إلى 21 نقطة، وثالث إلى 15 إن تعادلا.',
      },
    },
    {
      question: {
        en: 'I have not played since school. May I come?',
        ar: 'لم ألعب منذ أيام المدرسة، فهل آتي؟',
      },
      answer: {
        en: 'Nor has anybody else. Ask for an evening of mixed levels, bring knee pads, and begin in the back row, where there is time to remember.',
        ar: 'تعال، فأكثر من في الملعب مثلك. اسأل عن أمسية مفتوحة للمستويات كلها، وخذ واقيًا للركبتين، وابدأ في الخط الخلفي حيث تجد وقتًا تتذكر فيه.',
      },
    },
  ],
};
