import type { GuideEntry } from '../../schema.ts';

export const pickleball: GuideEntry = {
  slug: 'pickleball',
  asOf: '2026-11-21',
  heading: { en: 'Four players, and the next four waiting', ar: 'أربعة يلعبون وأربعة ينتظرون' },
  passages: [
    {
      title: { en: 'How open play works', ar: 'كيف تدور اللعبة' },
      text: {
        en: 'You put your paddle in the rack, or on the fence, and it joins the queue. When four paddles come up you play to eleven with whoever owns them. Fifteen minutes later you tap paddles over the net and go back to the bench, which is where the talking happens. In an evening you partner a student, her dentist and a man of eighty who never moves and never misses.',
        ar: 'تعلّق مضربك على السياج فيأخذ مكانه في الطابور. وحين يأتي دور أربعة مضارب تلعب مع أصحابها إلى إحدى عشرة نقطة، ثم تتلامس المضارب فوق الشبكة وتعود إلى المقعد، وهناك يدور الحديث. في مساء واحد تشارك طالبًا وطبيب أسنانه ورجلًا في الثمانين لا يتحرك ولا يخطئ.',
      },
    },
    {
      title: { en: 'What to bring', ar: 'عدّة المبتدئ' },
      text: {
        en: 'Very little, and most of it can be borrowed on the first evening.',
        ar: 'قليل، وأكثره يُستعار في المرة الأولى.',
      },
      points: [
        {
          en: 'court shoes that grip sideways; running shoes roll',
          ar: 'حذاء ملاعب يثبت في الحركة الجانبية، فحذاء الجري يلتوي',
        },
        { en: 'water, and a layer for the bench', ar: 'ماء، وسترة خفيفة للانتظار' },
        {
          en: 'glasses if you play at the net: the ball is light and quick',
          ar: 'نظارة واقية إن كنت تحب الشبكة، فالكرة خفيفة وسريعة',
        },
        {
          en: 'indoor balls indoors, outdoor balls outside; the holes differ',
          ar: 'كرات الصالة للصالة وكرات الهواء للهواء، فثقوبها تختلف',
        },
      ],
    },
    {
      title: { en: 'Where it lives', ar: 'أين تُلعب' },
      text: {
        en: 'America plays it in parks before breakfast. In Britain it rents leisure centres on weekday mornings. In Mumbai and Ahmedabad rooftops have been painted for it. In Dubai padel clubs have drawn lines for the smaller court, and the lights come on after sunset.',
        ar: 'أمريكا تلعبها في الحدائق قبل الفطور، وبريطانيا في صالات الأحياء صباحًا، وفي مومباي دُهنت لها الأسطح. وفي الخليج جاءت بعد البادل وجاورته، ولاعبه يفهمها من أول ليلة: ملعب أصغر، وكرة أبطأ، وضربات ناعمة قرب الشبكة. وتصلح للعائلة، لأن القوة فيها لا تغلب الحيلة. ومن جاء وحده وجد شريكًا قبل أن يربط حذاءه. والطابور فيها جزء من اللعب، فاحمل معك ماءً وطبق فاكهة، وستعرف أسماء نصف الحي قبل أن يصل دورك.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'What is the kitchen?', ar: 'ما هو «المطبخ»؟' },
      answer: {
        en: 'The strip of seven feet on each side of the net. You may step in to play a ball that has bounced, but not to volley one, and not to stumble in after a volley.',
        ar: 'شريط بعرض مترين تقريبًا على جانبي الشبكة. ادخله لكرة ارتدّت عن الأرض، ولا تضرب فيه كرة طائرة ولو دفعتك حركتك إليه بعدها.',
      },
    },
    {
      question: { en: 'I am on my own. Can I just turn up?', ar: 'أنا وحدي، فهل أحضر؟' },
      answer: {
        en: 'That is how most people begin: open play mixes partners. Tell them it is your first time, and somebody will stand beside you and call “out”.',
        ar: 'هكذا يبدأ أكثر الناس، فاللعب المفتوح يخلط الشركاء. قل إنها مرتك الأولى، وسيقف بجانبك من ينبهك إلى الكرة الخارجة.',
      },
    },
    {
      question: { en: 'Is it hard on the knees?', ar: 'هل تُتعب الركبتين؟' },
      answer: {
        en: 'Less running than tennis, more bending and sudden stops. Warm up, and never run backwards for a lob: turn round first.',
        ar: 'جريها أقل من التنس وانحناؤها أكثر. سخّن قبلها، ولا تركض إلى الخلف لكرة عالية بل استدر أولًا.',
      },
    },
  ],
};
