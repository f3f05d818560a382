import type { TeamEntry } from '../../schema.ts';

export const alQadsiah: TeamEntry = {
  slug: 'al-qadsiah',
  name: { en: 'Al Qadsiah', ar: 'القادسية' },
  aliases: { en: ['Qadsiah', 'Al Qadisiyah', 'Bani Qadis'], ar: ['بنو قادس', 'بني قادس', 'قادسية الخبر'] },
  sport: 'football',
  league: 'saudi-pro-league',
  short: { en: 'QAD', ar: 'القادسية' },
  badge: { colours: ['#C8202F', '#F4C430'], pattern: 'halves' },
  description: {
    en: 'Al Qadsiah fans from Khobar’s sea front to wherever you are: red and yellow evenings and the derby of the east.',
    ar: 'جمهور القادسية من كورنيش الخبر إلى حيث أنت: أمسيات بالأحمر والأصفر، وديربي الشرقية مع الصحبة.',
  },
  story: {
    en: [
      'Khobar grew up beside the oil wells, facing Bahrain across the water, and its club was founded in 1967. The name comes from a battle of the year 636, the colours are red and yellow, and the people call themselves Bani Qadis, the sons of Qadis, as if the whole stand were one family with a very long table.',
      'The cabinet holds one thing that grander cabinets lack: the Asian Cup Winners’ Cup of 1993–94, won against South China of Hong Kong. Otherwise the club was known as a good school. Yasser Al-Qahtani learned to finish here before Al Hilal came for him; Saud Kariri learned to tackle here, and later captained bigger names. Older fans speak of both in the tone of teachers on prize day.',
      'In 2023 the oil company down the road in Dhahran became the owner. A year later the team came up as winners of the second tier, finished fourth at the first attempt, and went to Jeddah for the King’s Cup final of May 2025, which Al Ittihad won 3–1. The evening begins on the Corniche with karak in paper cups, and then cars with flags leave Al-Aqrabiyah for the ground. The derby is against Al Ettifaq of Dammam: the drive takes twenty minutes, the argument a week, and cousins from Bahrain come over the causeway to join in.',
    ],
    ar: [
      'كبرت الخبر على شاطئ الخليج قرب آبار النفط، وفيها وُلد القادسية عام 1967 بالأحمر والأصفر. جمهوره «بنو قادس»، ويقولونها كما يقول الواحد اسم عائلته، ومن دخل مدرجهم عرف أن السفرة عندهم طويلة والكلام عن الماضي أطول.',
      'في خزانته كأس لا تجدها عند كثير من الكبار: كأس الكؤوس الآسيوية لموسم 1993–94 بعد نهائي أمام ساوث تشاينا من هونغ كونغ. وما عدا ذلك فالنادي مدرسة: من هنا خرج ياسر القحطاني قبل أن يأخذه الهلال، وسعود كريري قبل أن يصبح قائدًا عند غيره. واسأل قادساويًا كبيرًا عنهما يحدثك كأنه معلّم يتفقد طلابه.',
      'صار النادي ملكًا لأرامكو عام 2023، وبعدها بموسم صعد بطلًا لدوري يلو، ثم أنهى أول موسم له بين الكبار رابعًا، وبلغ نهائي كأس الملك في مايو 2025 فخسره أمام الاتحاد بثلاثة أهداف لهدف. ومن رأى الطريق كله في عامين حُقّ له أن يرفع سقف الأحلام.',
      'ليلة المباراة تبدأ بكرك على الكورنيش قبل صلاة المغرب، ثم سيارات بأعلام تخرج من العقربية نحو الملعب. وديربي الشرقية أمام الاتفاق مسافته ثلث ساعة بين الخبر والدمام، ونقاشه أسبوع كامل في المكاتب والمجالس، وكثيرًا ما يعبر أبناء العم الجسر من البحرين ليحضروه.',
    ],
  },
  city: { en: 'Khobar', ar: 'الخبر' },
  country: { en: 'Saudi Arabia', ar: 'السعودية' },
  founded: '1967',
  asOf: '2026-11-22',
  updated: '2026-11-29',
};
