import { launchText } from '../../clock/timed-text.ts';
import type { GuideEntry } from '../../schema.ts';

export const padel: GuideEntry = {
  slug: 'padel',
  asOf: '2026-11-27',
  heading: { en: 'The glass is on your side', ar: 'الزجاج في صفّك' },
  passages: [
    {
      title: { en: 'How an evening goes', ar: 'كيف تمضي الليلة' },
      text: {
        en: 'A message goes round: half past ten tonight? Two people answer within a minute, and then begins the longest rally of the evening, the search for a fourth. The booking is an hour, or an hour and a half. A few balls against the glass, two sets, and then partners change so that nobody keeps the strong one. When time is up the next four are at the door with their bats in their hands. You move to the bench, and every point is played again, by each side in its own version.',
        ar: 'رسالة في المجموعة: «الليلة عشر ونصف؟». يرد اثنان في دقيقة، ثم يبدأ البحث عن الرابع، وهو أطول تبادل في السهرة. الحجز ساعة أو ساعة ونصف: كرات على الزجاج للإحماء، ومجموعتان، ثم تبديل الشركاء حتى لا يحتكر أحد أقواهم. وإذا انتهى الوقت كان الأربعة التالون عند الباب ومضاربهم في أيديهم، فتخرج مع رفاقك إلى المقاعد وتُعاد النقاط كلها مع الكرك، وكلٌّ يرويها من جهته.',
      },
    },
    {
      title: { en: 'What the walls allow', ar: 'ما يسمح به الجدار' },
      text: {
        en: 'The court is twenty metres by ten, in a box of glass and mesh. The ball must land on the other side’s floor first. After that it may come off their glass, and they may still reach it before it lands again. You may also send it back by way of your own glass. The mesh is nobody’s friend: what comes off it goes where it likes. You serve from below the waist, after a bounce and across to the box, and a serve that bounces into the mesh is a fault. The scoring is tennis’s.',
        ar: 'الملعب عشرون مترًا في عشرة، وحوله زجاج وشبك. على الكرة أن تلمس أرض خصمك أولًا، ثم لها أن ترتد عن زجاجه، وله أن يلحق بها قبل أن تلمس الأرض ثانية. ولك أن تردّها بزجاجك أنت. أما الشبك فلا صاحب له: ترتد عنه الكرة إلى حيث لا تدري. والإرسال من تحت الخصر بعد أن ترتد الكرة عن الأرض، مائلًا إلى المربع المقابل، فإن لمس الشبك بعد ارتداده فهو خطأ. والنقاط نقاط التنس.',
      },
    },
    {
      title: { en: 'What to bring', ar: 'ماذا تحمل معك' },
      text: {
        en: 'Most of it can be borrowed the first time.',
        ar: 'أكثره يُستعار في أول مرة.',
      },
      points: [
        {
          en: 'a bat without strings; try two shapes before you buy one',
          ar: 'مضرب بلا أوتار، وجرّب شكلين قبل أن تشتري',
        },
        {
          en: 'its cord around your wrist, because the rules say so',
          ar: 'حبل المضرب حول معصمك، فهو من القانون',
        },
        {
          en: 'shoes that hold on artificial turf and sand',
          ar: 'حذاء يثبت على العشب الصناعي والرمل',
        },
        {
          en: 'water, a towel, and a second shirt in a Jeddah summer',
          ar: 'ماء ومنشفة، وقميص ثانٍ إن كنت في صيف جدة',
        },
      ],
    },
    {
      title: { en: 'The first month and after', ar: 'الشهر الأول وما بعده' },
      text: {
        en: 'Beginners are soon forgiven here, because two people always share the blame. Give your level as it is when you put your name down, and play with those who talk. After a month you know which side of the court is yours, which shot you can trust and who answers a message within a minute. Then there is something to play for: in December 2025 a Saudi league was held at Riyadh’s Boulevard City, with sixteen teams of men and ten of women. Sit close to the glass and you hear how little partners need to say: mine, yours.',
        ar: 'المبتدئ فيه مغفور له، فاللوم مقسوم دائمًا على اثنين. اذكر مستواك كما هو حين تسجّل اسمك، والعب مع من يتكلم. وبعد شهر ستعرف أي جهة من الملعب جهتك، وأي ضربة تثق بها، ومن يرد على رسالتك في دقيقة. ثم يصير للعب هدف: في ديسمبر 2025 أُقيم في بوليفارد سيتي بالرياض دوري سعودي بستة عشر فريقًا للرجال وعشرة للسيدات. اجلس قريبًا من الزجاج تسمع كم يكفي الشريكين من الكلام: لي، لك.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'Is it nearer to tennis or to squash?', ar: 'هل هو أقرب إلى التنس أم إلى الإسكواش؟' },
      answer: {
        en: 'It counts like tennis and uses walls like squash, but it is nearly always four people, and patience beats power. A hard ball comes back to you off the glass, looking pleased.',
        ar: 'نقاطه كالتنس وجدرانه كالإسكواش، لكنه لأربعة في الغالب، والصبر فيه أنفع من القوة. الكرة العنيفة يردّها الزجاج إلى خصمك على طبق.',
      },
    },
    {
      question: { en: 'There are three of us. What now?', ar: 'نحن ثلاثة، فما العمل؟' },
      answer: {
        get en() {
          return `Ask at the desk, because another court is usually short of somebody too. A fourth within reach is also what SportBuddy ${launchText('is being built', 'is there')} to find.`;
        },
        get ar() {
          return `اسأل عند الاستقبال، ففي ملعب آخر من ينقصه واحد أيضًا. والعثور على رابع قريب من أول ما ${launchText('يُبنى', 'وُجد')} له SportBuddy.`;
        },
      },
    },
    {
      question: { en: 'What is the golden point?', ar: 'ما النقطة الذهبية؟' },
      answer: {
        en: 'One point that decides a game at forty all. Not every competition uses it, so agree before the first serve.',
        ar: 'نقطة واحدة تحسم الشوط عند 40–40. ولا تأخذ بها كل البطولات، فاتفق مع رفاقك عليها قبل أول إرسال.',
      },
    },
    {
      question: { en: 'Can a family play together?', ar: 'هل تلعبه العائلة معًا؟' },
      answer: {
        en: 'Easily: the court is small and the serve is gentle, so a grandfather and his granddaughter make a fair pair. Ask the club about hours and courts for women, since each has its own rules.',
        ar: 'نعم، فالملعب صغير والإرسال لطيف، والجد وحفيدته فريق لا يُستهان به. واسأل النادي عن ملاعب السيدات وأوقاتها، فلكل نادٍ نظامه.',
      },
    },
  ],
};
