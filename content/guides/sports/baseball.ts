import type { GuideEntry } from '../../schema.ts';

export const baseball: GuideEntry = {
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
};
