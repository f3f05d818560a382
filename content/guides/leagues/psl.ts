import type { GuideEntry } from '../../schema.ts';

export const psl: GuideEntry = {
  slug: 'psl',
  asOf: '2026-11-21',
  heading: { en: 'Pace, floodlights and a dhol', ar: 'سرعة وأضواء وطبل' },
  passages: [
    {
      title: { en: 'A night at home', ar: 'ليلة في البيت' },
      text: {
        en: 'The league comes in the cool part of the year or just after, with matches under lights. If it meets Ramadan they start later, and somebody always has dates in his pocket for the break. On roofs in Lahore there is a projector and a bedsheet, while in Karachi’s lanes the tape-ball game stops for the super over and then goes on, copying it. A new anthem is released every season and disliked for a week.',
        ar: 'موسمه في برودة السنة أو بعدها بقليل وتحت الأضواء. فإن وافق رمضان تأخرت المباريات وحضر التمر مع الاستراحة. على أسطح لاهور جهاز عرض وشرشف أبيض، وفي أزقة كراتشي تتوقف كرة الشريط اللاصق للأوفر الأخير ثم تُستأنف وهي تقلّده. وكل موسم أغنية جديدة لا تعجب أحدًا في أسبوعها الأول، ثم يرقص عليها الجميع في النهائي.',
      },
    },
    {
      title: { en: 'What the crowd wants', ar: 'ماذا يريد الجمهور' },
      text: {
        en: 'Yorkers. A fast bowler coming in from the far end with fifty phones alight behind him is what this league is about, and a stump out of the ground gets a louder cheer than a six. Peshawar supporters wear their flat wool cap, Lahore’s bring green and the dhol, Multan’s are on their feet by the second over. Rawalpindi is said to know its cricket best, mostly by people from Rawalpindi.',
        ar: 'يريد «اليوركر». رامٍ سريع يركض من بعيد وخلفه أضواء الجوالات: هذا هو الدوري. وعصا تطير من الأرض تنال صيحة أعلى من السداسية. جمهور بيشاور بقبعته الصوفية، ولاهور بالأخضر والطبل، وملتان واقفة من الأوفر الثاني. ويقال إن جمهور راولبندي أعرفهم باللعبة؛ اسأل أي واحد من راولبندي. أما كراتشي فتأتي بنصف المدينة ثم تقول إن النصف الآخر عالق في الزحام.',
      },
    },
    {
      title: { en: 'From Bradford to Riyadh', ar: 'من برادفورد إلى الرياض' },
      text: {
        en: 'Play begins at tea-time in Britain and around sunset in Dubai. Alum Rock, Southall and Oldham have restaurants that keep the volume for it; in Jeddah, Sharjah and Riyadh the place is a karahi house with plastic chairs, and families take the upper floor. Bring a shirt, an appetite and an opinion on who should open the bowling.',
        ar: 'تبدأ المباراة قرابة المغرب بتوقيت الرياض. والمكان مطعم كراهي بكراسيّ بلاستيكية وشاشة فوق التنور، وللعائلات الطابق الأعلى. في الشارقة وجدة والرياض تعرفه من بعيد بالدراجات الواقفة عند بابه. تعال جائعًا ومعك رأي فيمن يبدأ الرمي، واسمع قصة كل رجل على الطاولة عن أول مباراة حضرها مع أبيه؛ فكثير منهم لم يرَ ملعب مدينته منذ سنين، وهذه السهرة أقرب طريق إليها.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'Why was it first played abroad?', ar: 'لماذا بدأ خارج باكستان؟' },
      answer: {
        en: 'After the attack on Sri Lanka’s team in Lahore in 2009 visiting sides stayed away. The final of 2017 was played in Lahore, Karachi had the next, and by 2020 the whole season was at home.',
        ar: 'بعد الهجوم على حافلة منتخب سريلانكا في لاهور عام 2009 غابت الفرق الزائرة. ثم عاد نهائي 2017 إلى لاهور، وتلاه نهائي كراتشي، وفي 2020 صار الموسم كله في الوطن.',
      },
    },
    {
      question: { en: 'Who are the great rivals?', ar: 'من الغريمان؟' },
      answer: {
        en: 'Lahore and Karachi: Qalandars and Kings, food against sea, a dispute older than the league by some centuries.',
        ar: 'لاهور وكراتشي: «القلندر» و«الملوك»، المطبخ والبحر، وخلاف أقدم من الدوري نفسه.',
      },
    },
  ],
};
