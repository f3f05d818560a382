import type { GuideEntry } from '../../schema.ts';

export const womensSuperLeague: GuideEntry = {
  slug: 'womens-super-league',
  asOf: '2026-11-21',
  heading: { en: 'Noon on Sunday, and everyone is there', ar: 'ظهر الأحد والجميع هناك' },
  passages: [
    {
      title: { en: 'Two sizes of day out', ar: 'يومان مختلفان' },
      text: {
        en: 'Some Sundays are played in the club’s great stadium, with the Tube full and a programme. Most are in a smaller ground on the edge of town. The small one is the better introduction. You can change ends at half-time, hear the full-back called by her first name, and park the pushchair. The large one is for rivals and records.',
        ar: 'أحدٌ في ملعب النادي الكبير وقطاراته ممتلئة، وآحاد كثيرة في ملعب صغير على طرف المدينة. الصغير أفضل للمرة الأولى: تسمع المدافعة تُنادى باسمها، وتغيّر مكانك بين الشوطين، وتجد موضعًا لعربة الطفل. والكبير للديربيات والأرقام القياسية. وبين هذا وذاك يتنقل الجمهور نفسه بالشال نفسه.',
      },
    },
    {
      title: { en: 'Regulars', ar: 'أهل المدرج' },
      text: {
        en: 'They know the substitutes’ birthdays. Supporters’ groups make flags in kitchens, carry a drum on the train, and write songs with more verses than the men’s, since there are fewer people to forget them. At the end nobody leaves: the players come round the pitch, and a shirt or a boot may come over the fence. Be kind about selfies. There is a queue.',
        ar: 'يحفظون أعياد ميلاد البديلات. تُخاط الأعلام في المطابخ، ويُحمل الطبل في القطار، وللأهازيج أبيات أطول من أهازيج الرجال لأن من يحفظها كثير الحضور. وبعد الصافرة لا يغادر أحد، فاللاعبات يدرن حول الملعب، وقد يصلك قميص من فوق السياج. التقط صورتك سريعًا، فخلفك طابور من الصغيرات ينتظرن دورهن بأدب أكثر منك.',
      },
    },
    {
      title: { en: 'The shape of the year', ar: 'شكل الموسم' },
      text: {
        en: 'September to May, with two domestic cups, a winter break, European nights midweek. International windows matter: half the league may be on the pitch in one European final. In Riyadh a noon match in London is mid-afternoon, in New York breakfast, in Delhi the early evening, an hour that suits a club of girls and their coach.',
        ar: 'من سبتمبر إلى مايو، مع كأسين محليتين وراحة شتوية وأمسيات أوروبية وسط الأسبوع. مباراة الظهر في لندن تصلك عصرًا، وهو وقت يناسب أكاديمية فتيات ومدربتهن أمام شاشة واحدة. وكثير من نجمات البطولات الكبرى يلعبن هنا، فإذا جاء صيف المنتخبات عرفت وجوههن كلها. ابدأ بمشاهدة ديربي شمال لندن، ثم اختر لونك. وإن زرت لندن فاسأل عن ملعب الفريق قبل أن تركب، فقد يكون في ضاحية لا يعرفها سائقك.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'How far ahead should I buy a ticket?', ar: 'متى أشتري التذكرة؟' },
      answer: {
        en: 'For the large stadiums a week or two is usually enough, for small grounds and derbies as soon as they go on sale. Children’s tickets cost little. The club’s own page has the price.',
        ar: 'للملاعب الكبيرة قبلها بأسبوع أو اثنين غالبًا، وللصغيرة والديربيات فور طرحها. وتذاكر الأطفال زهيدة، والتفاصيل في موقع النادي.',
      },
    },
    {
      question: { en: 'Which matches should a newcomer choose?', ar: 'بأي مباراة أبدأ؟' },
      answer: {
        en: 'The nearest one. If you have the choice, the north London derby for noise, or any last home game of the season for goodbyes.',
        ar: 'الأقرب إليك إن كنت هناك. وإلا فديربي شمال لندن للحماس، أو آخر مباراة في الموسم للوداع.',
      },
    },
  ],
};
