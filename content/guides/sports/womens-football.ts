import type { GuideEntry } from '../../schema.ts';

export const womensFootball: GuideEntry = {
  slug: 'womens-football',
  asOf: '2026-11-21',
  heading: { en: 'Sunday, the front row, the whole family', ar: 'يوم للعائلة كلها' },
  passages: [
    {
      title: { en: 'How a match day goes', ar: 'كيف يمضي يوم المباراة' },
      text: {
        en: 'The day starts with flags in a rucksack and ends at the railings. In England it is often a Sunday around noon, in smaller grounds where the bench can be heard. Afterwards the players walk the edge of the pitch for a good half-hour, and children with felt-tip signs stay to the last. The songs are quicker to change than the men’s: one written on the train may be sung by the second half.',
        ar: 'يبدأ اليوم بأعلام في حقيبة صغيرة وينتهي عند السياج. في إنجلترا كثير من المباريات ظهر الأحد، في ملاعب تسمع فيها صوت المدرّبة من مقعدك. وبعد الصافرة تدور اللاعبات حول الملعب على مهل، والصغيرات بلوحاتهن الملوّنة آخر من يغادر. أما الأهازيج فتُكتب في القطار صباحًا وتُغنّى في الشوط الثاني.',
      },
    },
    {
      title: { en: 'A game that came back', ar: 'لعبة عادت بعد غياب' },
      text: {
        en: 'On Boxing Day 1920 about 53,000 people watched Dick, Kerr Ladies at Goodison Park. A year later the English FA shut women out of its grounds, and kept them out for half a century. That is why the crowd sings as if it has time to make up. Since 2022 Saudi Arabia has had a women’s league of its own, and in Kathmandu the final of South Asia’s championship has filled the national stadium.',
        ar: 'في 26 ديسمبر 1920 حضر نحو 53 ألف متفرج مباراة للسيدات في ملعب غوديسون بارك بليفربول، وبعد عام أُغلقت ملاعب الاتحاد الإنجليزي في وجوههن نصف قرن. لذلك يغني هذا الجمهور كأن له دَينًا قديمًا. وفي السعودية لعب منتخب السيدات أول مباراة له في فبراير 2022 وفاز، وفي العام نفسه انطلق الدوري الممتاز، وصار للأندية التي تعرفها فرق ترتدي القميص ذاته.',
      },
    },
    {
      title: { en: 'Finding a screen', ar: 'أين تجد الشاشة' },
      text: {
        en: 'Ask the pub early and bring numbers: ten people who order lunch will move a channel. For the big nights, tournaments and European finals, book. Wear the shirt, men’s or women’s cut. It is one club.',
        ar: 'اطلب القناة قبل الموعد بيوم، وتعال ومعك عشرة يطلبون الغداء، فلن يرفض صاحب المقهى. وليالي البطولات والنهائيات تحتاج إلى حجز. والقميص واحد للفريقين، فالنادي واحد. وإن كانت ابنتك معك فاختر مقهى فيه جلسات للعائلات، وصِل قبل الصافرة بنصف ساعة، واترك لها مقعدًا ترى منه الشاشة كلها، فهي من ستشرح له التشكيلة.',
      },
    },
  ],
  questions: [
    {
      question: {
        en: 'Is it a good first match for children?',
        ar: 'هل يناسب أطفالي أن تكون أول مباراة لهم؟',
      },
      answer: {
        en: 'It is the one we would choose: a daytime start, room to move, and players close enough to wave back. Bring a pen for autographs and ear defenders for a baby.',
        ar: 'هي ما نختاره لهم: موعد في النهار، ومتسع للحركة، ولاعبات قريبات يرددن التحية. خذ قلمًا للتواقيع.',
      },
    },
    {
      question: {
        en: 'How is this different from the Women’s Soccer page?',
        ar: 'ما الفرق بينها وبين صفحة كرة القدم النسائية في أمريكا الشمالية؟',
      },
      answer: {
        en: 'Only by continent. North American leagues and their supporters’ sections have that page. Clubs from the rest of the world are on this one.',
        ar: 'القارة لا أكثر. دوريات أمريكا الشمالية وروابطها لها تلك الصفحة، وأندية بقية العالم هنا.',
      },
    },
  ],
};
