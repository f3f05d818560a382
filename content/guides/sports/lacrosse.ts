import { textUntil } from '../../clock/timed-text.ts';
import type { GuideEntry } from '../../schema.ts';

export const lacrosse: GuideEntry = {
  slug: 'lacrosse',
  asOf: '2026-11-21',
  heading: { en: 'Bring a stick, stay for the game', ar: 'هات عصاك وابقَ للمباراة' },
  passages: [
    {
      title: { en: 'The sideline', ar: 'على خط الملعب' },
      text: {
        en: 'It begins with a wall. Anyone who plays has thrown a rubber ball at one ten thousand times, and you will hear that sound behind the stand before you see a match. A face-off, ten players a side, checks that clatter, and a shot faster than most eyes. Families park along the touchline with the boot open. In America the season climbs towards the college finals on the last weekend of May. The professionals tour in summer.',
        ar: 'كل شيء يبدأ بجدار. من لعب اللاكروس رمى كرة المطاط إليه آلاف المرات، وستسمع ذلك الصوت خلف المدرج قبل أن ترى المباراة. ثم مواجهة على الكرة، وعشرة لاعبين في كل جانب، وعصي تتقارع، وتسديدة تسبق العين. تصفّ العائلات سياراتها على امتداد الخط وتفتح صناديقها. والموسم في أمريكا يصعد نحو نهائيات الجامعات في آخر عطلة من مايو، ثم يأتي صيف المحترفين.',
      },
    },
    {
      title: { en: 'Four games in one', ar: 'أربع ألعاب في واحدة' },
      text: {
        get en() {
          return `Field is the long one. Box is Canadian: indoors, six a side with the goalkeeper, boards to bounce off, winter nights in an arena. The women’s game keeps contact off and the ball higher. Sixes, on a short pitch with a shot clock, ${textUntil('2028-07-30', 'is', 'was')} the version for Los Angeles 2028. The Haudenosaunee, whose game it was, field national teams of their own and are everyone’s second favourites.`;
        },
        get ar() {
          return `الميدان هي الطويلة. والصندوق كندية: داخل صالة بستة لاعبين مع الحارس وجدران ترتد عنها الكرة. ولعبة السيدات تقلّ فيها الاحتكاكات. والسداسيات بملعب قصير وساعة تسديد، ${textUntil('2028-07-30', 'وهي', 'وكانت')} نسخة لوس أنجلوس 2028. وشعب الهودنوشوني، أصحاب اللعبة الأولون، ينافسون بمنتخب يحمل اسمهم، وهم الفريق الثاني في قلب كل مشجع.`;
        },
      },
    },
    {
      title: { en: 'Finding your people', ar: 'أين تجد أهلها' },
      text: {
        en: 'Look for a netted stick poking out of a rucksack. In Britain that means Manchester’s old clubs, south London on Saturdays and half the girls’ schools in the country; in Asia, Japan’s universities first. Elsewhere you may have to start it yourself, with two sticks and a patient friend.',
        ar: 'ابحث عن عصا بشبكة تطل من حقيبة ظهر. في بريطانيا أندية مانشستر العريقة ومدارس البنات، وفي آسيا جامعات اليابان قبل غيرها. وفي الخليج اسأل عنهم من درس في أمريكا أو كندا، فربما بقيت في سيارته عصا منسية. فإن لم تجد أحدًا فابدأ أنت: عصوان وصديق صبور وجدار لا يطل على نافذة.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'Is it like hockey in the air?', ar: 'هل هي هوكي في الهواء؟' },
      answer: {
        en: 'A little: you may run behind the goal, substitutes go on the fly, and penalties leave a side short. The passing is closer to basketball.',
        ar: 'قليلًا: اللعب خلف المرمى مسموح، والتبديل في أثناء اللعب، والعقوبة تنقص الفريق لاعبًا. أما التمرير فأقرب إلى كرة السلة.',
      },
    },
    {
      question: { en: 'What does a beginner need?', ar: 'ماذا يحتاج المبتدئ؟' },
      answer: {
        en: 'A stick, a ball and a gumshield. Clubs lend the helmet and gloves. Learn to scoop a ball off the ground at a run. It gets you picked.',
        ar: 'عصا وكرة وواقي أسنان، والنادي يعيرك الخوذة والقفازين. تعلّم التقاط الكرة من الأرض وأنت تركض، فبها يختارونك.',
      },
    },
  ],
};
