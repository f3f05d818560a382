import type { GuideEntry } from '../../schema.ts';

export const ligue1: GuideEntry = {
  slug: 'ligue-1',
  asOf: '2026-11-21',
  heading: { en: 'Where the stadium is bigger than the town', ar: 'حيث الملعب أكبر من البلدة' },
  passages: [
    {
      title: { en: 'Songs of a place', ar: 'أغنية لكل مدينة' },
      text: {
        en: 'At Lens the ground holds more people than the town has inhabitants, and before the second half they sing “Les Corons”, about miners’ rows, with scarves stretched and some in tears. Marseille walk out to “Jump”, with both bends moving. In Paris the Auteuil end leads and the rest come in late. Few leagues sound so different fifty miles further on.',
        ar: 'في لانس يتسع الملعب لأكثر من سكان البلدة، وقبل الشوط الثاني يغني الجميع «لي كورون» عن بيوت عمال المناجم، والشالات مشدودة وبعض العيون دامعة. وفي مارسيليا يدخل الفريقان والمدرجان خلف المرميين يقفزان معًا. ولباريس مدرج أوتوي، ولكل شمال وجنوب نشيده. قلّ دوري يتغير صوته هكذا كلما قطعت ثمانين كيلومترًا.',
      },
    },
    {
      title: { en: 'The rhythm of a round', ar: 'إيقاع الجولة' },
      text: {
        en: 'It opens on Friday evening and closes on Sunday at a quarter to nine, when le Classique is usually placed. The last day is a multiplex: nine matches at once, one studio jumping between goals, every café split between two tables doing sums. In the week the talk moves to the market, the tram, and a sports daily that has been starting arguments since 1946.',
        ar: 'تُفتح الجولة مساء الجمعة وتُختم مساء الأحد، وفيه توضع القمة عادة. واليوم الأخير مباريات تنطلق معًا، واستوديو يقفز من هدف إلى هدف، ومقهى انقسم طاولتين تحسبان النقاط. وفي وسط الأسبوع حديث السوق والترام وصحيفة رياضية يومية تشعل الجدل منذ 1946. وإن أردت فرنسا كلها فتابع فريقًا من الشمال وآخر من الجنوب شهرًا واحدًا.',
      },
    },
    {
      title: { en: 'Across the sea', ar: 'على الضفة الأخرى' },
      text: {
        en: 'It is watched as a home league in Algiers, Tunis, Casablanca, Dakar and Abidjan, cities that have lent it so many players. In Montreal it goes with Sunday brunch, in London with a bar in Kentish Town or South Kensington. In Riyadh the evening match begins towards midnight. A shirt from the second division is a sure way to be bought a coffee.',
        ar: 'في الجزائر وتونس والدار البيضاء وداكار يُتابَع كأنه دوري محلي، فكثير من نجومه أبناؤها أو أبناء أبنائها. ومقهى في حي شعبي هناك يعرف احتياط مارسيليا بالاسم. والمباراة المسائية تقع قبيل منتصف الليل بتوقيت الرياض، وأقرب رفيق لها زميل مغاربي يفسّر لك المعلّق. البس قميص فريق من الدرجة الثانية، وستُدعى إلى قهوة قبل أن تجلس.',
      },
    },
  ],
  questions: [
    {
      question: {
        en: 'Why is Paris against Marseille such a matter?',
        ar: 'لماذا كل هذا في مباراة باريس ومارسيليا؟',
      },
      answer: {
        en: 'Capital and port, north and south, and thirty years of television that liked it that way. People with no team have a side in this one.',
        ar: 'عاصمة وميناء، شمال وجنوب. وحتى من لا فريق له يختار فيها جانبًا.',
      },
    },
    {
      question: { en: 'Is it true that fans sing at half-time?', ar: 'هل يغنون بين الشوطين فعلًا؟' },
      answer: {
        en: 'At Lens yes, and they mean it. Finish your chips before the teams come back.',
        ar: 'في لانس نعم، وبصدق. فأنهِ طعامك قبل عودة الفريقين لتبقى يداك للشال.',
      },
    },
  ],
};
