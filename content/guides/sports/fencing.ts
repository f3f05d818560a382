import type { GuideEntry } from '../../schema.ts';

export const fencing: GuideEntry = {
  slug: 'fencing',
  asOf: '2026-11-21',
  heading: { en: 'Salute, mask, lights', ar: 'تحية ثم قناع ثم ضوء' },
  passages: [
    {
      title: { en: 'What you see in a bout', ar: 'ماذا ترى في النزال' },
      text: {
        en: 'Two people salute each other, the referee and you, and put their masks on. The first touches are over before you have found them. Then you learn to watch the feet. A red or a green lamp says that someone has hit. The referee’s hands say whose it was. After a touch there is often a shout, mask to the ceiling, and the beaten one must put up with it. At the end masks come off and the free hands shake, win or lose.',
        ar: 'يحيّي المتبارزان بعضهما والحكم والجمهور ثم يضعان القناع. اللمسات الأولى تنتهي قبل أن تراها، ثم تتعلم أن تراقب القدمين. مصباح أحمر أو أخضر يقول إن أحدهما أصاب، ويدا الحكم تقولان لمن النقطة. وبعد اللمسة صيحة إلى السقف، وعلى المغلوب أن يحتملها. وفي النهاية يُنزع القناع وتتصافح الأيدي، فاز من فاز.',
      },
    },
    {
      title: { en: 'Three weapons, three tempers', ar: 'ثلاثة أسلحة وثلاثة طباع' },
      text: {
        en: 'Foil hits the trunk and asks who attacked first. Épée hits anything from mask to shoelace and asks nobody. If both land at once, both score. Sabre cuts above the waist and is finished in a breath. Clubs tend to have a favourite, and to speak of the other two with pity.',
        ar: 'الشيش يصيب الجذع ويسأل من بادر بالهجوم. والإبيه يصيب كل شيء من القناع إلى رباط الحذاء ولا يسأل أحدًا، وإن أصاب الاثنان معًا سُجلت للاثنين. والسيبر يضرب ما فوق الخصر وينتهي في لمح البصر. ولكل نادٍ سلاح يحبه، ويتحدث عن السلاحين الآخرين بشفقة لا يخفيها.',
      },
    },
    {
      title: { en: 'Your first evening', ar: 'أول أمسية لك' },
      text: {
        en: 'Wear trainers and long trousers. The club lends jacket, mask and sword. You will spend an hour on footwork and ten minutes hitting a friend, and be asked back. Competitions are open days out, mostly at weekends in sports halls: a dozen pistes at once, cables underfoot, and a flask in every bag. In Cairo, as in Paris or Budapest, they know their fencing, and the noise is of a different order.',
        ar: 'تعال بحذاء رياضي وبنطال طويل، والنادي يعيرك السترة والقناع والسلاح. ساعة لحركة القدمين وعشر دقائق تصيب فيها صاحبك، ثم تعود الأسبوع القادم. والبطولات مفتوحة غالبًا لمن أراد الفرجة: عشر حارات تعمل معًا وأسلاك تحت الأقدام وترمس في كل حقيبة. وإن أردت مدرجًا عربيًا يعرف اللعبة فاسأل عن القاهرة، فأبطالها وصلوا إلى منصات الأولمبياد، وجمهورهم لا يهمس.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'Does it hurt?', ar: 'هل هي مؤلمة؟' },
      answer: {
        en: 'Less than a cricket ball. The blade bends, the jacket is thick, and a bruise on the arm is the usual souvenir.',
        ar: 'قليلًا. النصل ينثني والسترة سميكة، وكدمة صغيرة على الذراع هي تذكارك المعتاد.',
      },
    },
    {
      question: { en: 'At what age can one start?', ar: 'من أي عمر يبدأ المرء؟' },
      answer: {
        en: 'Many clubs take children of seven or eight with plastic foils, and veterans’ competitions begin at forty. Those who start late do well in épée, where patience counts.',
        ar: 'تقبل أندية كثيرة أبناء السابعة والثامنة بأسلحة بلاستيكية، وبطولات المخضرمين تبدأ من الأربعين. والإبيه صديق من بدأ متأخرًا، لأنه يكافئ الصبر.',
      },
    },
  ],
};
