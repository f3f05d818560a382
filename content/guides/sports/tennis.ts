import type { GuideEntry } from '../../schema.ts';

export const tennis: GuideEntry = {
  slug: 'tennis',
  asOf: '2026-11-21',
  heading: { en: 'Quiet, please, and then anything but', ar: 'هدوء من فضلك، ثم لا هدوء' },
  passages: [
    {
      title: { en: 'In the stand', ar: 'في المدرجات' },
      text: {
        en: 'You wait at the top of the steps until a change of ends, and sit down with an apology. Between points one may shout. Once the ball goes up for the serve, only swifts and aeroplanes may. Necks turn together. The outside courts in the first week are the secret: a metre from the baseline, a seat for whoever comes, and somebody fighting for the rent of the season.',
        ar: 'تنتظر عند أعلى الدرج حتى يتبادل اللاعبان الجهتين، ثم تجلس معتذرًا. بين النقاط اهتف كما تشاء، فإذا ارتفعت الكرة للإرسال فلا صوت إلا للعصافير. الرقاب تدور معًا يمينًا ويسارًا. والسر في الملاعب الجانبية من الأسبوع الأول: متر واحد عن خط الملعب، ومقعد لمن سبق، ولاعب يقاتل من أجل مصاريف موسمه.',
      },
    },
    {
      title: { en: 'Four fortnights and some nights', ar: 'أربع بطولات بأربعة توقيتات' },
      text: {
        en: 'Melbourne in January is breakfast in Europe and Asia’s afternoon. Paris and London fill the working day from May to July, and offices learn to keep a tab open. New York, around the start of September, goes on past midnight there and past dawn in Jeddah. For company the best are the finals weekends, and any afternoon when someone local has got through three rounds.',
        ar: 'ملبورن في يناير تبدأ قبل فجر الرياض وتنتهي مع الغداء. باريس ولندن بين مايو ويوليو في ساعات الدوام، فتبقى نافذة صغيرة مفتوحة على كل شاشة. ونيويورك مع بداية سبتمبر تسهر بك إلى ما بعد الفجر. وأحسن ما يُشاهَد في جماعة نهائي عطلة الأسبوع، أو عصر يوم تخطى فيه لاعب من بلدك ثلاثة أدوار ولم يصدق أحد.',
      },
    },
    {
      title: { en: 'What people bring', ar: 'ماذا تحمل معك' },
      text: {
        en: 'A hat, a cushion, a pen for the ball they hope to be handed. Dress is smarter than for football and looser than for the opera. At a watch party keep the players’ own quiet during rallies. The groan afterwards is allowed.',
        ar: 'قبعة ووسادة صغيرة وقلم لتوقيع كرة قد تصل إلى يدك. واللباس أرتب من مباراة كرة وأبسط من حفلة. وفي تجمّع المشاهدة اصمت في أثناء التبادل كما يصمت أهل الملعب، ثم خذ حقك من التأوه بعد النقطة، واترك لخبير المجلس دقيقة واحدة يعيد فيها اللقطة بيده.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'Why fifteen, thirty, forty?', ar: 'لماذا 15 و30 و40؟' },
      answer: {
        en: 'Very likely from a clock face in medieval France, with forty-five cut short. What you need to know: four points and two clear win a game, six games a set, and two or three sets the match.',
        ar: 'الأرجح أنها من قرص ساعة في فرنسا القديمة ثم اختُصرت 45. ويكفيك أن تعرف: أربع نقاط بفارق اثنتين تكسب الشوط، وستة أشواط المجموعة، ومجموعتان أو ثلاث المباراة.',
      },
    },
    {
      question: { en: 'Could I find a hitting partner too?', ar: 'هل أجد شريكًا للعب أيضًا؟' },
      answer: {
        en: 'That is the idea of a meetup: say honestly how well you play, and who brings the balls. In summer, early mornings are easiest, or in Riyadh after dark.',
        ar: 'هذه فكرة اللقاء: اذكر مستواك بصدق، وهل معك كرات. وأنسب الأوقات في صيفنا بعد المغرب.',
      },
    },
    {
      question: { en: 'Can you leave and come back?', ar: 'هل أخرج وأعود في أثناء المباراة؟' },
      answer: {
        en: 'Yes, at a change of ends. Somebody will have to stand up for you, so go after an odd number of games.',
        ar: 'نعم، عند تبديل الجهات، أي بعد شوط فردي. وجارك سيقف لك مرتين.',
      },
    },
  ],
};
