import type { TeamEntry } from '../../schema.ts';

export const saudiProLeagueTwo: TeamEntry[] = [
  {
    slug: 'al-qadsiah',
    name: { en: 'Al Qadsiah', ar: 'القادسية' },
    aliases: { en: ['Qadsiah', 'Al Qadisiyah', 'Bani Qadis'], ar: ['بنو قادس', 'بني قادس', 'قادسية الخبر'] },
    sport: 'football',
    league: 'saudi-pro-league',
    short: { en: 'QAD', ar: 'القادسية' },
    badge: { colours: ['#C8202F', '#F4C430'], pattern: 'halves' },
    description: {
      en: 'Al Qadsiah fans from Khobar’s sea front to wherever you are: red and yellow evenings and the derby of the east.',
      ar: 'جمهور القادسية من كورنيش الخبر إلى حيث أنت: أمسيات بالأحمر والأصفر، وديربي الشرقية مع الصحبة.',
    },
    story: {
      en: [
        'Khobar grew up beside the oil wells, facing Bahrain across the water, and its club was founded in 1967. The name comes from a battle of the year 636, the colours are red and yellow, and the people call themselves Bani Qadis, the sons of Qadis, as if the whole stand were one family with a very long table.',
        'The cabinet holds one thing that grander cabinets lack: the Asian Cup Winners’ Cup of 1993–94, won against South China of Hong Kong. Otherwise the club was known as a good school. Yasser Al-Qahtani learned to finish here before Al Hilal came for him; Saud Kariri learned to tackle here, and later captained bigger names. Older fans speak of both in the tone of teachers on prize day.',
        'In 2023 the oil company down the road in Dhahran became the owner. A year later the team came up as winners of the second tier, finished fourth at the first attempt, and went to Jeddah for the King’s Cup final of May 2025, which Al Ittihad won 3–1. The evening begins on the Corniche with karak in paper cups, and then cars with flags leave Al-Aqrabiyah for the ground. The derby is against Al Ettifaq of Dammam: the drive takes twenty minutes, the argument a week, and cousins from Bahrain come over the causeway to join in.',
      ],
      ar: [
        'كبرت الخبر على شاطئ الخليج قرب آبار النفط، وفيها وُلد القادسية عام 1967 بالأحمر والأصفر. جمهوره «بنو قادس»، ويقولونها كما يقول الواحد اسم عائلته، ومن دخل مدرجهم عرف أن السفرة عندهم طويلة والكلام عن الماضي أطول.',
        'في خزانته كأس لا تجدها عند كثير من الكبار: كأس الكؤوس الآسيوية لموسم 1993–94 بعد نهائي أمام ساوث تشاينا من هونغ كونغ. وما عدا ذلك فالنادي مدرسة: من هنا خرج ياسر القحطاني قبل أن يأخذه الهلال، وسعود كريري قبل أن يصبح قائدًا عند غيره. واسأل قادساويًا كبيرًا عنهما يحدثك كأنه معلّم يتفقد طلابه.',
        'صار النادي ملكًا لأرامكو عام 2023، وبعدها بموسم صعد بطلًا لدوري يلو، ثم أنهى أول موسم له بين الكبار رابعًا، وبلغ نهائي كأس الملك في مايو 2025 فخسره أمام الاتحاد بثلاثة أهداف لهدف. ومن رأى الطريق كله في عامين حُقّ له أن يرفع سقف الأحلام.',
        'ليلة المباراة تبدأ بكرك على الكورنيش قبل صلاة المغرب، ثم سيارات بأعلام تخرج من العقربية نحو الملعب. وديربي الشرقية أمام الاتفاق مسافته ثلث ساعة بين الخبر والدمام، ونقاشه أسبوع كامل في المكاتب والمجالس، وكثيرًا ما يعبر أبناء العم الجسر من البحرين ليحضروه.',
      ],
    },
    city: { en: 'Khobar', ar: 'الخبر' },
    country: { en: 'Saudi Arabia', ar: 'السعودية' },
    founded: '1967',
    asOf: '2026-11-22',
    updated: '2026-11-29',
  },
  {
    slug: 'al-shabab',
    name: { en: 'Al Shabab', ar: 'الشباب' },
    aliases: {
      en: ['Shabab', 'Al Layth', 'The Lions of Riyadh'],
      ar: ['الليوث', 'شيخ الأندية', 'شباب الرياض', 'الليث'],
    },
    sport: 'football',
    league: 'saudi-pro-league',
    short: { en: 'SHB', ar: 'الشباب' },
    badge: { colours: ['#111111', '#FFFFFF'], pattern: 'stripes' },
    description: {
      en: 'Al Shabab fans, the Lions of Riyadh: white and black nights for those who like their company loyal and few.',
      ar: 'جمهور الشباب، شيخ الأندية في الرياض: ليالٍ بالأبيض والأسود، ورفقة قليلة العدد كثيرة الوفاء.',
    },
    story: {
      en: [
        'Before Al Shabab there was no football club in Riyadh. It was founded in 1947, when the capital still had walls of mud brick, and that is why other clubs’ supporters, with some effort, call it Sheikh al-Andiya, the sheikh of clubs. Abdulrahman bin Saeed was one of those who ran it. Ten years later he left and founded Al Hilal, so one of the great neighbours began as a family quarrel.',
        'Its best years were its own and the country’s. Three championships in a row, up to 1993, and then the summer of 1994 in Washington. Fuad Anwar scored the Kingdom’s first World Cup goal, against the Netherlands. Nine days later, in the same stadium, Saeed Al-Owairan set off in his own half, passed everyone Belgium had put in the way, and shot. Both were Al Shabab players. Children in Riyadh have been starting that run from the kitchen ever since.',
        'A title without a single defeat followed in 2012, under a Belgian coach, Michel Preud’homme. And when Jeddah opened its great stadium on 1 May 2014, with the King’s Cup final for a house-warming, Al Shabab, the Lions, beat Al Ahli 3–0 and took the cup home. The stand has never been the biggest in town. Whoever sits in it has chosen, among louder offers, and says so.',
        'A Shababi is known by his quiet before the whistle and his memory after it. He counts off the stars of each generation, then asks you politely where your club was at the time. He sits in the one café, at a table that has been his since he was a student.',
      ],
      ar: [
        'لم يكن في الرياض نادٍ لكرة القدم قبل الشباب. تأسس عام 1947 والعاصمة بيوت طين، ولذلك يسميه حتى منافسوه «شيخ الأندية». ومن رجاله الأوائل عبدالرحمن بن سعيد، الذي خرج منه بعد عشر سنوات ليؤسس الهلال، فجار اليوم كان يومًا من أهل الدار.',
        'أجمل سنواته كانت للوطن كله. ثلاثة ألقاب دوري متتالية حتى 1993، ثم صيف أمريكا: فؤاد أنور يسجل أول هدف سعودي في كأس العالم أمام هولندا، وبعد تسعة أيام ينطلق سعيد العويران في واشنطن من نصف ملعبه، فيترك بلجيكا كلها وراءه ويضعها في سقف المرمى. كلاهما شبابي، وما زال الصغار يعيدون ذلك المشوار في حوش البيت ويتخاصمون على دور العويران.',
        'وفي 2012 جاء الدوري بلا هزيمة واحدة مع البلجيكي ميشيل برودوم. وحين افتُتحت الجوهرة في جدة يوم 1 مايو 2014 بنهائي كأس الملك، ذهب الليوث إلى العرس وعادوا بالعروس: ثلاثية في مرمى الأهلي.',
        'مدرجه ليس الأكبر في الرياض، ومن جلس فيه اختار ولم يُجرّ مع الناس. تعرف الشبابي من هدوئه قبل الصافرة ومن ذاكرته بعدها: يعدّ لك نجوم كل جيل، ثم يسألك بأدب متى كان ناديك موجودًا. وجلسته مقهى واحد لا يتغير، وطاولة محجوزة من أيام الدراسة.',
      ],
    },
    city: { en: 'Riyadh', ar: 'الرياض' },
    country: { en: 'Saudi Arabia', ar: 'السعودية' },
    founded: '1947',
    asOf: '2026-11-22',
    updated: '2026-11-29',
  },
  {
    slug: 'al-ettifaq',
    name: { en: 'Al Ettifaq', ar: 'الاتفاق' },
    aliases: {
      en: ['Ettifaq', 'Al Ittifaq', 'Al Nawakhidha'],
      ar: ['النواخذة', 'فارس الدهناء', 'اتفاق الدمام'],
    },
    sport: 'football',
    league: 'saudi-pro-league',
    short: { en: 'ETT', ar: 'الاتفاق' },
    badge: { colours: ['#0B7A3B', '#C8102E', '#FFFFFF'], pattern: 'sash' },
    description: {
      en: 'Al Ettifaq fans of Dammam and its harbours: green and red match nights, captains’ stories and the eastern derby.',
      ar: 'جمهور الاتفاق في الدمام وبعيدًا عنها: ليالي النواخذة بالأخضر والأحمر، وديربي الشرقية على أصوله.',
    },
    story: {
      en: [
        'Ettifaq means agreement, and agreement is what the young footballers of Dammam had reached in 1945 when they decided to be one club. It was a fishing town then. The supporters’ name is older than the club: a nawkhidha was the captain of a pearling boat, the man who decided when to dive and when to sail home, so the Nawakhidha are a stand full of captains, with the discipline that suggests.',
        'In 1983 they were champions of Saudi Arabia without losing a match, which had not been done before, under Khalil Al-Zayani, a coach from the same town. A year later the country borrowed him and won its first Asian Cup. Titles of the Gulf and of the Arab clubs came in the same years, the first that any Saudi club brought home from abroad, and another championship in 1987. Saleh Khalifa was the name on the boys’ backs, in felt pen.',
        'Its other title is Faris Al-Dahna, knight of the Dahna, after the desert inland. Ask an older supporter about the club, and you come away with the whole history and the address of the best harees in Dammam.',
        'Steven Gerrard stood on the touchline from the summer of 2023 until January 2025, and people in Liverpool learned to spell Dammam. Before a match the cars gather on the Corniche, where the tower and the fishing dhows share the horizon. Afterwards there is grilled fish, won or lost. Al Qadsiah from Khobar are the neighbours, close enough to hear.',
      ],
      ar: [
        'من اسمه تعرف قصته: شباب الدمام اتفقوا عام 1945 على نادٍ واحد فسمّوه الاتفاق. والنوخذة في الخليج قبطان سفينة الغوص، يعرف متى ينزل الرجال ومتى ترجع السفينة، فمدرج «النواخذة» كله قباطنة، ولكل واحد منهم رأي في التشكيلة.',
        'في موسم 1983 تُوّج بالدوري ولم يخسر مباراة، وما سبقه إلى ذلك أحد. قاده ابن المنطقة خليل الزياني، الذي أخذه المنتخب بعدها بعام فعاد بأول كأس آسيا للسعودية. وفي تلك السنوات جاءت بطولتا الخليج والعرب، أول ما حمله نادٍ سعودي من خارج الحدود، ثم دوري آخر عام 1987. وكان صالح خليفة اسمًا يكتبه الأولاد على ظهور قمصانهم بقلم أسود.',
        'ومن صيف 2023 إلى يناير 2025 وقف ستيفن جيرارد على خط الملعب، فصار في ليفربول من يسأل عن طقس الدمام. و«فارس الدهناء» لقبه الآخر، نسبة إلى صحراء الدهناء.',
        'يوم المباراة تتجمع السيارات على الكورنيش والبرج خلفها والبحر أمامها، وبعدها سمك مشوي في الفوز والخسارة. وجاره القادسية من الخبر قريب إلى حد أنك تسمع أبواقه. زر الدمام مرة واسأل اتفاقيًا كبيرًا عن ناديه، وستعود بتاريخ كامل وعنوان أطيب هريس.',
      ],
    },
    city: { en: 'Dammam', ar: 'الدمام' },
    country: { en: 'Saudi Arabia', ar: 'السعودية' },
    founded: '1945',
    sources: [
      {
        fact: 'Faris Al-Dahna',
        read: ['https://sauress.com/alriyadh/913950', 'https://arriyadiyah.com/566978'],
      },
    ],
    asOf: '2026-11-22',
    updated: '2026-11-29',
  },
  {
    slug: 'al-taawoun',
    name: { en: 'Al Taawoun', ar: 'التعاون' },
    aliases: { en: ['Taawoun', 'Al Taawon', 'Al Taawun'], ar: ['سكري القصيم', 'ذئاب القصيم', 'تعاون بريدة'] },
    sport: 'football',
    league: 'saudi-pro-league',
    short: { en: 'TWN', ar: 'التعاون' },
    badge: { colours: ['#F6C700', '#17479E'], pattern: 'quarters' },
    description: {
      en: 'Al Taawoun fans from Buraidah and the palm farms of Qassim: yellow and blue evenings with coffee, dates and a derby.',
      ar: 'جمهور التعاون من بريدة ومزارع القصيم: أمسيات بالأصفر والأزرق، وقهوة وسكري، وديربي له أهله.',
    },
    story: {
      en: [
        'Buraidah sells dates by the lorry, every morning of late summer, in what must be one of the largest date markets anywhere. The best of them is the sukkari, soft, gold and too sweet for strangers, so when people call Al Taawoun the Sukkari of Qassim they mean it well. The club was founded in 1956. The name means cooperation, and the shirt is yellow, with blue.',
        'For decades it was a club one was born to and did not boast of. Then, in the spring of 2019, under Pedro Emanuel of Portugal, it finished third in the league, put five past Al Hilal in a semi-final and went to Riyadh for the King’s Cup final of 2 May. Al Ittihad had the history. Al Taawoun had the better evening: 2–1, the first major cup that Qassim ever held, and horns all the long road home.',
        'The two sides share houses as well: one brother is for Al Taawoun, the other for Al Raed, and their mother ends the debate with supper. A guest from elsewhere gets the best seat in the room, so long as he does not ask about the last derby before his cup is empty.',
        'Asia has seen the yellow shirts since, as far as the semi-final of its second cup in 2025. The derby of Qassim is against Al Raed, from the other side of the same city, and when the two are in different divisions it is merely postponed. On ordinary nights the istiraha comes first: a fire in winter, coffee poured light, a bowl of the thing itself passed round until half-time.',
      ],
      ar: [
        'بريدة تبيع التمر بالشاحنات في آخر الصيف، وسيّد السوق هو السكري، ولذلك حين يقول الناس «سكري القصيم» فهم يقصدون الحلو الذي لا يُملّ. تأسس التعاون عام 1956، واسمه خُلق أهل القصيم في مواسمهم، وقميصه أصفر بلون ما في الصحن، ومعه الأزرق.',
        'عقودًا كان ناديًا يرثه الولد عن أبيه بلا ضجيج. ثم جاء ربيع 2019 مع البرتغالي بيدرو إيمانويل: ثالث الدوري، وخماسية في مرمى الهلال في نصف نهائي كأس الملك، ونهائي الرياض يوم 2 مايو أمام الاتحاد. انتهى بهدفين لهدف، وذهبت الكأس إلى القصيم أول مرة، وظل طريق العودة أبواقًا لأكثر من ثلاثمئة كيلومتر.',
        'ومن بعدها عرفت آسيا القميص الأصفر، حتى نصف نهائي بطولتها الثانية عام 2025. أما الديربي فأمام الرائد، ابن المدينة نفسها، وإن فرّقتهما الدرجات يومًا فالموعد مؤجل لا ملغى. وفي البيت الواحد تجد الأخ تعاونيًا وأخاه رائديًا، والأم تحسم النقاش بالعشاء.',
        'ليلة المباراة في القصيم استراحة وحطب في الشتاء، وقهوة شقراء تدور قبل الصافرة، وصحن سكري يفرغ مع نهاية الشوط الأول. ومن جاء من خارج المنطقة فله صدر المجلس، بشرط ألا يسأل عن نتيجة آخر ديربي قبل أن يفرغ فنجانه.',
      ],
    },
    city: { en: 'Buraidah', ar: 'بريدة' },
    country: { en: 'Saudi Arabia', ar: 'السعودية' },
    founded: '1956',
    asOf: '2026-11-22',
    updated: '2026-11-29',
  },
];
