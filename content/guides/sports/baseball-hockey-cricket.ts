import { launchText } from '../../clock/timed-text.ts';
import type { GuideEntry } from '../../schema.ts';

export const baseballHockeyCricket: GuideEntry[] = [
  {
    slug: 'baseball',
    asOf: '2026-11-21',
    heading: { en: 'Summer, one pitch at a time', ar: 'صيف كامل، رمية بعد رمية' },
    passages: [
      {
        title: { en: 'How an evening goes', ar: 'كيف يمضي المساء' },
        text: {
          en: 'You come for the first pitch or you come in the third inning. Both are accepted. People keep score in pencil, a K for a strikeout, a K turned backwards if the batter only watched. Between pitches there is time to ask after somebody’s mother. In the middle of the seventh the whole park stands, stretches and sings “Take Me Out to the Ball Game”, a song from 1908 about wanting to be exactly there.',
          ar: 'تحضر مع الرمية الأولى أو في الشوط الثالث، ولا أحد يعاتبك. من الناس من يدوّن المباراة بالقلم، وحرف K عندهم ضارب خرج بثلاث ضربات، فإن خرج متفرجًا كتبوه مقلوبًا. وبين رمية وأخرى متسع لتسأل جارك عن أهله. وفي منتصف الشوط السابع يقف الملعب كله ويتمطّى ويغني أغنية كُتبت عام 1908 عن الذهاب إلى المباراة.',
        },
      },
      {
        title: { en: 'What to bring', ar: 'ماذا تأخذ معك' },
        text: {
          en: 'A cap, whatever the weather. A glove, if your seat is where foul balls land. Caps go inside out when the team needs runs late, a spell as old as the bench. Do not say aloud that the pitcher has given up no hits.',
          ar: 'القبعة أولًا في كل طقس، ثم قفاز إن كان مقعدك حيث تسقط الكرات الطائشة. وإذا احتاج الفريق إلى نقاط في آخر المباراة قُلبت القبعات ظهرًا لبطن. وهناك محظور واحد: لا تقل بصوت مسموع إن الرامي لم تُضرب له كرة بعد، فالكل يعرف والكل ساكت. وخذ معك فولًا سودانيًا بقشره، فالقشور تحت المقاعد ساعة المباراة: كلما علت اقتربت النهاية.',
        },
      },
      {
        title: { en: 'From Osaka to your sofa', ar: 'من أوساكا إلى بيتك' },
        text: {
          en: 'Japanese crowds bring brass, drums and a song for every batter, so a night there is closer to a football terrace. Their evening games fall in the British morning and the Gulf noon. American day games are the ones to gather for abroad: early evening in London, after supper in Riyadh. Friday nights in New York are for insomniacs.',
          ar: 'الجمهور الياباني يأتي بالأبواق والطبول ولكل ضارب أغنية، فكأنك في مدرج كرة قدم، ومبارياتهم المسائية تقع عند ظهر الرياض. أما أمريكا فخذ منها مباريات النهار، فهي سهرة مناسبة بعد العشاء. ومباريات الليل هناك تنتهي مع شروق الشمس هنا، ولا يصبر عليها إلا عاشق.',
        },
      },
    ],
    questions: [
      {
        question: {
          en: 'How long is a game, if there is no clock?',
          ar: 'كم تطول المباراة وليس فيها وقت محدد؟',
        },
        answer: {
          en: 'Nine innings, usually under three hours in the major leagues since pitchers got a timer in 2023. If it is level they play on. A draw is not on offer there, though Japan allows one.',
          ar: 'تسعة أشواط، وغالبًا دون ثلاث ساعات في الدوري الأمريكي منذ أن صار للرامي عدّاد عام 2023. فإن تعادلا واصلا اللعب، إذ لا تعادل هناك، أما اليابان فتقبله.',
        },
      },
      {
        question: { en: 'I grew up with cricket. Where do I start?', ar: 'كيف أفهم اللعبة بسرعة؟' },
        answer: {
          en: 'With what you know: a bowler, a bat, somebody catching. Then forget the wicket. Three outs end a turn, a ball hit outside the lines mostly counts against you, and whoever hits it fair has to run.',
          ar: 'رامٍ وضارب وأربع قواعد يدور عليها اللاعب ليسجّل نقطة. ثلاثة لاعبين يخرجون فينتهي دور الفريق ويضرب الآخر. ابدأ بمراقبة الرامي والضارب وحدهما، فالمبارزة بينهما هي المباراة.',
        },
      },
      {
        question: { en: 'Can I keep the ball if I catch it?', ar: 'هل آخذ الكرة إذا أمسكتها؟' },
        answer: {
          en: 'In American parks yes, and custom says a child nearby should get it. At Chicago’s Wrigley Field a home run by the visitors is thrown back.',
          ar: 'في ملاعب أمريكا نعم، والذوق أن تعطيها لطفل قريب. وفي ملعب ريغلي بشيكاغو تُعاد كرة الهوم رن إلى أرض الملعب إن ضربها الضيف.',
        },
      },
    ],
  },
  {
    slug: 'hockey',
    asOf: '2026-11-21',
    heading: { en: 'Three periods and a horn', ar: 'ثلاث فترات وبوق' },
    passages: [
      {
        title: { en: 'How a night goes', ar: 'كيف تمضي الليلة' },
        text: {
          en: 'Stay in your seat while the puck is live. The usher will hold you at the top of the stairs until the whistle. Periods are twenty minutes, the breaks nearly as long, and the ice machine gets a round of applause. A goal is a horn, a song and strangers hugging through coats. Three by one player and the hats come down, good ones too. When a play-off series ends, both teams line up and shake hands, and the crowd waits for it.',
          ar: 'لا تنزل الدرج والقرص يتحرك، فالمنظّم سيوقفك حتى تُطلق الصافرة. الفترة عشرون دقيقة والاستراحة تكاد تعادلها، ولآلة تسوية الجليد تصفيقها. الهدف بوق وأغنية وعناق بين غرباء. وإذا سجل لاعب ثلاثة أهداف رُميت القبعات على الجليد، الجديدة قبل القديمة. وحين تنتهي سلسلة إقصائية يصطف الفريقان للمصافحة، ولا يغادر الجمهور قبلها.',
        },
      },
      {
        title: { en: 'What to wear', ar: 'ماذا تلبس' },
        text: {
          en: 'More than you think: it is winter indoors. A sweater, as the shirts are called, goes over the coat rather than under it. In spring some let their beards grow until the team is out, and the rest draw one on.',
          ar: 'أكثر مما تظن، فالشتاء داخل الصالة. والقميص العريض يُلبس فوق المعطف لا تحته. وفي الأدوار الإقصائية يطلق كثيرون لحاهم حتى يخرج الفريق، والصغار يرسمونها بالقلم. وخذ بطانية صغيرة للصغار ومشروبًا ساخنًا في يدك، فبين الفترتين ستتمشى لتدفأ لا لتأكل. والقادم من الخليج أول مرة يضحكه أنه يرتعد داخل مبنى، ثم يشتري القميص قبل الفترة الثانية لأنه أدفأ ما في المتجر.',
        },
      },
      {
        title: { en: 'Far from the ice', ar: 'بعيدًا عن الجليد' },
        text: {
          en: 'Saturday night in Canada has been hockey night for generations. For Europe the same games start at midnight or later, for the Gulf before dawn, so look out for weekend matinees. Britain’s own league plays at weekends, in rinks where the fans know the man who sharpens the skates. In the Gulf, rinks stand in shopping malls, and the last skaters of the evening often have sticks.',
          ar: 'مساء السبت في كندا للهوكي منذ أجيال. ومواعيدها هنا قبيل الفجر، فانتظر مباريات النهار في عطلة الأسبوع. وللجليد في الخليج عنوان غير متوقع: حلبات داخل المجمعات التجارية، يتدرب فيها الهواة بعد أن يخلو المكان من العائلات. اسأل هناك، فمن يحمل عصًا يعرف من يسهر مع الدوري.',
        },
      },
    ],
    questions: [
      {
        question: {
          en: 'I cannot see the puck. What should I watch?',
          ar: 'لا أرى القرص على الشاشة، فماذا أتابع؟',
        },
        answer: {
          en: 'The players’ shoulders: everybody turns to where it is going. After two periods your eye arrives on its own. A bigger screen helps, and so does sitting next to someone who groans early.',
          ar: 'تابع أكتاف اللاعبين، فكلها تتجه إلى حيث يذهب. بعد فترتين تعتاد عينك. والشاشة الكبيرة تعين، ومثلها جار يتنهد قبل الهدف بثانية.',
        },
      },
      {
        question: { en: 'Is this ice hockey or field hockey?', ar: 'هل المقصود هوكي الجليد أم هوكي العشب؟' },
        answer: {
          en: 'This page is about ice. In India and Pakistan, and in many a British school, hockey means eleven a side on turf, with eight Olympic golds for India to show for it. If that is yours, write it in the sign-up form.',
          ar: 'هوكي الجليد. أما هوكي العشب، لعبة الهند وباكستان العريقة بأحد عشر لاعبًا، فاكتبها في نموذج التسجيل إن كانت لعبتك.',
        },
      },
    ],
  },
  {
    slug: 'cricket',
    asOf: '2026-11-21',
    heading: { en: 'Bring food, stay for the evening', ar: 'هات الشاي وابقَ إلى المساء' },
    passages: [
      {
        title: { en: 'Pick your length', ar: 'اختر طول مباراتك' },
        text: {
          en: 'A Twenty20 is an evening out. A one-day match takes the day, and a Test takes the week off work. In a Test nobody watches every ball: you read, you nap, you walk round the ground at lunch, and at ten to six two wickets fall and you are on your feet. Whoever says nothing is happening has come for the wrong hour.',
          ar: 'مباراة T20 سهرة واحدة، واليوم الواحد يأخذ نهارك، أما «التيست» فيأخذ إجازتك. ومتابع الأيام الخمسة لا يراقب كل رمية: يقرأ، ويغفو، ويتمشى في استراحة الغداء، ثم يسقط ضاربان قبل المغيب فتجده واقفًا. ومن قال لك إن شيئًا لا يحدث فقد حضر في الساعة الخطأ.',
        },
      },
      {
        title: { en: 'The sound of it', ar: 'صوت المدرج' },
        text: {
          en: 'India and Pakistan crowds come with whistles and dhol; Sri Lanka has its papare bands of brass and drum; England’s travelling support has a trumpet and sings “Jerusalem” before the first over. At Edgbaston one stand arrives dressed as nuns or bananas. In Lahore, Mumbai or Dhaka leave the window open: with luck the street tells you of a six before the stream does.',
          ar: 'جماهير الهند وباكستان تأتي بالصفارات والطبول، وسريلانكا بفرقها النحاسية، وجمهور إنجلترا ببوق واحد لا يسكت. وفي لاهور أو مومباي أو دكا دع النافذة مفتوحة، فقد يخبرك الشارع بالسداسية قبل أن يعرضها البث. وفي السعودية والإمارات تُنصب العصي في الساحات المفتوحة صباح الجمعة، وكرة تنس يلفّها شريط لاصق تكفي ليبدأ اللعب.',
        },
      },
      {
        title: { en: 'When to meet', ar: 'متى تجتمع برفاقك' },
        text: {
          en: 'Evening matches in India are the afternoon in Britain and tea-time in Dubai: an easy first meeting. English Tests suit everyone from Riyadh to Delhi. Australia’s summer is for night owls in Europe, where the Boxing Day Test starts late on Christmas night. In America, where weekend leagues play in public parks, the same games come with breakfast.',
          ar: 'أمسيات الهند تبدأ عصرًا بتوقيت الرياض، وهي أسهل موعد للقاء أول. ومباريات إنجلترا تبدأ بعد الظهر. أما صيف أستراليا فلمن يسهر إلى الفجر. وفي ليالي رمضان بكراتشي تُقام بطولات الشوارع بعد التراويح، وهذه لا تحتاج إلى شاشة. خذ معك كرسيًا وترمس شاي وصحن سمبوسة، واجلس قرب من يحفظ الأرقام، فعنده معدّل كل ضارب منذ كان في المدرسة، ولا يبخل به على جليسه.',
        },
      },
    ],
    questions: [
      {
        question: {
          en: 'How does a meetup work for a match that lasts five days?',
          ar: 'كيف يكون اللقاء لمباراة تمتد خمسة أيام؟',
        },
        answer: {
          get en() {
            return `By session. A Test watch party ${launchText('will be set', 'is set')} for a morning, an evening or a whole weekend, and you may come for the tea interval only.`;
          },
          get ar() {
            return `بالفترات. ${launchText('سيكون التجمّع', 'التجمّع')} لصباح أو مساء أو عطلة أسبوع كاملة، ولك أن تحضر استراحة الشاي وحدها.`;
          },
        },
      },
      {
        question: { en: 'Is it only for the IPL and the PSL?', ar: 'هل يقتصر الأمر على IPL وPSL؟' },
        answer: {
          en: 'No. Internationals, counties and the side that plays on your park on Sundays fit in just as well: name what you follow.',
          ar: 'لا. للمنتخبات والأندية مكانها كذلك، ومثلها الفريق الذي يلعب في ساحة حيّك يوم الجمعة؛ اكتب ما تتابعه.',
        },
      },
      {
        question: { en: 'What do I wear to a ground?', ar: 'ماذا ألبس في الملعب؟' },
        answer: {
          en: 'A hat, above all. Your side’s shirt for the short game, anything comfortable for the long one, and a jumper even in July if it is England.',
          ar: 'القبعة قبل كل شيء. وقميص منتخبك للمباراة القصيرة، وما يريحك للطويلة، وكنزة معك في إنجلترا ولو كان الشهر يوليو.',
        },
      },
    ],
  },
];
