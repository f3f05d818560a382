import type { TeamEntry } from '../../schema.ts';

export const alAhliWomen: TeamEntry = {
  slug: 'al-ahli-women',
  name: { en: 'Al Ahli Women', ar: 'الأهلي للسيدات' },
  aliases: { en: ['Ahli Women', 'Al Ahli Ladies'], ar: ['سيدات الأهلي'] },
  sport: 'womens-football',
  league: 'saudi-womens-premier-league',
  short: { en: 'AHW', ar: 'الأهلي' },
  badge: { colours: ['#006C35', '#FFFFFF', '#C9A44C'], pattern: 'diamonds' },
  description: {
    en: 'Al Ahli Women fans of Jeddah: green evenings by the sea, a city derby, and daughters who know every song already.',
    ar: 'جمهور سيدات الأهلي في جدة: أمسيات خضراء قرب البحر، وديربي المدينة، وبنات يحفظن الأهازيج من الآن.',
  },
  story: {
    en: [
      'On 12 January 2018 the family gates of King Abdullah Sports City were opened, and for the first time women in Saudi Arabia walked into a stadium to watch football. The match was Al Ahli against Al Batin. It ended 5–0, though many will tell you they hardly looked at the pitch for the first ten minutes. The girls on those seats have grown up with a stand of their own.',
      'The women’s side was there when the league began in October 2022. One of its forwards, Ibtissam Jraïdi, then went to the World Cup with Morocco, and on 30 July 2023 in Adelaide, six minutes in, headed the first goal her country ever scored there: an Arab debutant had beaten South Korea, and a café in Jeddah had someone of its own to point at on the screen.',
      'The club’s nickname is the refined one, and the women’s stand takes that seriously for about a quarter of an hour. Then come the drums. The derby is against Al Ittihad, with aunts on both sides. The hardest visitors come from Riyadh in yellow. Meet on the Corniche when the heat has gone, share the car, bring a flask of mint tea and a small green flag for whoever forgot hers.',
      'Your daughter may ask on the way whether she could play. Tell her that schools have a league for girls, and that the players she is about to see began in a smaller yard. Then teach her the song.',
    ],
    ar: [
      'يوم 12 يناير 2018 فُتحت بوابات العائلات في الجوهرة المشعة، ودخلت السعوديات الملعب أول مرة لمشاهدة مباراة. كان الأهلي يستضيف الباطن وانتهت بخماسية، لكن كثيرات يعترفن بأنهن لم ينظرن إلى العشب في أول عشر دقائق. وصغيرات ذلك المساء كبرن ولهنّ في المدرج مكان.',
      'حضر فريق السيدات منذ انطلاق الدوري في أكتوبر 2022. ومن مهاجماته المغربية ابتسام الجرايدي، التي سافرت مع منتخب بلادها إلى كأس العالم، وفي أديلايد يوم 30 يوليو 2023 ارتقت في الدقيقة السادسة وسجّلت أول هدف مغربي في البطولة، وبه فازت لبؤات الأطلس على كوريا الجنوبية. ليلتها كان في مقاهي جدة من يشير إلى الشاشة ويقول: هذه لاعبتنا.',
      'يسمّونه «الراقي»، ومدرج السيدات يلتزم باللقب ربع ساعة ثم تبدأ الطبول. والديربي أمام الاتحاد، والخالات موزّعات على الفريقين، وأصعب الضيوف نصراويات الرياض.',
      'اللقاء على الكورنيش بعد أن يهدأ الحر، ثم سيارة واحدة وبرّاد شاي بالنعناع وعلم أخضر صغير لمن نسيت علمها. وإذا سألتك ابنتك في الطريق هل تستطيع هي أن تلعب، فقل لها إن للمدارس دوريًا للبنات، وإن اللاعبات أمامها الليلة بدأن من حوش أضيق. ثم علّمها الأهزوجة قبل أن تصلا إلى البوابة.',
    ],
  },
  city: { en: 'Jeddah', ar: 'جدة' },
  country: { en: 'Saudi Arabia', ar: 'السعودية' },
  asOf: '2026-11-22',
  updated: '2026-11-29',
};
