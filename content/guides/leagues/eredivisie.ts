import type { GuideEntry } from '../../schema.ts';

export const eredivisie: GuideEntry = {
  slug: 'eredivisie',
  asOf: '2026-11-21',
  heading: { en: 'Plates on laps at seven', ar: 'هولندا على طاولة العشاء' },
  passages: [
    {
      title: { en: 'Sunday as it was', ar: 'يوم الأحد' },
      text: {
        en: 'For generations the Dutch have eaten on Sunday evening with the plate on their lap, because the highlights were on at seven. Matches run from Friday night to Sunday afternoon. People go by bicycle, lock it to another bicycle, and are home for soup. Grounds are compact and roofed, and the ball is on the grass. Behind you a boy may be telling his father what the midfielder should have done.',
        ar: 'أجيال من الهولنديين تتعشى مساء الأحد والصحن على الركبة لأن ملخصات الجولة في السابعة. المباريات من مساء الجمعة إلى عصر الأحد، يذهب إليها الناس بالدراجة ويربطونها بدراجة أخرى ويعودون قبل أن تبرد الشوربة. الملاعب صغيرة مسقوفة والكرة على الأرض. وربما وجدت خلفك فتى يشرح لأبيه ما كان على لاعب الوسط أن يفعله.',
      },
    },
    {
      title: { en: 'Travelling together', ar: 'السفر جماعةً' },
      text: {
        en: 'For risky matches away supporters must travel on one arranged bus or train, ticket and journey in one, and the club’s scarves fill a motorway services. It is a nuisance and it has made friendships. The champions receive a silver dish, not a cup. It is held up on a balcony in the middle of the city, or on the Coolsingel if the city is Rotterdam.',
        ar: 'في المباريات الحساسة يسافر الضيوف في حافلات أو قطار واحد تصدر تذكرته مع تذكرة المباراة. أمر مزعج صنع صداقات كثيرة. والبطل يرفع صحنًا من فضة لا كأسًا، على شرفة في وسط المدينة يقف تحتها عشرات الألوف. وفي روتردام يملأ الاحتفال شارعًا كاملًا، وفي أيندهوفن يركب اللاعبون عربة مفتوحة، وفي أمستردام يزدحم الميدان حتى يصعد الناس أعمدة الإنارة.',
      },
    },
    {
      title: { en: 'Why people abroad follow it', ar: 'لماذا يتابعه البعيد' },
      text: {
        en: 'To see them first. In Paramaribo and Willemstad it is cousins; in Jakarta it is names on the national team; in London it is scouts and romantics. The spring play-offs for a European place keep mid-table honest. Learn one word, gezellig: company in a warm room. It describes the watch party you are looking for.',
        ar: 'ليرى النجوم قبل الجميع. نحن نعرف المدرسة الهولندية منذ قاد مدربوها منتخباتنا، ومنهم فان مارفيك الذي عاد بالأخضر إلى المونديال، ونعرف المغاربة الذين نشأوا في أحيائه ثم عادوا إلى «الأسود». وأوقات مبارياته رحيمة، أغلبها بين العصر والعشاء بتوقيت الرياض. وعندهم كلمة لا تُترجم، «خِزيلِخ»، ومعناها صحبة في غرفة دافئة؛ وهي عندنا ببساطة: مجلس. فاجمع له ثلاثة يحبون الكرة الحلوة ولا يسألون عن النتيجة أولًا.',
      },
    },
  ],
  questions: [
    {
      question: {
        en: 'What is Total Football, and is it still played?',
        ar: 'ما «الكرة الشاملة»، وهل ما زالت تُلعب؟',
      },
      answer: {
        en: 'The idea, from Amsterdam around 1970, that everyone can take everyone’s place. The names have changed. The habit of asking a defender to think has not.',
        ar: 'فكرة من أمستردام قبل نصف قرن: كل لاعب يأخذ مكان الآخر. تغيرت الأسماء وبقي المطلوب من المدافع أن يفكر.',
      },
    },
    {
      question: { en: 'Can a visitor buy a ticket?', ar: 'هل يشتري الزائر تذكرة بسهولة؟' },
      answer: {
        en: 'For most grounds yes, after registering online. For the big derbies it is often only with a club card. Choose Heerenveen or Nijmegen for a first time.',
        ar: 'لأغلب الملاعب نعم بعد التسجيل في موقع النادي، أما القمم فكثيرًا ما تُشترط لها بطاقة. واختر لأول مرة مدينة صغيرة.',
      },
    },
  ],
};
