import type { GuideEntry } from '../../schema.ts';

export const motorsport: GuideEntry = {
  slug: 'motorsport',
  asOf: '2026-11-21',
  heading: { en: 'The waiting is the sport', ar: 'الانتظار نصف المتعة' },
  passages: [
    {
      title: { en: 'A day beside the track', ar: 'يوم بجانب المسار' },
      text: {
        en: 'You hear it long before you see it: an echo in the valley, a whistle from the marshal, then a car going by sideways and everybody turning to ask whether you got the picture. After that, tea. Circuit racing is noisier and more sociable. Campsites have flags on poles, barbecues and somebody’s generator. At Le Mans people sleep in shifts. At American ovals fans listen to the drivers’ radios on scanners and walk the infield like a village.',
        ar: 'تسمعها قبل أن تراها: صدى في الوادي، ثم صافرة المنظّم، ثم سيارة تعبر منحرفة، ثم يلتفت الجميع يسأل بعضهم بعضًا: هل صوّرتها؟ وبعدها القهوة. أما الحلبات فأعلى صوتًا وأكثر ألفة: خيام وأعلام على سوارٍ طويلة وشواء. وفي لومان ينام الناس بالتناوب، وعلى المضامير البيضاوية في أمريكا يستمع الجمهور إلى لاسلكي السائقين بأجهزة صغيرة.',
      },
    },
    {
      title: { en: 'What goes in the bag', ar: 'حقيبة اليوم' },
      text: {
        en: 'Pack for twelve hours in any weather:',
        ar: 'جهّز لنهار كامل وبعض الليل:',
      },
      points: [
        { en: 'ear defenders, for children before anyone else', ar: 'واقيات الأذن، وللصغار قبل الكبار' },
        {
          en: 'a folding chair, a flask and food that survives a hill',
          ar: 'كرسي يُطوى وترمس وطعام يتحمل الطريق',
        },
        {
          en: 'boots and a waterproof, even with a fine forecast',
          ar: 'حذاء متين وسترة، فالليل في الصحراء بارد والجبل لا يُؤمَن',
        },
        {
          en: 'a small radio or the live timing, or you will not know who leads',
          ar: 'راديو أو شاشة التوقيت، وإلا فلن تعرف من المتصدر',
        },
      ],
    },
    {
      title: { en: 'The year in places', ar: 'السنة بالأماكن' },
      text: {
        en: 'January is the Dakar, which has crossed the Saudi desert since 2020: fans drive out to the bivouac towns and watch from dunes. May is Indianapolis, June Le Mans and the Isle of Man, high summer the jumps of Finland. Motorcycle Sundays turn hillsides in Tuscany and Catalonia yellow or red. In the Gulf, drag nights and drifting draw crowds who came in the car they would like to race.',
        ar: 'يناير لرالي داكار الذي يعبر صحراء السعودية منذ 2020، يخرج إليه أهل المدن بسياراتهم ويشاهدونه من فوق الكثبان. ومايو لإنديانابوليس، ويونيو للومان، والصيف لقفزات غابات فنلندا. وأيام الدراجات النارية تصبغ تلال توسكانا بالأصفر والأحمر. وفي الخليج ليالي الدريفت والتسارع، وكل من فيها جاء بسيارة يتمنى لو سابق بها. وللهدوء سباقات الكارتينغ صباح العطلة، وهناك يكتشف الأب أن ابنه أسرع منه منذ زمن.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'Where is it safe to stand on a rally stage?', ar: 'أين أقف بأمان في الرالي؟' },
      answer: {
        en: 'Where the marshals put you: high up, behind the tape, with a way back, and not on the outside of a bend. Keep your eyes on the road, not on the screen of your phone.',
        ar: 'حيث يوقفك المنظّمون: على مرتفع خلف الشريط، ووراءك مخرج، لا عند الطرف الخارجي للمنعطف. وعينك على الطريق لا على شاشة جوالك.',
      },
    },
    {
      question: { en: 'Is F1 part of this?', ar: 'هل الفورمولا 1 ضمنها؟' },
      answer: {
        en: 'It has a page to itself. Here you find rallying, endurance, motorcycles, stock cars and anything else with a number on it.',
        ar: 'لها صفحتها. وهنا الراليات وسباقات التحمل والدراجات النارية وناسكار وكل ما على بابه رقم.',
      },
    },
  ],
};
