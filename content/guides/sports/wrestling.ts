import { textUntil } from '../../clock/timed-text.ts';
import type { GuideEntry } from '../../schema.ts';

export const wrestling: GuideEntry = {
  slug: 'wrestling',
  asOf: '2026-11-29',
  heading: { en: 'Half sport, half theatre, all noise', ar: 'نصفها رياضة ونصفها مسرح' },
  passages: [
    {
      title: { en: 'At the show', ar: 'في ليلة العرض' },
      text: {
        en: 'Learn the songs on the way, because the crowd answers each entrance with one of its own. Bring a cardboard sign and a thick pen, keep it short, and lower it once the bell has rung. Count along with the referee. Boo the villain with good manners: he has worked for it. When two wrestlers stop and look around, they are listening for you.',
        ar: 'احفظ الهتافات في الطريق، فلكل داخل إلى الحلبة ردّ يعرفه المدرج. خذ لوحة كرتون وقلمًا عريضًا، واكتب كلمتين لا أكثر، وأنزلها حين يدق الجرس لأن خلفك طفلًا. عُدّ مع الحكم بصوت عالٍ. واستهجن الشرير بأدب، فقد تعب ليكسب كرهك. وحين يتوقف المصارعان ويتلفتان فهما يصغيان إليك.',
      },
    },
    {
      title: { en: 'Around the year', ar: 'مواعيد السنة' },
      text: {
        en: 'Television nights come weekly and are for regulars. The large cards, the Rumble in winter, the great show of spring, are for a full room with a sweepstake on who comes through the curtain next. Jeddah and Riyadh stage cards of that size too, with families in the front rows. In Britain small promotions fill town halls on a Saturday at tea-time; in Mexico it is a Friday, with masks; in Japan people throw paper streamers.',
        ar: 'حلقات الأسبوع لأهل الصبر، والعروض الكبرى لغرفة ممتلئة: «رويال رامبل» في الشتاء وعرض الربيع الأكبر، مع قرعة على من يخرج من الستار تاليًا. وجدة والرياض تستضيفان عروضًا بهذا الحجم، والعائلات في الصفوف الأولى. وفي المكسيك أقنعة مساء الجمعة، وفي اليابان شرائط ورقية تُرمى على الحلبة. ومواعيد أمريكا تصلك فجرًا، فأعدّ فطورك معها.',
      },
    },
    {
      title: { en: 'The other wrestling', ar: 'المصارعة الأخرى' },
      text: {
        en: 'Freestyle and Greco-Roman are Olympic, with two three-minute periods and no chairs. Punjab and Maharashtra keep the earth pit, Turkey its oil at Kırkpınar, Senegal its drums. A dangal begins in the afternoon, and the village closes for it.',
        ar: 'الحرة والرومانية في الأولمبياد: فترتان من ثلاث دقائق وبساط بلا كراسي. وفي البنجاب حفرة من تراب، وفي تركيا زيت الزيتون في قرقبينار، وفي السنغال طبول. وحين تقام تلك النزالات تُغلق القرية دكاكينها. وإن أعجبت ابنك ليلة العرض فابحث له عن نادٍ فيه بساط للناشئين، يتعلم عليه السقوط قبل الرمي، وسيعرف من أول حصة أيّ المصارعتين أصعب.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'May I ask whether it is real?', ar: 'هل يصح أن أسأل: أهي حقيقية؟' },
      answer: {
        en: 'Once. The results are written and the falls are not soft. Most people in the row know both and cheer anyway, as one does for Hamlet.',
        ar: 'مرة واحدة. النتائج مكتوبة، والسقوط على الأرض ليس مكتوبًا. والجميع يعرف الأمرين ويهتف، كمن يعرف نهاية الفيلم ويبكي.',
      },
    },
    {
      question: { en: 'Where should a family sit?', ar: 'أين تجلس العائلة في العرض؟' },
      answer: {
        en: 'Beside the entrance ramp for waves and high fives, or a few rows up for a view. The floor seats are flat: when the row in front stands, a child sees backs.',
        ar: 'قرب الممر لمن يريد المصافحة، أو أعلى قليلًا لمن يريد الرؤية. فمقاعد الأرض مستوية، وإذا وقف من أمامك لم يرَ الصغير إلا الظهور.',
      },
    },
    {
      question: { en: 'Is WrestleMania coming to Riyadh?', ar: 'هل تأتي راسلمانيا إلى الرياض؟' },
      answer: {
        get en() {
          return textUntil(
            '2027-12-31',
            'WWE announced on 12 September 2025 that WrestleMania 43 goes to Riyadh in 2027. We have read of no day yet, so book nothing on the strength of it.',
            'WWE announced on 12 September 2025 that WrestleMania 43 would go to Riyadh in 2027. What came of it is on the promotion’s own site.',
          );
        },
        get ar() {
          return textUntil(
            '2027-12-31',
            'أعلنت WWE في 12 سبتمبر 2025 أن راسلمانيا 43 تقام في الرياض عام 2027. ولم نقرأ لها موعدًا محددًا بعد، فلا تحجز على أساسها شيئًا.',
            'أعلنت WWE في 12 سبتمبر 2025 أن راسلمانيا 43 تقام في الرياض عام 2027. وما جرى بعدها تجده في موقع المنظّم.',
          );
        },
      },
    },
  ],
  sources: [
    {
      fact: 'WrestleMania 43 announced for Riyadh in 2027. A report of 2026 says that it was under review',
      read: [
        'https://wrestlingheadlines.com/more-details-on-riyadh-season-making-history-by-hosting-wrestlemania-43-in-2027/',
        'https://www.sescoops.com/news/wwe/wrestlemania-43-riyadh-triple-h-wwe/',
      ],
    },
  ],
};
