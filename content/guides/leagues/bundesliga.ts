import type { GuideEntry } from '../../schema.ts';

export const bundesliga: GuideEntry = {
  slug: 'bundesliga',
  asOf: '2026-11-21',
  heading: { en: 'Half past three, standing', ar: 'الثالثة والنصف، وقوفًا' },
  passages: [
    {
      title: { en: 'Saturday by train', ar: 'السبت بالقطار' },
      text: {
        en: 'In many cities the match ticket is also the tram ticket, so the day begins on a platform, among scarves tied to wrists and denim waistcoats with thirty years of patches. A sausage before the gate is not a meal but a formality. You take your place on the terrace early, since places there have no numbers. The announcer calls the scorer’s first name and fifty thousand give him the surname, three times.',
        ar: 'في مدن كثيرة تذكرة المباراة هي تذكرة الترام، فيبدأ اليوم على الرصيف بين شالات معقودة على المعاصم وسترات جينز عليها رقع ثلاثين سنة. تأخذ مكانك في مدرج الوقوف باكرًا، فلا أرقام هناك. ينادي المذيع اسم الهدّاف الأول فيردّ الملعب كله باسم عائلته، ثلاث مرات. قف مرة بين عشرات الألوف وهم يقفزون معًا، وستعرف لماذا لا يريدون المقاعد.',
      },
    },
    {
      title: { en: 'The Konferenz', ar: 'الكونفرنس: كل الملاعب في بث واحد' },
      text: {
        en: 'Five matches usually start together, and those at home listen to the Konferenz, voices interrupting one another from ground to ground: goal in Bremen, over to Mainz. It is loved more than any single game. At half past six one match gets the evening to itself. A winter break empties January for two or three weeks, and people discover their families.',
        ar: 'تنطلق عدة مباريات معًا، ومن في البيت يتابع «الكونفرنس»: معلّقون يقاطع بعضهم بعضًا من ملعب إلى ملعب، هدف في بريمن، ننتقل إلى ماينز. كثيرون يفضلونه على أي مباراة كاملة. وفي السادسة والنصف قمة المساء وحدها. ثم تأتي الراحة الشتوية فيكتشف الناس عائلاتهم أسبوعين أو ثلاثة، ويعودون إلى المدرج كأنهم غابوا سنة.',
      },
    },
    {
      title: { en: 'Whose club is it?', ar: 'لمن النادي؟' },
      text: {
        en: 'Members hold more than half the votes at most clubs, a rule called fifty plus one, and they use them, on ticket prices, on Monday games they got rid of, on tennis balls thrown at investors’ plans. Outside Germany the fan clubs keep the habit: minutes, a treasurer, a table reserved for ever. In Riyadh the afternoon games fall in the early evening, the kindest hour of any European league.',
        ar: 'الأعضاء يملكون أكثر من نصف الأصوات في معظم الأندية، ويسمّونها قاعدة «50+1»، وبها أوقفوا مباريات الاثنين واعترضوا على صفقات المستثمرين بكرات تنس رُميت على العشب. ورابطتهم في الغربة كما في بلادهم: محضر وأمين صندوق وطاولة محجوزة. أما ساعتهم فألطف ساعات أوروبا علينا: أول المساء في الرياض، تنتهي المباراة ويبدأ عشاء العائلة. وإن كان لك أبناء فابدأ بهذا الدوري، فلا سهر فيه ولا اعتذار عن مدرسة الغد.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'How do I get into a standing section?', ar: 'كيف أدخل مدرج الوقوف؟' },
      answer: {
        en: 'Mostly as a member or a guest of one. Places go first to those with season tickets. For a first visit take a seat in a corner next to it, and try the second division, where the terraces are as loud.',
        ar: 'غالبًا بعضوية أو مع عضو، فالأولوية لأصحاب التذاكر الموسمية. لأول مرة خذ مقعدًا مجاورًا، أو جرّب الدرجة الثانية، فمدرجاتها لا تقل صوتًا.',
      },
    },
    {
      question: { en: 'What is the relegation play-off?', ar: 'ما ملحق الهبوط؟' },
      answer: {
        en: 'The last two go down. The one above them plays the third of the second division twice, and even people with no club in it watch all week.',
        ar: 'الأخيران يهبطان، والذي فوقهما يلعب مباراتين مع ثالث الدرجة الثانية. أسبوع تتابعه ألمانيا كلها ولو لم يكن لها فيه فريق.',
      },
    },
  ],
};
