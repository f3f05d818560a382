import type { GuideEntry } from '../../schema.ts';

export const wpl: GuideEntry = {
  slug: 'wpl',
  sources: [
    {
      fact: 'Bengaluru: WPL 2024 and 2026, IPL 2025',
      read: [
        'https://www.devdiscourse.com/article/sports-games/3795483-rcb-dominates-indian-cricket-with-ipl-and-wpl-wins',
        'https://www.indiatoday.in/sports/cricket/story/rcb-wpl-title-virat-kohli-smriti-mandhana-2863896-2026-02-06',
      ],
    },
  ],
  asOf: '2026-11-29',
  heading: { en: 'A short season, fully lived', ar: 'موسم قصير يُعاش كله' },
  passages: [
    {
      title: { en: 'How it is watched', ar: 'كيف يُشاهَد' },
      text: {
        en: 'It stays in a city for a week or so and moves on, as a fair does. Schools book whole blocks. In the first season women and girls came in free, and mothers who had never been to a ground brought three generations and a tiffin. The noise is higher than at the men’s matches, in pitch too. Names on backs are Mandhana, Kaur, Verma and, this being India, a few Australians.',
        ar: 'يقيم في المدينة أسبوعًا أو نحوه ثم يرحل كأنه مهرجان، فتحجز المدارس مدرجات كاملة. في موسمه الأول دخلت النساء والفتيات مجانًا، وأمهات لم يعرفن الملاعب من قبل جئن بثلاثة أجيال وعلبة طعام. الصوت أعلى من مباريات الرجال، وأرفع نبرة كذلك. وعلى الظهور أسماء ماندانا وكور وفيرما، ومعها أسماء أستراليات أحبّهن الجمهور كأنهن بنات الحي.',
      },
    },
    {
      title: { en: 'The shape of it', ar: 'شكل البطولة' },
      text: {
        en: 'Five sides, home and away in principle, one place in the final for the leader and a single knock-out for the next two. So no lead is safe and no week is idle. Mumbai and Bengaluru have their men’s clubs’ colours and grudges. Lucknow’s team and Gujarat’s had to find their own. When Bengaluru won in 2024, a city that had waited sixteen years with its men danced for its women. The men won at last in 2025, and the women again in 2026.',
        ar: 'خمسة فرق، والمتصدر إلى النهائي مباشرة، والثاني والثالث في مباراة واحدة على المقعد الآخر. فلا أحد في مأمن ولا أحد ينتظر الموسم القادم. لمومباي وبنغالور ألوان فريقي الرجال وخصوماتهما، وعلى غيرهما أن يصنع حكايته. وحين فازت بنغالور عام 2024 رقصت لسيداتها مدينة انتظرت رجالها ستة عشر عامًا، ثم فاز الرجال أخيرًا في 2025 والسيدات مرة أخرى في 2026. ومن يومها صار القميص الأحمر في الشارع لا يُعرف أهو لهنّ أم لهم.',
      },
    },
    {
      title: { en: 'Joining in from afar', ar: 'من بعيد' },
      text: {
        en: 'Evening in India is tea-time in Jeddah and lunch in Britain, so it suits women’s clubs after practice and families before bed. In Leicester and Harrow they bring the under-elevens. Have somebody explain the powerplay once, put the eleven on the fridge, and let the youngest choose whom to shout for. She will not change her mind.',
        ar: 'مساء الهند عصر الرياض، وهو وقت يناسب العائلة قبل الواجبات المدرسية. في الرياض وجدة ودبي بيوت هندية وباكستانية وبنغالية تشاهده والبنات في الصف الأول. اطلب ممن حولك أن يشرح «الباور بلاي» مرة واحدة: ستة أوفرات لا يقف فيها خارج الدائرة الداخلية إلا لاعبتان. ثم دع الصغيرة تختار فريقها، فلن تغيّره بعد اليوم، وستحاسبك على كل خسارة.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'Is it the same as the IPL, but for women?', ar: 'هل هو نسخة نسائية من IPL؟' },
      answer: {
        en: 'The same board runs it and three owners have teams in both. The season is shorter, the grounds mostly smaller, and a score of 160 is still worth defending.',
        ar: 'الجهة المنظّمة واحدة، وثلاثة من الملاك لهم فريق في كل منهما. لكن الموسم أقصر، والدفاع عن 160 ركضة ما زال ممكنًا.',
      },
    },
    {
      question: { en: 'Which league do the players go to next?', ar: 'أين تلعب النجمات بعده؟' },
      answer: {
        en: 'The Hundred in England in summer and the Big Bash in Australia at the end of the year; between them, their countries.',
        ar: '«ذا هندرد» في إنجلترا صيفًا، و«بيغ باش» في أستراليا آخر السنة، وبينهما المنتخبات.',
      },
    },
  ],
};
