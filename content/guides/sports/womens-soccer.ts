import { textUntil } from '../../clock/timed-text.ts';
import type { GuideEntry } from '../../schema.ts';

export const womensSoccer: GuideEntry = {
  slug: 'womens-soccer',
  asOf: '2026-11-21',
  heading: { en: 'Drums, signs and a seat that folds', ar: 'طبول ولافتات ومقعد يُطوى' },
  passages: [
    {
      title: { en: 'The supporters’ section', ar: 'مدرج الرابطة' },
      text: {
        en: 'It stands behind one goal, and it stands for ninety minutes. There is a capo on a box with her back to the play, drummers who rehearse, and a table at the gate where newcomers are given a song sheet. Painted banners, known as tifo, go up with the anthem. Elsewhere in the ground whole youth teams come in their own club’s kit, with home-made signs asking the goalkeeper for her gloves.',
        ar: 'خلف أحد المرميين جمهور يقف تسعين دقيقة. قائدة الهتاف على منصة صغيرة تعطي ظهرها للملعب، والطبّالون تدرّبوا طوال الأسبوع، وعند البوابة طاولة توزّع كلمات الأهازيج على القادم الجديد. ومع النشيد يُرفع التيفو. وفي بقية المدرجات فرق ناشئات كاملة بأطقمها، ولافتات مكتوبة باليد تطلب من الحارسة قفازيها.',
      },
    },
    {
      title: { en: 'When it is on', ar: 'متى تُلعب' },
      text: {
        en: 'Spring to late autumn, the year the other way round from Europe’s. Weekend afternoons on the east coast are evenings in London and late evenings in Riyadh. West-coast nights are tomorrow’s breakfast. Canada has had its Northern Super League since 2025. The national team has its own calendar, and for it people will drive through two states.',
        ar: 'من الربيع إلى أواخر الخريف، عكس أوروبا. مباريات العصر على الساحل الشرقي تقع في أول الليل بتوقيت الرياض، ومباريات الغرب مع فطور اليوم التالي. ولكندا دوريها الخاص منذ 2025. أما المنتخب الأمريكي فله روزنامته، ومن أجله يقطع الناس ولايتين بالسيارة. ولهذا صار لمتابعيها في الخليج عادة: تسجيل المباراة، وإغلاق الجوال حتى العصر، ثم مشاهدتها مع الأصحاب كأنها على الهواء.',
      },
    },
    {
      title: { en: 'What people still talk about', ar: 'ما زال حديث المجالس' },
      text: {
        en: 'The summer of 1999: 90,185 in the Rose Bowl, a World Cup final without a goal, and Brandi Chastain’s penalty. Mothers who were ten that day now bring ten-year-olds. Ask anyone in the section where they were. It is the quickest way to be introduced.',
        ar: 'صيف 1999: أكثر من 90 ألفًا في ملعب روز بول، ونهائي كأس عالم بلا أهداف، وركلة جزاء براندي تشاستين أمام الصين. من كانت يومها في العاشرة تحضر اليوم مع ابنتها. اسأل أي مشجع هناك عن تلك الظهيرة، فهي أسرع طريق إلى التعارف، ولكل بيت روايته عن المكان الذي شاهدها فيه ومن بكى أولًا.',
      },
    },
  ],
  questions: [
    {
      question: {
        en: 'Do I have to sing if I sit behind the goal?',
        ar: 'هل يلزمني الهتاف إن جلست خلف المرمى؟',
      },
      answer: {
        en: 'You have to stand, and not mind a flag in front of your eyes. Singing comes by itself. If you would rather see the tactics, take the long side and the shade.',
        ar: 'يلزمك الوقوف، وألا تضيق بعلم يحجب عنك اللقطة. والهتاف يأتي وحده. فإن أردت متابعة الخطط فاجلس على الجانب الطويل حيث الظل.',
      },
    },
    {
      question: {
        get en() {
          return textUntil(
            '2027-07-25',
            'Where and when is the next World Cup?',
            'Where was the World Cup of 2027?',
          );
        },
        get ar() {
          return textUntil('2027-07-25', 'أين كأس العالم القادمة ومتى؟', 'أين كانت كأس العالم 2027؟');
        },
      },
      answer: {
        get en() {
          return textUntil(
            '2027-07-25',
            'FIFA has announced Brazil, 24 June to 25 July 2027: South America’s first, with evening kick-offs there falling late at night in Europe and after midnight in the Gulf.',
            'In Brazil, from 24 June to 25 July 2027: South America’s first. It comes round every four years.',
          );
        },
        get ar() {
          return textUntil(
            '2027-07-25',
            'أعلن الفيفا البرازيل، من 24 يونيو إلى 25 يوليو 2027، وهي الأولى في أمريكا الجنوبية. مباريات المساء هناك تقع بعد منتصف الليل بتوقيت الرياض.',
            'في البرازيل من 24 يونيو إلى 25 يوليو 2027، وكانت الأولى في أمريكا الجنوبية. وهي بطولة تعود كل أربع سنوات.',
          );
        },
      },
    },
  ],
};
