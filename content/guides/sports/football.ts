import type { GuideEntry } from '../../schema.ts';

export const football: GuideEntry = {
  slug: 'football',
  asOf: '2026-11-29',
  heading: { en: 'A match is longer than ninety minutes', ar: 'المباراة أطول من تسعين دقيقة' },
  passages: [
    {
      title: { en: 'Before kick-off', ar: 'قبل صافرة البداية' },
      text: {
        en: 'The walk counts. People take the same train or the same side street and stop at the same counter, because once, years ago, it worked. An hour before the start the line-ups come out, phones are passed round, and the quarrel over the left-back begins. Be in by then. Latecomers watch from behind a pillar.',
        ar: 'الطريق جزء من العادة: الشارع نفسه، والمقهى نفسه، والمقعد نفسه، لأن الفريق فاز مرة يوم جلست فيه. قبل البداية بساعة تُعلن التشكيلة، فتدور الجوالات بين الأيدي ويبدأ الخلاف على الظهير الأيسر. احضر قبلها، فمن تأخر شاهد المباراة من خلف عمود.',
      },
    },
    {
      title: { en: 'The stand and the room', ar: 'بين المدرج والمجلس' },
      text: {
        en: 'In the ground one end starts the song and the rest decide whether to answer. Away supporters are few, stand together and are louder for it. A good room copies that: scarves on the front table, the sound up, the talkers at the back. In Britain it is mostly a pub, in Riyadh a café or a rented istiraha, in South Asia a roof or a club room after midnight, and in America a bar that opens at breakfast for Europe’s afternoon games.',
        ar: 'في الملعب يبدأ طرف المدرج الأهزوجة، وعلى البقية أن يردّوا أو يسكتوا. وجمهور الضيف قليل، يقف متلاصقًا فيعلو صوته. والمجلس الجيد يقلّد ذلك: الشالات على الطاولة الأمامية، والصوت مرفوع، وأهل التحليل في الخلف. في السعودية موعدك استراحة أو مقهى، وفي بريطانيا مكان على ناصية الشارع، وفي أمريكا مطعم يفتح مع الفطور من أجل مباريات أوروبا.',
      },
    },
    {
      title: { en: 'If you are new', ar: 'إن كانت مباراتك الأولى' },
      text: {
        en: 'Wear the scarf. It suits every age and every coat. Learn one song, the short one. Stand when the row stands, and leave the rival’s colour at home, gloves included. Say nothing about the score until it is over.',
        ar: 'يكفيك الشال، فهو يليق بكل عمر وفوق كل ثوب. احفظ أهزوجة واحدة، أقصرها. قِف حين يقف الصف، واترك لون المنافس في البيت ولو كان لون ساعتك. ولا تعلن الفوز قبل الصافرة، فإن انقلبت النتيجة كنت أنت السبب. وخذ معك من لا يعرف القانون، فشرح التسلل بفناجين القهوة نصف السهرة، وأول هدف يشاهده مع الناس سيجعله يسأل عن موعد الجولة القادمة قبل أن يلبس حذاءه.',
      },
    },
  ],
  questions: [
    {
      question: {
        en: 'Where can I watch football with other fans when I cannot get a ticket?',
        ar: 'أين أشاهد المباراة مع جمهور فريقي إذا لم أجد تذكرة؟',
      },
      answer: {
        en: 'At a watch party: a pub, a café or a living room where fans of your club agree to meet. The pub map on our home page shows London places known for football, and any season-ticket holder knows where the rest of the row goes when there is no seat left.',
        ar: 'في تجمّع مشاهدة: مقهى أو استراحة يتفق عليها مشجعو ناديك. وفي صفحتنا الرئيسية خريطة بأماكن لندن المعروفة بعرض المباريات، وأهل المدرج أدرى بالمكان الذي يجمعهم حين تنفد التذاكر.',
      },
    },
    {
      question: { en: 'Do home and away fans sit together?', ar: 'هل يجلس جمهور الفريقين معًا؟' },
      answer: {
        en: 'In most grounds no: visitors have a section of their own, with its own gate. In a pub or a café it depends on the house. Ask before a derby, and if you sit in the wrong half, keep the celebration small.',
        ar: 'في أغلب الملاعب لا: للضيوف مدرج وبوابة. أما المقهى فبحسب صاحبه، فاسأل قبل الديربي. وإن وجدت نفسك في النصف الآخر فافرح في سرّك.',
      },
    },
    {
      question: {
        en: 'Why does the clock go past ninety?',
        ar: 'لماذا لا تنتهي المباراة عند الدقيقة التسعين؟',
      },
      answer: {
        en: 'The referee adds the time lost to injuries, changes and celebrations, and a board by the touchline shows the least there will be. Extra time is something else: two halves of fifteen minutes, only in knock-out ties.',
        ar: 'لأن الحكم يضيف ما ضاع في الإصابات والتبديلات والاحتفال، واللوحة تعلن أقل ما سيُضاف. أما الشوطان الإضافيان فشيء آخر: خمس عشرة دقيقة لكل منهما، ولا يكونان إلا حيث لا بد من فائز.',
      },
    },
    {
      question: { en: 'Who won the World Cup of 2026?', ar: 'من فاز بكأس العالم 2026؟' },
      answer: {
        en: 'Spain, 1–0 after extra time against Argentina, on 19 July 2026 in East Rutherford, New Jersey. Saudi Arabia went home after the group stage, with two draws.',
        ar: 'إسبانيا، بهدف على الأرجنتين بعد التمديد، يوم 19 يوليو 2026 في إيست رذرفورد بولاية نيوجيرسي. وخرج الأخضر من دور المجموعات بتعادلين.',
      },
    },
  ],
  sources: [
    {
      fact: 'World Cup 2026: final Spain 1–0 Argentina a.e.t., and the matches of Saudi Arabia',
      read: [
        'https://github.com/openfootball/worldcup.json 2026/worldcup.json',
        'https://github.com/martj42/international_results results.csv',
      ],
    },
  ],
};
