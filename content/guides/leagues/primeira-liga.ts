import type { GuideEntry } from '../../schema.ts';

export const primeiraLiga: GuideEntry = {
  slug: 'primeira-liga',
  asOf: '2026-11-21',
  heading: { en: 'Three papers and a coffee', ar: 'ثلاث صحف وفنجان قهوة' },
  passages: [
    {
      title: { en: 'Before the match', ar: 'قبل المباراة' },
      text: {
        en: 'Smoke hangs over the vans outside the gates: bifanas, thin pork in a roll, mustard if you must. Members carry a card whose number falls as the years pass, and a low one is shown with care. Scarves are wool even in August. Inside, hymns are sung to the last verse, and at Benfica an eagle flies a circle before anybody kicks anything.',
        ar: 'الدخان فوق العربات عند البوابات، وفي يد كل عضو بطاقة يصغر رقمها كلما مضت السنون، فمن حمل رقمًا صغيرًا قام له الناس. الشال من صوف ولو كان الشهر أغسطس. وفي الداخل نشيد تُغنّى أبياته كلها، وعند بنفيكا نسر يدور دورة فوق الملعب قبل أن تُركل كرة. والصحف الرياضية الثلاث تكون قد قُرئت منذ الصباح وطُويت على خلاف.',
      },
    },
    {
      title: { en: 'Beyond the three', ar: 'ما وراء الثلاثة' },
      text: {
        en: 'Only Belenenses in 1946 and Boavista in 2001 have broken the rule of Benfica, Porto and Sporting. That leaves the rest to be loved for themselves. Guimarães and Braga, half an hour apart, dispute the Minho and the birth of the country; on the islands the mist may postpone a match until Monday.',
        ar: 'لم يكسر احتكار بنفيكا وبورتو وسبورتينغ إلا بيلينينسيش عام 1946 وبوافيشتا عام 2001. فبقية الأندية تُحَب لذاتها لا لألقابها. بين غيمارايش وبراغا نصف ساعة وخلاف على إقليم مينيو كله. وفي الجزر قد يؤجل الضباب المباراة إلى الاثنين. ومشجع النادي الصغير هناك يعرف أن الفوز على كبير واحد يكفي موسمًا، ويُحتفل به حتى يبرد الخبز في أفران الحي.',
      },
    },
    {
      title: { en: 'The country outside the country', ar: 'برتغال خارج البرتغال' },
      text: {
        en: 'Newark’s Ironbound, Toronto’s Dundas Street, the suburbs of Paris, half of Luxembourg: a café with tiles and the sound up. Luanda, Maputo and Praia keep their radios tuned to Lisbon too. Kick-off is on London time, a late evening in Riyadh, mid-afternoon on the American coast. Order the custard tart first. At full time there are none.',
        ar: 'في نيوارك وتورونتو وضواحي باريس ولوكسمبورغ مقاهٍ بجدران من الخزف الأزرق وصوت مرفوع. ولواندا ومابوتو تضبطان المذياع على لشبونة. التوقيت توقيت لندن، أي سهرة خفيفة بعد العشاء في الرياض. وزاد متابعوه في السعودية منذ عبرت أسماء منه إلى دوري روشن، لاعبين ومدربين، فصار السؤال عن ناديه السابق بابًا للحديث. واطلب حلوى الكاسترد مع البداية، فعند الصافرة تكون قد نفدت.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'Which derby is which?', ar: 'ما الفرق بين ديربياته؟' },
      answer: {
        en: 'Benfica against Sporting is the derby of Lisbon. Either of them against Porto is o Clássico, and Guimarães against Braga the derby of the Minho.',
        ar: 'بنفيكا وسبورتينغ ديربي لشبونة، وأيهما مع بورتو هو الكلاسيكو، وغيمارايش وبراغا ديربي مينيو.',
      },
    },
    {
      question: { en: 'Can I follow it without Portuguese?', ar: 'هل أتابعه وأنا لا أعرف البرتغالية؟' },
      answer: {
        en: 'Yes. Learn “golo”, “fora de jogo” and how to sigh. The café will translate the rest, loudly.',
        ar: 'نعم، يكفي أن تعرف «غولو» للهدف وتتقن التنهيدة. والبقية يترجمها لك أهل المقهى بأيديهم.',
      },
    },
  ],
};
