import type { GuideEntry } from '../../schema.ts';

export const snooker: GuideEntry = {
  slug: 'snooker',
  asOf: '2026-11-21',
  heading: { en: 'A crowd that holds its breath', ar: 'جمهور يكتم أنفاسه' },
  passages: [
    {
      title: { en: 'In the arena', ar: 'في القاعة' },
      text: {
        en: 'You sit closer than in any other professional sport, and you may not rustle. An earpiece with the commentary is sold at the door, so that two hundred people chuckle at a joke that was not spoken aloud. Applause has grades: two claps for a good safety, more for a long red, and for a century the whole room including the opponent, tapping the table. A player who is lucky lifts a hand in apology. He is not sorry, and it is still good manners.',
        ar: 'تجلس أقرب مما تجلس في أي رياضة احترافية، ولا يُسمح لكيس بأن يخشخش. كثيرون يضعون سماعة فيها التعليق، فيضحك صف كامل على نكتة لم تُقل بصوت مسموع. والتصفيق درجات: ضربتان لكرة دفاعية ذكية، وأكثر لحمراء بعيدة، والقاعة كلها للمئة، ومعها الخصم يطرق الطاولة بعصاه. ومن جاءته كرة بالحظ رفع يده معتذرًا، وما به أسف.',
      },
    },
    {
      title: { en: 'The spring fortnight and a bit', ar: 'ربيع شيفيلد' },
      text: {
        en: 'The World Championship, in Sheffield, takes up the second half of April and the first days of May, over so many sessions that people plan leave around it. Evenings run late, and a final over two days is watched in parts, with a television carried into the garden. In Gulf time the evening session is your late one; in China and Thailand it is for the night shift.',
        ar: 'بطولة العالم في شيفيلد بين أبريل ومايو، وجلساتها من الكثرة بحيث تُرتَّب عليها الإجازات. جلسة المساء هناك سهرتك هنا، والنهائي يومان يُشاهَدان على أقساط. وفي البيت شاشة واحدة بصوت منخفض: من أراد الكلام تكلم بين الأشواط، ومن أراد الشاي انتظر حتى تضيع كرة.',
      },
    },
    {
      title: { en: 'A club near you', ar: 'طاولة قريبة' },
      text: {
        en: 'Every town has a room with low lamps and a man who knows your average. Indian and Pakistani clubs take the game seriously, after work, for the price of the light, and a stranger is welcome as long as he sets up the balls when he has lost. Bring chalk, not opinions.',
        ar: 'في كل مدينة سعودية صالة بأضواء منخفضة وطاولات خضراء تمتلئ بعد العشاء. وعند الهندي والباكستاني في الطاولة المجاورة درس مجاني لمن طلبه بأدب. خذ طباشيرك واترك النصائح، فاللاعب لا يحتاج إليها قبل أن يخطئ. وابدأ بالكرات القريبة، ودع الضربة البعيدة لآخر الليل حين لا يعدّ أحد. واحجز طاولتك قبل ليلة الخميس، ومن خسر يجمع الكرات ويطلب الشاي.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'How do I follow the score?', ar: 'كيف أتابع النقاط؟' },
      answer: {
        en: 'A red is one, then a colour, then a red again. Yellow two, green three, brown four, blue five, pink six, black seven. Once the reds have gone the colours are taken in that order.',
        ar: 'الحمراء بواحدة، بعدها ملوّنة، ثم حمراء. الصفراء 2، الخضراء 3، البنية 4، الزرقاء 5، الوردية 6، السوداء 7؛ فإذا انتهت الحمراء أُخذت الملوّنة بهذا الترتيب.',
      },
    },
    {
      question: { en: 'Why is there so much sitting?', ar: 'لماذا يجلس أحدهما طويلًا؟' },
      answer: {
        en: 'Because the chair is where you pay for a miss. A visit lasts until the player fails to pot, and the best can keep the other in his seat for the frame.',
        ar: 'لأن الكرسي ثمن الخطأ. الدور لا ينتهي حتى تضيع كرة، والمتمكن قد يُبقي خصمه جالسًا الشوط كله.',
      },
    },
    {
      question: { en: 'Can a beginner join a club table?', ar: 'هل ألعب في صالة وأنا مبتدئ؟' },
      answer: {
        en: 'Yes: ask for a quiet afternoon. Cues are lent, the rest is explained, and a full-size table is longer than it looks on a screen.',
        ar: 'نعم، واختر ساعة هادئة بعد الظهر. العصي تُعار، والطاولة أطول مما تبدو على الشاشة.',
      },
    },
  ],
};
