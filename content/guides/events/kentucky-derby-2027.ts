import type { GuideEntry } from '../../schema.ts';

export const kentuckyDerby2027: GuideEntry = {
  slug: 'kentucky-derby-2027',
  asOf: '2026-11-21',
  heading: { en: 'Two minutes in May', ar: 'دقيقتان من مايو' },
  passages: [
    {
      title: { en: 'The day before the race', ar: 'يوم يسبق السباق' },
      text: {
        en: 'Friday belongs to the fillies and to pink. On Saturday the gates open in the morning for a race run towards evening, and the time between is spent on hats. In the infield there are picnics and no view; under the spires there are views and no room. Before the start the band plays “My Old Kentucky Home”, and people who came to be seen sing with their eyes shut.',
        ar: 'الجمعة لسباق المهرات وللون الوردي. ويوم السبت تُفتح البوابات صباحًا لسباق يقام قرب المغرب، وما بينهما للقبعات: واسعة ومزهرة ومحل نظر المصورين. في وسط المضمار عائلات على العشب لا ترى شيئًا، وتحت البرجين من يرى ولا يجد مكانًا. وقبل الانطلاق تعزف الفرقة نشيد الولاية القديم، فيغني معها حتى من جاء ليُرى.',
      },
    },
    {
      title: { en: 'At home', ar: 'في بيتك' },
      text: {
        en: 'Watch the paddock, choose by the eye, and be seated for the gate: up to twenty horses, all three years old, none of which has gone this far before. Secretariat did it in under two minutes in 1973, and that clock is still the one they run against. It falls around midnight in Britain, after it in the Gulf. Serve something cold with mint in it, ask for hats at the door and give the roses to whoever drew the winner.',
        ar: 'شاهد ساحة العرض واختر بعينك، واجلس قبل البوابة: حتى عشرين جوادًا في الثالثة من العمر، ولم يجرِ أي منها هذه المسافة من قبل. في 1973 قطعها «سكرتاريت» في أقل من دقيقتين، وما زال رقمه هو الخصم. والسباق بعد منتصف الليل بتوقيت الرياض، فقدّم ليموناضة بالنعناع، واسحب أسماء الخيل بالقرعة بين ضيوفك، وليكن الورد لمن جاء اسمه أولًا. وللأنساب عند أهل الخيل من العرب حديث طويل يكفي المجلس كله إلى الفجر.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'Why only three-year-olds?', ar: 'لماذا خيل الثلاث سنوات فقط؟' },
      answer: {
        en: 'Because it is a classic: each horse has one chance in life. The first leg of the Triple Crown is this; the Preakness and the Belmont follow within weeks.',
        ar: 'لأنه من السباقات الكلاسيكية: لكل جواد فرصة واحدة في عمره. وهو أول التاج الثلاثي، ويليه بريكنس وبلمونت في أسابيع.',
      },
    },
    {
      question: { en: 'How far is it?', ar: 'كم مسافته؟' },
      answer: {
        en: 'A mile and a quarter, ten furlongs, about two kilometres, on dirt and left-handed.',
        ar: 'نحو 2000 متر على الرمل، والدوران إلى اليسار.',
      },
    },
  ],
};
