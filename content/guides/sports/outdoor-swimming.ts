import type { GuideEntry } from '../../schema.ts';

export const outdoorSwimming: GuideEntry = {
  slug: 'outdoor-swimming',
  asOf: '2026-11-21',
  heading: { en: 'In together, out together', ar: 'ننزل معًا ونخرج معًا' },
  passages: [
    {
      title: { en: 'How a dip goes', ar: 'كيف تمضي السباحة' },
      text: {
        en: 'There is a car park, too early, and six people in coats pretending to look at the view. Somebody has read the tide table. You count heads, agree on the turning point and walk in, breathing out. The first minute takes your breath, which is why nobody dives. After that it is only water. Getting out is the dangerous part and the merriest: dry layers at once, hats, a flask, cake, and ten minutes of shivering at each other with great contentment.',
        ar: 'موقف سيارات قبل الشروق وستة أشخاص يتظاهرون بتأمل المنظر. أحدهم قرأ جدول المد. تعدّ الحاضرين وتتفق معهم على نقطة العودة، ثم يمشي الجميع في الماء على مهل، زفيرًا لا شهيقًا. الدقيقة الأولى تخطف النفس، ولذلك لا يقفز أحد. وبعدها لا شيء سوى الماء. ثم يأتي أجمل ما فيها: ثياب جافة وقهوة ساخنة وتمر، وحديث يطول أكثر من السباحة نفسها.',
      },
    },
    {
      title: { en: 'The rules that matter', ar: 'قواعد لا يُتهاون فيها' },
      text: {
        en: 'They are short, and every group has learned them from somebody’s bad morning.',
        ar: 'قصيرة، وكل مجموعة تعلمتها من صباح صعب.',
      },
      points: [
        {
          en: 'never alone, and someone stays on the shore',
          ar: 'لا أحد ينزل وحده، وواحد يبقى على الشاطئ',
        },
        { en: 'bright cap, tow float, whistle', ar: 'قبعة سباحة بلون فاقع وعوّامة مربوطة وصافرة' },
        { en: 'know the way out before you go in', ar: 'اعرف مخرجك قبل دخولك' },
        {
          en: 'float first if the cold or a current takes you: lie back, breathe, then decide',
          ar: 'إن أخذك البرد أو التيار فاستلقِ على ظهرك وتنفّس، ثم قرر',
        },
        { en: 'stop while it is still pleasant', ar: 'اخرج وأنت ما زلت مستمتعًا' },
      ],
    },
    {
      title: { en: 'Seas of every temperature', ar: 'لكل بحر حرارته' },
      text: {
        en: 'London’s Serpentine has raced on Christmas morning since 1864. Coney Island goes in on New Year’s Day, Dover’s beach trains for the Channel, which Arati Saha of Calcutta crossed in 1959. In the Gulf and the Red Sea the trouble is the other way about: warm water, sun, jellyfish and boats, so swims start at first light and keep along the shore.',
        ar: 'في لندن يتسابقون في بحيرة السربنتاين صباح 25 ديسمبر منذ 1864، وعند دوفر يتدرب من ينوي عبور القنال الإنجليزي. أما عندنا فالخطر معكوس: ماء دافئ وشمس وقناديل وقوارب سريعة، ولذلك تبدأ السباحة مع أول الضوء وبمحاذاة الشاطئ. وعلى البحر الأحمر تلبس قناعك فتشاهد الشعاب في الطريق، وتشرب قبل أن تعطش، وتبتعد عن مسار الدبابات البحرية.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'How cold is too cold?', ar: 'هل أحتاج إلى بدلة سباحة؟' },
      answer: {
        en: 'There is no figure for everyone. Below about fifteen degrees the shock is real. Begin in late summer, go in weekly as it cools, and ask a doctor first if your heart or blood pressure is known to them.',
        ar: 'في مياهنا صيفًا لا، وفي الشتاء أو في البحيرات الباردة نعم لمن لم يتعود. ومن يشكو قلبه أو ضغطه فليسأل طبيبه أولًا.',
      },
    },
    {
      question: {
        en: 'I am a pool swimmer. What will surprise me?',
        ar: 'أسبح في المسبح فقط، فما الذي سيفاجئني؟',
      },
      answer: {
        en: 'No wall, no line on the bottom, and waves from one side. Learn to lift your eyes every few strokes, and to breathe away from the wind.',
        ar: 'لا جدار ولا خط في القاع، وموج من جهة واحدة. تعلّم أن ترفع عينيك كل بضع ضربات، وأن تتنفس عكس الريح.',
      },
    },
    {
      question: { en: 'What is the tow float for?', ar: 'ما فائدة العوّامة المربوطة؟' },
      answer: {
        en: 'To be seen by boats, and to hold on to for a rest. It is not a lifejacket. Some have a dry pocket for keys.',
        ar: 'ليراك أصحاب القوارب وتستريح عليها. وليست سترة نجاة. وفي بعضها جيب جاف للمفاتيح.',
      },
    },
  ],
};
