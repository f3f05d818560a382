import type { GuideEntry } from '../../schema.ts';

export const bowls: GuideEntry = {
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
};
