import { launchText } from '../../clock/timed-text.ts';
import type { GuideEntry } from '../../schema.ts';

export const basketball: GuideEntry = {
  slug: 'basketball',
  asOf: '2026-11-21',
  heading: { en: 'Four quarters and a long night', ar: 'أربعة أرباع وسهرة طويلة' },
  passages: [
    {
      title: { en: 'How a night goes', ar: 'كيف تمضي الليلة' },
      text: {
        en: 'The first quarter is for arriving, the second for eating, and by the third somebody has stopped sitting down. Then the last two minutes take a quarter of an hour. Time-outs, free throws and reviews stop the clock, and each stop is a debate: foul or play on, two points or three. Crowds know their parts. “Defence”, two beats, then again; silence while their own man stands at the line, arms and towels waving while the other one does.',
        ar: 'الربع الأول لمن تأخر، والثاني للعشاء، وفي الثالث يقف أحدهم ولا يجلس بعدها. ثم تأتي الدقيقتان الأخيرتان فتأخذان ربع ساعة: وقت مستقطع، ورميات حرة، ومراجعة بالفيديو، وكل توقف نقاش جديد. والجمهور يعرف دوره: هتاف الدفاع بضربتين، وصمت حين يقف لاعبه على خط الرمية الحرة، وأيدٍ تلوّح خلف السلة حين يقف خصمه.',
      },
    },
    {
      title: { en: 'Where the world watches', ar: 'من أين تشاهدها' },
      text: {
        en: 'In North America it fills weeknights from autumn to early summer. East-coast games begin around midnight in Britain and before dawn in Riyadh. At weekends there is often an early one, and that is the night to invite people. European club basketball plays in the evening, with drums and singing ends borrowed from football. In the Philippines the screen may be in the barber’s shop, next to a hoop nailed to a wall.',
        ar: 'مباريات الساحل الشرقي في أمريكا تبدأ قبيل الفجر بتوقيت الرياض، ومباريات الغرب مع الفطور. لكن في عطلة نهاية الأسبوع مباريات مبكرة تقع في سهرة معقولة، وتلك ليلة دعوة الأصحاب. أما سلة أندية أوروبا فمساؤها قريب من مسائنا، ومدرجاتها تطبّل وتغني كمدرجات الكرة. ولجمهورنا عادة لا تتغير: شوط في ملعب الحي قبل الشاشة.',
      },
    },
    {
      title: { en: 'What to wear', ar: 'ماذا تلبس' },
      text: {
        en: 'A vest over a hoodie, and the best shoes you own. The older the player’s name on your back, the longer the conversation it starts.',
        ar: 'قميص الفريق فوق كنزة، وأحسن حذاء رياضي عندك. وكلما قدُم اسم اللاعب على ظهرك طال الحديث الذي يفتحه. واترك لون الخصم في الخزانة. وإن كنت في صالة سعودية فاحمل معك طبلة صغيرة، فجمهور السلة فيها قليل العدد عالي الصوت، ومقعدك قريب إلى حد أن اللاعب يسمع نصيحتك. وقد يجيبك بثلاثية.',
      },
    },
  ],
  questions: [
    {
      question: {
        en: 'Will there be company for games that tip off at three in the morning?',
        ar: 'هل سأجد من يسهر معي لمباراة تبدأ الثالثة فجرًا؟',
      },
      answer: {
        get en() {
          return `${launchText('That is what Echo will be for: it is to show fans near you who are awake for the same game.', 'That is what Echo is for: it shows fans near you who are awake for the same game.')} Late tip-offs suit a living room, or a place that stays open.`;
        },
        get ar() {
          return `لهذا صُمّم إيكو: ${launchText('سيدلّك', 'يدلّك')} على مشجعين قريبين ساهرين للمباراة نفسها. والمباريات المتأخرة يناسبها مجلس، أو مكان يفتح حتى الصباح.`;
        },
      },
    },
    {
      question: {
        en: 'Why do the rules look different from one game to the next?',
        ar: 'لماذا تختلف القواعد من مباراة إلى أخرى؟',
      },
      answer: {
        en: 'There are two books. The NBA plays quarters of twelve minutes. National teams and most of the world play FIBA’s ten, with the three-point line a little closer.',
        ar: 'لأنهما كتابان: في NBA الربع اثنتا عشرة دقيقة، وعند المنتخبات وأغلب العالم عشر دقائق وخط الثلاثيات أقرب قليلًا.',
      },
    },
    {
      question: { en: 'Can I find people to play with as well?', ar: 'هل أجد من ألعب معه أيضًا؟' },
      answer: {
        get en() {
          return `${launchText('A meetup will be', 'A meetup is')} anything a group agrees on, a pick-up game before the broadcast included. Five against five is a luxury. Three against three and half a court will do.`;
        },
        get ar() {
          return `اللقاء ${launchText('سيكون كما', 'كما')} يتفق عليه أهله، ومن ذلك مباراة ودية قبل البث. خمسة لخمسة رفاهية، وثلاثة لثلاثة على نصف ملعب تكفي.`;
        },
      },
    },
  ],
};
