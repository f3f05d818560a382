import type { GuideEntry } from '../../schema.ts';

export const mma: GuideEntry = {
  slug: 'mma',
  asOf: '2026-11-21',
  heading: { en: 'From the first prelim to the last walkout', ar: 'من أول نزال تمهيدي إلى آخر دخول' },
  passages: [
    {
      title: { en: 'How a fight night goes', ar: 'كيف تمضي ليلة النزالات' },
      text: {
        en: 'Ten fights or more, and the best one is often the third, when half the guests have not come yet. Undercard bouts last three rounds of five minutes, title fights five. Between them there is time for food and for somebody to explain, with the help of a cushion, what a triangle choke is. The room goes quiet twice: at the walkout, and when two people on the floor stop moving.',
        ar: 'عشرة نزالات أو أكثر، وكثيرًا ما يكون أجملها الثالث قبل أن يصل نصف الضيوف. النزال العادي ثلاث جولات من خمس دقائق، ونزال اللقب خمس. وبين هذا وذاك وقت للعشاء، ولمن يشرح لك بوسادة معنى الخنق المثلث. ويسكت المجلس مرتين: عند دخول المقاتل، وحين يتوقف اثنان على الأرض عن الحركة.',
      },
    },
    {
      title: { en: 'Reading the ground', ar: 'حين تنزل المعركة إلى الأرض' },
      text: {
        en: 'Newcomers boo when the fighters go down; the rest lean forward. Watch the hips and the wrists. Whoever can still move the knees is not beaten yet. If nothing makes sense, find the person in the room with bent ears. Rounds are scored ten to nine, rarely ten to eight, and your card will differ from the judges’.',
        ar: 'المبتدئ يتذمر حين يسقط المقاتلان، والعارف يقترب من الشاشة. راقب الوركين والمعصمين، فمن تحررت ركبتاه فهو المتقدم. وإن لم تفهم شيئًا فابحث عن صاحب الأذن المتورمة، فقد تمرّن سنوات ليشرح لك هذه اللحظة. الجولة تُحسب عشرة مقابل تسعة، ونادرًا ثمانية، وورقتك ستخالف ورقة الحكام لا محالة.',
      },
    },
    {
      title: { en: 'Around the clock', ar: 'بتوقيتك' },
      text: {
        en: 'A Saturday night main event in Las Vegas is the small hours in London and Sunday breakfast in Dubai and in Delhi, where gyms put on the screen before training. Cards from Abu Dhabi or Riyadh turn that round and give Asia and Europe an evening. Come in a fighter’s T-shirt and leave fancy dress for the darts. Flags are welcome, and in Dublin, Makhachkala and Rio they come with songs.',
        ar: 'النزال الرئيسي مساء السبت في لاس فيغاس يصلك صباح الأحد، ولذلك تفتح صالات التدريب شاشتها مع الفطور قبل الحصة. وحين تقام الأمسية في أبوظبي أو الرياض ينقلب الحال، فتصير لنا السهرة ولهم الفجر. خذ معك علم من تشجع، وأبقِ النتائج سرًا عمن ينوي مشاهدة الإعادة. وحضّر طعامًا يؤكل بيد واحدة، ففي الأخرى جوالك وقد فُتح على ورقة النقاط، ولا وقت لملعقة بين جرسين.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'Is it suitable for children?', ar: 'هل تناسب مشاهدتها الأطفال؟' },
      answer: {
        en: 'That is for each family to decide. There is blood, and it is shown again slowly. Hosts will say who their evening is for.',
        ar: 'القرار للوالدين، ففيها دم يُعاد بطيئًا. وسيذكر كل مضيف لمن سهرته.',
      },
    },
    {
      question: { en: 'Is MMA the same as the UFC?', ar: 'هل الفنون المختلطة هي UFC؟' },
      answer: {
        en: 'The UFC is one promoter, the largest. The sport is older and wider, from the PFL to a regional card in a leisure centre, and amateurs have world championships of their own.',
        ar: 'UFC جهة تنظيم واحدة وهي الأكبر. أما اللعبة فأوسع: PFL وغيرها، وبطولات محلية في صالات صغيرة، وبطولة عالم للهواة.',
      },
    },
    {
      question: { en: 'Where do I try it myself?', ar: 'أين أجربها بنفسي؟' },
      answer: {
        en: 'In a gym with a beginners’ class, and not in somebody’s garage. Start with grappling: you learn to tap, and go home without a black eye.',
        ar: 'في نادٍ فيه حصة للمبتدئين ومدرب معتمد. ابدأ بالمصارعة الأرضية، فأول درس فيها أن تضرب البساط بيدك وتستسلم بسلام.',
      },
    },
  ],
};
