import type { GuideEntry } from '../../schema.ts';

export const serieA: GuideEntry = {
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
        en: 'On that day in 1949 the aeroplane carrying the Torino team, champions four years running, struck the hill of Superga. Every year the captain reads out the names there, and rivals come too.',
        ar: 'في ذلك اليوم من 1949 اصطدمت طائرة فريق تورينو بتلة سوبرغا. كل عام يقرأ القائد أسماء الراحلين هناك، ويحضر الخصوم أيضًا.',
      },
    },
  ],
};
