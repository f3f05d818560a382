import type { GuideEntry } from '../../schema.ts';

export const roadsRiversTrails: GuideEntry[] = [
  {
    slug: 'running',
    asOf: '2026-11-21',
    heading: { en: 'Stand where it hurts them', ar: 'قف حيث يصعب عليهم الطريق' },
    passages: [
      {
        title: { en: 'How to cheer', ar: 'كيف تشجع' },
        text: {
          en: 'Not at the finish, where everybody is happy. Go to the twentieth mile, or the bridge, or the long straight by the ring road, and stay after the fast ones have passed. Read the name off the vest and say it. “Nearly there” is a lie and they know. Bring a cowbell, orange quarters, and a sign that can be read in two seconds. In Boston, Wellesley’s students are heard half a mile before they are seen.',
          ar: 'لا تقف عند خط النهاية، فالجميع هناك سعيد. اذهب إلى الكيلومتر الثاني والثلاثين، إلى الجسر أو الشارع الطويل الخالي، وابقَ بعد أن يمر المسرعون. اقرأ الاسم على القميص ونادِ صاحبه به. ولا تقل «اقتربت»، فهو يعرف كم بقي. خذ جرسًا وشرائح برتقال ولوحة تُقرأ في ثانيتين. والهتاف بالاسم عند تلك النقطة يُحكى عنه سنة كاملة.',
        },
      },
      {
        title: { en: 'A run of your own', ar: 'مجموعة الجري' },
        text: {
          en: 'Running groups meet by the clock: Saturday at nine in a British park, Tuesday after work outside a shop, six in the morning on the promenade in Mumbai. In the Gulf they go before sunrise or after the evening prayer, with lights on, and in Ramadan just before sunset, so that the last kilometre smells of soup. The back of the group talks most. Say at the start how far you mean to go. You may change your mind at the first hill.',
          ar: 'مجموعات الجري تلتقي على الساعة: صباح الجمعة قبل الشروق، أو مساء الثلاثاء بعد العشاء على الممشى، ومعها أضواء صغيرة على الأذرع. وفي رمضان موعدان، قبيل المغرب حيث تفوح رائحة الشوربة في آخر كيلومتر، أو بعد التراويح. وماراثون الرياض في الشتاء يجمعهم كلهم مرة في السنة. وأهل الصف الأخير أكثرهم حديثًا، فابدأ من عندهم. ومن لا يركض يأتي ليحرس الحقائب ويصبّ القهوة عند العودة، وهو أول من يحفظ أسماء الجميع.',
        },
      },
      {
        title: { en: 'First time out', ar: 'إن كانت أول مرة' },
        text: { en: 'What regulars wish they had been told:', ar: 'ما يتمنى القدامى لو قيل لهم:' },
        points: [
          { en: 'start slower than feels polite', ar: 'ابدأ أبطأ مما تظنه لائقًا' },
          {
            en: 'old shirt, good shoes, nothing new on race day',
            ar: 'قميص قديم وحذاء جيد، ولا جديد يوم السباق',
          },
          { en: 'walking is allowed and often clever', ar: 'المشي مسموح، وكثيرًا ما يكون ذكاءً' },
          { en: 'thank a marshal; they were up before you', ar: 'اشكر المتطوع، فقد استيقظ قبلك' },
        ],
      },
    ],
    questions: [
      {
        question: { en: 'Am I too slow for a group?', ar: 'هل أنا بطيء على أي مجموعة؟' },
        answer: {
          en: 'Ask for their easy pace and whether somebody stays with the last runner. If the answer to the second is yes, you are in the right place.',
          ar: 'اسأل عن إيقاعهم السهل، وهل يبقى أحد مع الأخير. فإن قالوا نعم فأنت في مكانك.',
        },
      },
      {
        question: {
          en: 'How do I see a marathon more than once?',
          ar: 'كيف أرى العدّاء أكثر من مرة في الماراثون؟',
        },
        answer: {
          en: 'Look for a loop in the course and a metro line across it. Agree which side of the road you will stand on. It matters more than the spot.',
          ar: 'ابحث في الخريطة عن موضع يلتف فيه المسار ومحطة قريبة منه. واتفق معه على جهة الطريق، فهي أهم من المكان.',
        },
      },
      {
        question: { en: 'Can a family do it together?', ar: 'هل تناسب العائلة؟' },
        answer: {
          en: 'Yes: many races have a mile for children and a walk beside it, and someone must hold the coats.',
          ar: 'نعم، فمع كثير من السباقات شوط للصغار ومسار للمشي، ولا بد لأحد أن يمسك المعاطف.',
        },
      },
    ],
  },
  {
    slug: 'rowing',
    asOf: '2026-11-21',
    heading: { en: 'Choose your bridge', ar: 'اختر جسرك' },
    passages: [
      {
        title: { en: 'How to see a race', ar: 'كيف تشاهد السباق' },
        text: {
          en: 'You see a minute of it, so choose the minute. On a bend the inside crew creeps up; under a bridge you look straight down on eight backs and hear the cox. Some cyclists keep level on the towpath, shouting, and watch neither the river nor you. Stand with people who know one of the crews, and you will be told the names of all eight before the boats are in sight.',
          ar: 'لن ترى من السباق إلا دقيقة، فاخترها. عند المنعطف يتقدم قارب الداخل، ومن فوق الجسر ترى ثمانية ظهور وتسمع الموجّه. وعلى الضفة درّاجون يرافقون القوارب ويصرخون ولا ينظرون أمامهم، فانتبه لنفسك. واختر مكانك بجانب من يعرف أحد الفريقين، فسيسمّي لك المجدّفين الثمانية قبل أن تظهر القوارب.',
        },
      },
      {
        title: { en: 'Regatta days', ar: 'أيام المهرجانات' },
        text: {
          en: 'Summer regattas are side by side and end with a picnic. Henley, in the first days of July, has rules about jackets and hems in one enclosure and none on the towpath opposite. Autumn and winter are for head races, crews going off one after another against the clock: Boston’s Charles in October, London’s Tideway in March, with soup. Kerala races snake boats of a hundred paddlers and more; in the Emirates wooden boats keep the pearl divers’ stroke alive.',
          ar: 'سباقات الصيف جنبًا إلى جنب، وتنتهي على مفرش في العشب. وفي هنلي مطلع يوليو قواعد للباس في مدرج واحد، ولا قواعد على الضفة المقابلة. والخريف والشتاء لسباقات ضد الساعة ينطلق فيها قارب بعد قارب. وفي كيرالا قوارب كالأفاعي يجدّف فيها أكثر من مئة، وفي الإمارات قوارب خشبية تحفظ ضربة المجداف كما عرفها أهل الغوص. قف على شاطئ الخليج يوم سباقها تسمع النهّام قبل أن ترى القوارب.',
        },
      },
      {
        title: { en: 'On the water yourself', ar: 'إن أردت المجداف' },
        text: {
          en: 'Clubs teach beginners in spring, at an hour when the river is flat and the bridges are empty. Layers, no loose sleeves, a dry pair of socks in the car. You must be able to swim. Small and bossy people are wanted as coxes and never short of friends.',
          ar: 'تعلّم الأندية المبتدئين في ساعة يكون فيها الماء ساكنًا. البس طبقات بلا أكمام واسعة، واترك جوربًا جافًا في السيارة، والسباحة شرط. وصاحب الجسم الخفيف والصوت العالي مطلوب في كل نادٍ موجّهًا. وفي مدننا يبدأ كثيرون على جهاز التجديف في الصالة، والإيقاع واحد.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'What does the cox actually say?', ar: 'ماذا يقول الموجّه فعلًا؟' },
        answer: {
          en: 'The rate, the distance, where the others are, and now and then “ten for the legs”: ten strokes harder than you thought you had. The cox also steers.',
          ar: 'عدد الضربات والمسافة وموقع الخصم، وبين حين وآخر «عشر بقوة الساقين»، أي عشر ضربات لم تكن تعلم أنها فيك. وهو من يوجّه الدفة كذلك.',
        },
      },
      {
        question: { en: 'Sculling or rowing?', ar: 'ما الفرق بين التجديف بمجدافين والتجديف بمجداف واحد؟' },
        answer: {
          en: 'Two oars each is sculling, one each is sweep rowing. Most people start with two, because the boat tips less.',
          ar: 'في الأول مجداف في كل يد، وفي الثاني مجداف تمسكه باليدين. وأغلب الناس يبدأ بمجدافين لأن القارب معهما أثبت.',
        },
      },
    ],
  },
  {
    slug: 'cycling',
    asOf: '2026-11-21',
    heading: { en: 'The road is the stand', ar: 'الطريق هو المدرج' },
    passages: [
      {
        title: { en: 'A day on the mountain', ar: 'يوم على الجبل' },
        text: {
          en: 'You walk up in the morning, because the road will be closed, and choose a bend with a view of the one below. Someone paints a name in letters a metre high. Children know exactly where to stand. Then helicopters, then silence, then one rider, so close that you can hear him breathe. Give him room. A quarter of an hour later comes the group at the back, who will make the time limit, and they get the louder cheer.',
          ar: 'تصعد صباحًا لأن الطريق سيُغلق، وتختار منعطفًا يطل على الذي تحته. أحدهم يكتب اسمًا على الإسفلت بحروف طولها متر. والأطفال يعرفون أين يقفون، فقف معهم. ثم المروحيات، ثم صمت، ثم درّاج واحد تسمع أنفاسه. أفسح له الطريق. وبعد ربع ساعة تأتي المجموعة الأخيرة التي تصارع الوقت، ولها الهتاف الأعلى.',
        },
      },
      {
        title: { en: 'The season', ar: 'على مدار السنة' },
        text: {
          en: 'February is AlUla and the Emirates, in sand and side wind. April is cobbles, Flanders and Roubaix, best from a kerb with chips. May belongs to Italy, July to France, September to Spain, and on winter nights the track boards in Ghent. Stages finish at tea-time in Britain, in the evening in Riyadh, over breakfast in New York. A race makes good company, five hours of it for twenty minutes of decision.',
          ar: 'الشتاء للعلا والإمارات، رمال وريح جانبية. وأبريل لحجارة الفلاندرز وروبيه، ومايو لإيطاليا ويوليو لفرنسا وسبتمبر لإسبانيا. مراحل أوروبا تنتهي في أول مسائنا، أي مع القهوة. والسباق رفقة طويلة: خمس ساعات من أجل عشرين دقيقة تحسم كل شيء، وفيها من القلاع والجبال ما يغنيك عن السفر ويغريك به.',
        },
      },
      {
        title: { en: 'The café ride', ar: 'جولة الجمعة' },
        text: {
          en: 'Weekend groups leave early, two abreast, and stop for cake halfway. Point at the potholes, call “car back”, do not half-wheel. Bring a tube, a pump and money for coffee. Wave to other riders, even those with nicer bicycles.',
          ar: 'تنطلق المجموعات صباح الجمعة قبل الشمس، اثنين اثنين، ويتوقفون للقهوة والتمر في المنتصف. أشر بيدك إلى الحفرة، ونبّه من أمامك إلى السيارة القادمة من الخلف. خذ أنبوبًا ومضخة وإضاءة. وفي الرياض مسار رياضي طويل، وفي جدة الكورنيش، وفي الجنوب صعود يعلّمك التواضع. وانتظر آخر الواصلين دائمًا، فالجولة تنتهي حين يصل هو لا حين تصل أنت.',
        },
      },
    ],
    questions: [
      {
        question: {
          en: 'Why does the leader wear yellow, and who wears spots?',
          ar: 'لماذا القميص الأصفر ومن صاحب النقاط الحمراء؟',
        },
        answer: {
          en: 'In the Tour yellow is the lowest total time. Green is for points, white for the best young rider, red spots for the mountains.',
          ar: 'في طواف فرنسا الأصفر لأقل زمن إجمالي، والأخضر للنقاط، والأبيض لأفضل شاب، والمنقّط للجبال.',
        },
      },
      {
        question: {
          en: 'How do I join a ride without being dropped?',
          ar: 'كيف أنضم إلى جولة ولا أتخلف عنها؟',
        },
        answer: {
          en: 'Ask for the average speed and whether they wait at the top. Choose the group one slower than your pride.',
          ar: 'اسأل عن متوسط السرعة، وهل ينتظرون عند القمة. واختر المجموعة الأبطأ درجةً من كبريائك.',
        },
      },
    ],
  },
  {
    slug: 'mountain-biking',
    asOf: '2026-11-21',
    heading: { en: 'Cowbells and dirt', ar: 'أجراس وتراب' },
    passages: [
      {
        title: { en: 'At a downhill race', ar: 'في سباق النزول' },
        text: {
          en: 'You walk the course uphill while they come down it, one every minute or so. Find the rock garden or the off-camber turn, and stay behind the tape, because the tape is where they are going. Bring something that makes a noise, and use it for the last rider as you did for the first. When someone crashes and gets up, cheer; when someone crashes and does not, point the flag marshal there and be still.',
          ar: 'تصعد على قدميك وهم ينزلون، درّاج كل دقيقة تقريبًا. ابحث عن مقطع الصخور أو المنعطف المائل، وقف خلف الشريط، فالشريط هو المكان الذي يتجهون إليه. خذ معك ما يُحدث ضجيجًا، واستعمله للأخير كما استعملته للأول. واحمل ماءك معك من البداية، فلا دكان في نصف الجبل. ومن سقط وقام فاهتف له، ومن لم يقم فنبّه المنظّم وأفسح الطريق.',
        },
      },
      {
        title: { en: 'On the trail', ar: 'على المسار' },
        text: {
          en: 'Trails are graded by colour: in Britain green, blue, red, black, and honest. Whoever is climbing has the right of way. Ride within sight of each other, wait at every fork, and let the last one breathe before you set off again, which is the rule most often broken. Uplift days, with vans to the top, are the quickest way to make friends: there is nothing to do in the van but talk.',
          ar: 'للمسارات ألوان: أخضر فأزرق فأحمر فأسود، فصدّقها. الأولوية للصاعد. ابقَ على مرأى من رفاقك، وانتظر عند كل مفترق، ودع الأخير يلتقط أنفاسه قبل أن تنطلق، فتلك أكثر قاعدة تُنسى. ولصداقة سريعة خذ يومًا تحمل فيه الشاحنات الدراجات إلى القمة، إذ لا عمل في الشاحنة إلا الكلام.',
        },
      },
      {
        title: { en: 'Where, and with what', ar: 'أين وبماذا' },
        text: {
          en: 'Whistler in Canada is the holiday everybody is saving for. Wales and the Tweed Valley are closer to London; Hatta has marked trails an hour and a half from Dubai, for winter mornings; from Shimla, riders go up old mule tracks. Bring:',
          ar: 'ويسلر في كندا رحلة العمر. وأقرب منها إلينا حتّا في جبال الإمارات بمساراتها المعلّمة، لصباحات الشتاء. وفي جنوب المملكة دروب جبلية قديمة تعرفها الأقدام والدراجات معًا، يركبها أهلها قبل الضباب. وخذ معك:',
        },
        points: [
          {
            en: 'helmet, gloves, knee pads, glasses for the dust',
            ar: 'خوذة وقفازين وواقيًا للركبة ونظارة للغبار',
          },
          {
            en: 'a spare tube, a chain link and somebody who can fit them',
            ar: 'أنبوبًا ووصلة سلسلة ومن يجيد تركيبهما',
          },
          { en: 'more water than looks sensible', ar: 'ماء أكثر مما يبدو معقولًا' },
        ],
      },
    ],
    questions: [
      {
        question: {
          en: 'What is the difference between downhill, enduro and cross-country?',
          ar: 'ما الفرق بين النزول والإندورو والكروس كانتري؟',
        },
        answer: {
          en: 'Downhill is timed from top to bottom. In enduro only the descents count, but you pedal between them. Cross-country is laps, all together, and the only one at the Olympic Games.',
          ar: 'النزول من القمة إلى السفح ضد الساعة. والإندورو لا يُحسب فيه إلا النزول وتدوّس بينه صاعدًا. والكروس كانتري لفّات جماعية، وهي الأولمبية وحدها.',
        },
      },
      {
        question: { en: 'Can I start on an ordinary bicycle?', ar: 'هل أبدأ بدراجة عادية؟' },
        answer: {
          en: 'On a green trail, yes, with working brakes. Hire a proper one for your first blue. You will understand the price after one descent.',
          ar: 'على المسار الأخضر نعم إن سلمت المكابح. ثم استأجر دراجة مناسبة لأول أزرق، وستفهم سعرها بعد نزلة واحدة.',
        },
      },
    ],
  },
];
