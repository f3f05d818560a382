import type { GuideEntry } from '../../schema.ts';

export const equestrian: GuideEntry = {
  slug: 'equestrian',
  asOf: '2026-11-21',
  heading: { en: 'Silence, then applause', ar: 'صمت ثم تصفيق' },
  passages: [
    {
      title: { en: 'How to watch a round', ar: 'كيف تشاهد الجولة' },
      text: {
        en: 'Before the jumping the riders walk the course, counting strides between fences, and on some days the public may walk behind. Then the bell goes and the arena breathes in. A pole rattles. It stays up. Somebody behind you lets go of a sleeve. You clap when the last fence is clear and not before. In dressage even a programme is folded quietly, and the flags come out only for the lap of honour.',
        ar: 'قبل القفز يمشي الفرسان على المسار ويعدّون الخطوات بين حاجز وآخر. ثم يدق الجرس فيحبس الميدان أنفاسه. تهتز العارضة ولا تسقط، فيترك من خلفك كمّ صاحبه. صفّق بعد الحاجز الأخير لا قبله. وفي الترويض تُطوى الورقة بلا صوت، ويُؤجَّل كل شيء إلى دورة الشرف.',
      },
    },
    {
      title: { en: 'The three tests', ar: 'الاختبارات الثلاثة' },
      text: {
        en: 'Jumping is an evening: bright lights, a clock, a jump-off. Dressage is a concert. Eventing is three or four days of both with a cross-country Saturday in between, when spectators walk miles of parkland from fence to fence, dogs on leads, and learn to eat standing. Each asks for another kind of patience. Choose one, and try the other two next year.',
        ar: 'قفز الحواجز سهرة: أضواء وساعة وجولة فاصلة. والترويض حفلة موسيقية. أما الفروسية الشاملة فأيام تجمعهما، ويوم للريف يمشي فيه الجمهور كيلومترات من حاجز إلى حاجز. اختر منها ما يشبه صبرك، ثم جرّب الباقي في العام التالي.',
      },
    },
    {
      title: { en: 'Closer to home', ar: 'أقرب مما تظن' },
      text: {
        en: 'Most riding clubs have a lesson for beginners and a show of their own, where everybody knows the ponies by name. Sit by the warm-up ring rather than the stand. There you see the trainer whisper and the rider count on her fingers, and you know before the others who has come to win. In India and Pakistan tent pegging, at full gallop with a lance, fills a village field. Wherever you go, wear boots, bring a waxed coat and something to sit on.',
        ar: 'اسأل عن أقرب نادٍ إليك وعن يوم مسابقاته: مدرج صغير، وأهل يعرفون الجياد بأسمائها. واجلس قرب ساحة الإحماء لا قرب المنصة، فهناك ترى المدرب يهمس والفارس يعدّ على أصابعه، وتعرف قبل غيرك من جاء ليفوز. ولالتقاط الأوتاد في ساحاتنا جمهوره: رمح وجواد في أقصى سرعته. ومن لم يركب في حياته فليبدأ بدرس واحد على جواد هادئ وخوذة مستعارة، وسيعرف بعده لماذا يسكت الناس عند الحاجز. البس ما يناسب التراب، وخذ معك ما تجلس عليه.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'What are “four faults”?', ar: 'ماذا تعني «أربعة أخطاء»؟' },
      answer: {
        en: 'A pole on the ground. A refusal costs four as well, and going over the time adds more. No faults is a clear round, and if two riders have one they jump again against the clock.',
        ar: 'عارضة سقطت. والرفض بأربعة كذلك، وتجاوز الوقت يزيد عليها. ومن أنهى بلا خطأ فجولته نظيفة، فإن كانا اثنين أعادا القفز ضد الساعة.',
      },
    },
    {
      question: {
        en: 'Do women and men really compete together?',
        ar: 'هل يتنافس الرجال والنساء معًا حقًا؟',
      },
      answer: {
        en: 'Yes, at every level up to the Olympic Games, and on the same list of starters. Age is no bar either. Careers of thirty years are common.',
        ar: 'نعم، حتى في الألعاب الأولمبية وفي قائمة واحدة. والعمر ليس عائقًا، فكثير من الفرسان يمتد مشوارهم ثلاثين عامًا.',
      },
    },
  ],
};
