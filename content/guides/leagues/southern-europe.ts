import type { GuideEntry } from '../../schema.ts';

export const southernEurope: GuideEntry[] = [
  {
    slug: 'la-liga',
    asOf: '2026-11-21',
    heading: { en: 'The late country', ar: 'بلاد تلعب ليلًا' },
    passages: [
      {
        title: { en: 'A match day by the clock', ar: 'يوم المباراة بالساعة' },
        text: {
          en: 'There may be a match at two, before lunch, and one at nine, before dinner, and in between a town lies down. People walk to the ground in families, three generations holding one bag of sunflower seeds. By the end the concrete is white with shells. When a team plays badly the stand pulls out white handkerchiefs, without a word, and waves them towards the directors’ box. It is the politest cruelty in football.',
          ar: 'مباراة في الثانية قبل الغداء، وأخرى في التاسعة قبل العشاء، وبينهما تنام المدينة. تمشي العائلة إلى الملعب بأجيالها الثلاثة وبين أيديها كيس بذور دوّار الشمس، فإذا انتهت المباراة ابيضّت الدرجات من القشور. وإذا ساء الأداء أخرج الجمهور مناديل بيضاء ولوّح بها نحو المنصة دون كلمة، وتلك أقسى رسالة وأكثرها أدبًا.',
        },
      },
      {
        title: { en: 'The peña', ar: 'البينيا' },
        text: {
          en: 'Half club, half café, with a framed shirt and a lottery ticket behind the counter. A peña runs the coach to away games, argues about the line-up from Tuesday, and has branches wherever Spaniards have worked: Zürich, Buenos Aires, Tangier. In the Basque derby supporters of both sides mix in the same streets and sing at each other over the same snacks.',
          ar: 'نصفها نادٍ ونصفها مقهى، على جدارها قميص في إطار. تنظّم الحافلة إلى مباريات الخارج، وتختلف على التشكيلة من يوم الثلاثاء، ولها فروع حيث عمل الإسبان، ومنها طنجة وتطوان على بُعد بحر ضيق. وفي ديربي الباسك يختلط الجمهوران في الشارع الواحد ويغني كل منهما للآخر. وأتلتيك بلباو لا يلعب له إلا من وُلد في الإقليم أو تدرّب فيه، فكل هدف هناك هدف ابن الحي.',
        },
      },
      {
        title: { en: 'Watching from elsewhere', ar: 'المشاهدة من هنا' },
        text: {
          en: 'Nine in Madrid is eight in London, late evening in Riyadh, mid-afternoon in New York. For a Clásico, cafés in Casablanca, Cairo and Riyadh put out every chair they have, and rows are divided by shirt. Go with somebody from the other side at least once. It is how the best stories begin.',
          ar: 'تاسعة مدريد تقع قبيل منتصف الليل بتوقيت الرياض، وهي ساعة نعرفها. وليلة الكلاسيكو تُخرج المقاهي كراسيها كلها من الدار البيضاء إلى جدة، ويُقسم الصف بالقميص: مدريدي وكتالوني ومن جاء ليراقب. وفي البيت الواحد أخوان لا يتكلمان حتى الصباح. احضرها مرة مع من يشجع خصمك، فمن هنا تبدأ أجمل الحكايات.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'What separates two teams level on points?', ar: 'كيف يُفصل بين فريقين متساويين؟' },
        answer: {
          en: 'Their matches against each other, before goal difference. So a late consolation goal in October can decide something in May.',
          ar: 'بمواجهاتهما المباشرة قبل فارق الأهداف. فهدف متأخر في أكتوبر قد يحسم شيئًا في مايو.',
        },
      },
      {
        question: { en: 'Why are there two Madrid fountains in every story?', ar: 'ما حكاية نافورتي مدريد؟' },
        answer: {
          en: 'Real celebrate at Cibeles and Atlético at Neptune, a short walk apart. A club in a hurry books neither.',
          ar: 'ريال يحتفل عند سيبيليس وأتلتيكو عند نبتون، وبينهما مشوار قصير. ولتعرف الفائز انظر إلى أين يسير الناس.',
        },
      },
    ],
  },
  {
    slug: 'serie-a',
    asOf: '2026-11-21',
    heading: { en: 'Sunday, with the radio on', ar: 'أحدٌ على صوت المذياع' },
    passages: [
      {
        title: { en: 'The stand as theatre', ar: 'المدرج مسرح' },
        text: {
          en: 'The curva gets in hours early, because the show needs setting up: sheets of paper under each seat, a banner rolled across forty rows. At the signal the whole end turns into a picture for about a minute. Then flags, then ninety minutes led by men with megaphones who see none of it. In the stands along the side people wear coats of good cut and address the referee by his profession’s other names.',
          ar: 'يدخل أهل «الكورفا» قبل البداية بساعات لأن العرض يحتاج إلى تجهيز: ورقة تحت كل مقعد ولافتة تمتد على عشرات الصفوف. وعند الإشارة يصير المدرج كله لوحة لدقيقة واحدة، ثم أعلام، ثم تسعون دقيقة يقودها رجال بمكبرات صوت لا يرون من المباراة شيئًا. وعلى الجانبين معاطف أنيقة وسادة يخاطبون الحكم بأسماء لم يسمّه بها أبوه.',
        },
      },
      {
        title: { en: 'The family Sunday', ar: 'غداء العائلة' },
        text: {
          en: 'Once all matches kicked off together and a radio programme, going since 1960, jumped from ground to ground while the pasta boiled. Now they are spread over the weekend: one at lunchtime, one at a quarter to nine that ends the holiday. The pink newspaper, the sticker album from Modena and the fantasy league, which Italians had before most, do the rest. A fantasy auction in August takes a whole night and several friendships.',
          ar: 'كانت المباريات كلها تبدأ معًا، وبرنامج إذاعي منذ 1960 يقفز من ملعب إلى ملعب والمكرونة على النار. واليوم توزعت على العطلة: واحدة وقت الغداء، وأخرى في السهرة تُعلن نهاية الإجازة. ويبقى من الزمن الجميل الجريدة الوردية وألبوم الصور القادم من مودينا، والفانتازي الذي يُقام له مزاد في أغسطس ينتهي مع الفجر وبخصام قصير. وكل من كبر على هذا الدوري في التسعينيات يعرف هذا الشوق.',
        },
      },
      {
        title: { en: 'Where to find them', ar: 'أين تجدهم' },
        text: {
          en: 'Look for a bar that opens at noon on Sunday with an espresso machine older than the barman: Clerkenwell, Boston’s North End, Toronto’s College Street. In Dubai the late kick-off is a proper night out. Bring no cappuccino after eleven and no opinion on Turin before you know who is at the table.',
          ar: 'ابحث عن مقهى آلته أقدم من صاحبه. السهرة الإيطالية تبدأ قبيل الحادية عشرة ليلًا بتوقيت الرياض، وقد كانت قنوات المنطقة تنقلها أيام كان كل نجوم العالم هناك، فبقي لها جمهور في الأربعين والخمسين يحفظ تشكيلات ميلان كما يحفظ أرقام هواتف أهله. اجلس قربهم، ولا تبدِ رأيًا في تورينو قبل أن تعرف من على الطاولة.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'What is the scudetto?', ar: 'ما هو الإسكوديتو؟' },
        answer: {
          en: 'A small shield in the national colours, sewn on the champions’ shirt for the season after. A gold star stands for every ten titles.',
          ar: 'درع صغير بألوان العلم يُخاط على قميص البطل في الموسم التالي. وكل عشرة ألقاب نجمة ذهبية.',
        },
      },
      {
        question: { en: 'Why does Turin fall silent on 4 May?', ar: 'لماذا تصمت تورينو يوم 4 مايو؟' },
        answer: {
          en: 'On that day in 1949 the aeroplane carrying the Torino team, champions four years running, struck the hill of Superga. The captain’s roll of names is read there every year, and rivals come too.',
          ar: 'في ذلك اليوم من 1949 اصطدمت طائرة فريق تورينو بتلة سوبرغا. كل عام يقرأ القائد أسماء الراحلين هناك، ويحضر الخصوم أيضًا.',
        },
      },
    ],
  },
  {
    slug: 'primeira-liga',
    asOf: '2026-11-21',
    heading: { en: 'Three papers and a coffee', ar: 'ثلاث صحف وفنجان قهوة' },
    passages: [
      {
        title: { en: 'Before the match', ar: 'قبل المباراة' },
        text: {
          en: 'Smoke hangs over the vans outside the gates: bifanas, thin pork in a roll, mustard if you must. Members carry a card whose number falls as the years pass, and a low one is shown with care. Scarves are wool even in August. Inside, hymns are sung to the last verse, and at Benfica an eagle flies a circle before anybody kicks anything.',
          ar: 'الدخان فوق العربات عند البوابات، وفي يد كل عضو بطاقة يصغر رقمها كلما مضت السنون، فمن حمل رقمًا صغيرًا قام له الناس. الشال من صوف ولو كان الشهر أغسطس. وفي الداخل نشيد تُغنّى أبياته كلها، وعند بنفيكا نسر يدور دورة فوق الملعب قبل أن تُركل كرة. والصحف الرياضية الثلاث تكون قد قُرئت منذ الصباح وطُويت على خلاف.',
        },
      },
      {
        title: { en: 'Beyond the three', ar: 'ما وراء الثلاثة' },
        text: {
          en: 'Only Belenenses in 1946 and Boavista in 2001 have broken the rule of Benfica, Porto and Sporting. That leaves the rest to be loved for themselves. Guimarães and Braga, half an hour apart, dispute the Minho and the birth of the country; on the islands the mist may postpone a match until Monday.',
          ar: 'لم يكسر احتكار بنفيكا وبورتو وسبورتينغ إلا بيلينينسيش عام 1946 وبوافيشتا عام 2001. فبقية الأندية تُحَب لذاتها لا لألقابها. بين غيمارايش وبراغا نصف ساعة وخلاف على إقليم مينيو كله. وفي الجزر قد يؤجل الضباب المباراة إلى الاثنين. ومشجع النادي الصغير هناك يعرف أن الفوز على كبير واحد يكفي موسمًا، ويُحتفل به حتى يبرد الخبز في أفران الحي.',
        },
      },
      {
        title: { en: 'The country outside the country', ar: 'برتغال خارج البرتغال' },
        text: {
          en: 'Newark’s Ironbound, Toronto’s Dundas Street, the suburbs of Paris, half of Luxembourg: a café with tiles and the sound up. Luanda, Maputo and Praia keep their radios tuned to Lisbon too. Kick-off is on London time, a late evening in Riyadh, mid-afternoon on the American coast. Order the custard tart first. At full time there are none.',
          ar: 'في نيوارك وتورونتو وضواحي باريس ولوكسمبورغ مقاهٍ بجدران من الخزف الأزرق وصوت مرفوع. ولواندا ومابوتو تضبطان المذياع على لشبونة. التوقيت توقيت لندن، أي سهرة خفيفة بعد العشاء في الرياض. وزاد متابعوه في السعودية منذ عبرت أسماء منه إلى دوري روشن، لاعبين ومدربين، فصار السؤال عن ناديه السابق بابًا للحديث. واطلب حلوى الكاسترد مع البداية، فعند الصافرة تكون قد نفدت.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'Which derby is which?', ar: 'ما الفرق بين ديربياته؟' },
        answer: {
          en: 'Benfica against Sporting is the derby of Lisbon. Either of them against Porto is o Clássico, and Guimarães against Braga the derby of the Minho.',
          ar: 'بنفيكا وسبورتينغ ديربي لشبونة، وأيهما مع بورتو هو الكلاسيكو، وغيمارايش وبراغا ديربي مينيو.',
        },
      },
      {
        question: { en: 'Can I follow it without Portuguese?', ar: 'هل أتابعه وأنا لا أعرف البرتغالية؟' },
        answer: {
          en: 'Yes. Learn “golo”, “fora de jogo” and how to sigh. The café will translate the rest, loudly.',
          ar: 'نعم، يكفي أن تعرف «غولو» للهدف وتتقن التنهيدة. والبقية يترجمها لك أهل المقهى بأيديهم.',
        },
      },
    ],
  },
  {
    slug: 'ligue-1',
    asOf: '2026-11-21',
    heading: { en: 'Where the stadium is bigger than the town', ar: 'حيث الملعب أكبر من البلدة' },
    passages: [
      {
        title: { en: 'Songs of a place', ar: 'أغنية لكل مدينة' },
        text: {
          en: 'At Lens the ground holds more people than the town has inhabitants, and before the second half they sing “Les Corons”, about miners’ rows, with scarves stretched and some in tears. Marseille walk out to “Jump”, with both bends moving. In Paris the Auteuil end leads and the rest come in late. Few leagues sound so different fifty miles further on.',
          ar: 'في لانس يتسع الملعب لأكثر من سكان البلدة، وقبل الشوط الثاني يغني الجميع «لي كورون» عن بيوت عمال المناجم، والشالات مشدودة وبعض العيون دامعة. وفي مارسيليا يدخل الفريقان والمنحنيان خلف المرميين يقفزان معًا. ولباريس مدرج أوتوي، ولكل شمال وجنوب نشيده. قلّ دوري يتغير صوته هكذا كلما قطعت ثمانين كيلومترًا.',
        },
      },
      {
        title: { en: 'The rhythm of a round', ar: 'إيقاع الجولة' },
        text: {
          en: 'It opens on Friday evening and closes on Sunday at a quarter to nine, when le Classique is usually placed. The last day is a multiplex: nine matches at once, one studio jumping between goals, every café split between two tables doing sums. In the week the talk moves to the market, the tram, and a sports daily that has been starting arguments since 1946.',
          ar: 'تُفتح الجولة مساء الجمعة وتُختم مساء الأحد، وفيه توضع القمة عادة. واليوم الأخير مباريات تنطلق معًا، واستوديو يقفز من هدف إلى هدف، ومقهى انقسم طاولتين تحسبان النقاط. وفي وسط الأسبوع حديث السوق والترام وصحيفة رياضية يومية تشعل الجدل منذ 1946. وإن أردت فرنسا كلها فتابع فريقًا من الشمال وآخر من الجنوب شهرًا واحدًا.',
        },
      },
      {
        title: { en: 'Across the sea', ar: 'على الضفة الأخرى' },
        text: {
          en: 'It is watched as a home league in Algiers, Tunis, Casablanca, Dakar and Abidjan, cities that have lent it so many players. In Montreal it goes with Sunday brunch, in London with a bar in Kentish Town or South Kensington. In Riyadh the evening match begins towards midnight. A shirt from the second division is a sure way to be bought a coffee.',
          ar: 'في الجزائر وتونس والدار البيضاء وداكار يُتابَع كأنه دوري محلي، فكثير من نجومه أبناؤها أو أبناء أبنائها. ومقهى في حي شعبي هناك يعرف احتياط مارسيليا بالاسم. والمباراة المسائية تقع قبيل منتصف الليل بتوقيت الرياض، وأقرب رفيق لها زميل مغاربي يفسّر لك المعلّق. البس قميص فريق من الدرجة الثانية، وستُدعى إلى قهوة قبل أن تجلس.',
        },
      },
    ],
    questions: [
      {
        question: {
          en: 'Why is Paris against Marseille such a matter?',
          ar: 'لماذا كل هذا في مباراة باريس ومارسيليا؟',
        },
        answer: {
          en: 'Capital and port, north and south, and thirty years of television that liked it that way. People with no team have a side in this one.',
          ar: 'عاصمة وميناء، شمال وجنوب. وحتى من لا فريق له يختار فيها جانبًا.',
        },
      },
      {
        question: { en: 'Is it true that fans sing at half-time?', ar: 'هل يغنون بين الشوطين فعلًا؟' },
        answer: {
          en: 'At Lens yes, and they mean it. Finish your chips before the teams come back.',
          ar: 'في لانس نعم، وبصدق. فأنهِ طعامك قبل عودة الفريقين لتبقى يداك للشال.',
        },
      },
    ],
  },
];
