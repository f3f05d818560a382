import type { GuideEntry } from '../../schema.ts';

export const rugbyWorldCup2027OpeningMatch: GuideEntry = {
  slug: 'rugby-world-cup-2027-opening-match',
  asOf: '2026-11-21',
  heading: { en: 'A Friday that starts in Perth', ar: 'جمعة تبدأ من بيرث' },
  passages: [
    {
      title: { en: 'On the river', ar: 'على ضفة النهر' },
      text: {
        en: 'The stadium stands on the Burswood bank of the Swan, and the way to it is a footbridge: gold shirts going over the water at sunset, in spring, with the city behind. Western Australians treat rugby as a guest, football there meaning something else, and are good to guests. Hong Kong’s supporters know how to behave at a tournament, having run a rather well-known one of sevens since 1976. Expect drums, and “Waltzing Matilda” from all sides.',
        ar: 'الملعب على ضفة نهر سوان، والطريق إليه جسر للمشاة: قمصان ذهبية تعبر الماء ساعة الغروب في ربيع الجنوب والمدينة خلفها. وأهل بيرث يعاملون الرجبي معاملة الضيف، لأن كرتهم الأولى لعبة أخرى، وهم كرام مع الضيوف. أما جمهور هونغ كونغ فيعرف البطولات جيدًا، فعنده مهرجان سباعيات شهير منذ 1976. توقّع طبولًا وأغنية «والتزينغ ماتيلدا» من المدرجات كلها. وسيغنيها معك من لا تعرفه.',
      },
    },
    {
      title: { en: 'On your clock', ar: 'بتوقيتك' },
      text: {
        en: 'Kick-off is a quarter to twelve in London, a quarter to two in Riyadh, a quarter past four in Delhi and before breakfast in Toronto. So it is lunch, and clubs will open their kitchens. Six groups of four follow, matches most days, and by the second week everyone has adopted a small nation. Choose yours early: the shirts sell out.',
        ar: 'صافرة البداية الثانية إلا ربعًا ظهرًا بتوقيت الرياض، أي بعد صلاة الجمعة وغدائها مباشرة، وهي ساعة لا تتكرر لافتتاح كأس عالم. فاجعلها غداء ممتدًا: كبسة في الوسط، وشاشة في الصدر، ومن يعرف القوانين في المنتصف. تليها ست مجموعات من أربعة منتخبات ومباريات في أغلب الأيام، وأوقاتها كلها بين فجرنا وعصرنا، فلا سهر هذه المرة. واختر من اليوم منتخبًا صغيرًا تتبنّاه، فهذا نصف المتعة.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'How do twenty-four teams become two?', ar: 'كيف يصير أربعة وعشرون منتخبًا اثنين؟' },
      answer: {
        en: 'Two from each of six groups and the four best thirds make a round of sixteen, which is new; then quarter-finals, semi-finals and Sydney.',
        ar: 'اثنان من كل مجموعة وأفضل أربعة ثوالث إلى دور الستة عشر، وهو جديد، ثم ربع النهائي فنصفه فسيدني.',
      },
    },
    {
      question: { en: 'Is it a good first rugby match?', ar: 'هل تصلح أول مباراة رجبي أشاهدها؟' },
      answer: {
        en: 'Yes. One side will have most of the ball and the other most of the hearts, and there will be tries, which explain themselves.',
        ar: 'نعم. ستكون الكرة مع فريق أكثر الوقت والقلوب مع الآخر، والمحاولات لا تحتاج إلى شرح.',
      },
    },
  ],
};
