import type { GuideEntry } from '../../schema.ts';

export const cycling: GuideEntry = {
  slug: 'cycling',
  asOf: '2026-11-21',
  heading: { en: 'The road is the stand', ar: 'الطريق هو المدرج' },
  passages: [
    {
      title: { en: 'A day on the mountain', ar: 'يوم على الجبل' },
      text: {
        en: 'You walk up in the morning, because the road will be closed, and choose a bend with a view of the one below. Someone paints a name in letters a metre high. Children know exactly where to stand. Then helicopters, then silence, then one rider, so close that you can hear him breathe. Give him room. A quarter of an hour later comes the group at the back, who will make the time limit, and they get the louder cheer.',
        ar: 'تصعد صباحًا لأن الطريق سيُغلق، وتختار منعطفًا يطل على الذي تحته. أحدهم يكتب اسمًا على الإسفلت بحروف طولها متر. والأطفال يعرفون أين يقفون، فقف معهم. ثم المروحيات، ثم صمت، ثم درّاج واحد تسمع أنفاسه. أفسح له الطريق. وبعد ربع ساعة تأتي المجموعة الأخيرة التي تصارع الوقت، ولها الهتاف الأعلى.',
      },
    },
    {
      title: { en: 'The season', ar: 'على مدار السنة' },
      text: {
        en: 'February is AlUla and the Emirates, in sand and side wind. April is cobbles, Flanders and Roubaix, best from a kerb with chips. May belongs to Italy, July to France, September to Spain, and on winter nights the track boards in Ghent. Stages finish at tea-time in Britain, in the evening in Riyadh, over breakfast in New York. A race makes good company, five hours of it for twenty minutes of decision.',
        ar: 'الشتاء للعلا والإمارات، رمال وريح جانبية. وأبريل لحجارة الفلاندرز وروبيه، ومايو لإيطاليا ويوليو لفرنسا وسبتمبر لإسبانيا. مراحل أوروبا تنتهي في أول مسائنا، أي مع القهوة. والسباق رفقة طويلة: خمس ساعات من أجل عشرين دقيقة تحسم كل شيء، وفيها من القلاع والجبال ما يغنيك عن السفر ويغريك به.',
      },
    },
    {
      title: { en: 'The café ride', ar: 'جولة الجمعة' },
      text: {
        en: 'Weekend groups leave early, two abreast, and stop for cake halfway. Point at the potholes, call “car back”, do not half-wheel. Bring a tube, a pump and money for coffee. Wave to other riders, even those with nicer bicycles.',
        ar: 'تنطلق المجموعات صباح الجمعة قبل الشمس، اثنين اثنين، ويتوقفون للقهوة والتمر في المنتصف. أشر بيدك إلى الحفرة، ونبّه من أمامك إلى السيارة القادمة من الخلف. خذ أنبوبًا ومضخة وإضاءة. وفي الرياض مسار رياضي طويل، وفي جدة الكورنيش، وفي الجنوب صعود يعلّمك التواضع. وانتظر آخر الواصلين دائمًا، فالجولة تنتهي حين يصل هو لا حين تصل أنت.',
      },
    },
  ],
  questions: [
    {
      question: {
        en: 'Why does the leader wear yellow, and who wears spots?',
        ar: 'لماذا القميص الأصفر ومن صاحب النقاط الحمراء؟',
      },
      answer: {
        en: 'In the Tour yellow is the lowest total time. Green is for points, white for the best young rider, red spots for the mountains.',
        ar: 'في طواف فرنسا الأصفر لأقل زمن إجمالي، والأخضر للنقاط، والأبيض لأفضل شاب، والمنقّط للجبال.',
      },
    },
    {
      question: {
        en: 'How do I join a ride without being dropped?',
        ar: 'كيف أنضم إلى جولة ولا أتخلف عنها؟',
      },
      answer: {
        en: 'Ask for the average speed and whether they wait at the top. Choose the group one slower than your pride.',
        ar: 'اسأل عن متوسط السرعة، وهل ينتظرون عند القمة. واختر المجموعة الأبطأ درجةً من كبريائك.',
      },
    },
  ],
};
