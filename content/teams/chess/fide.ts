import type { TeamEntry } from '../../schema.ts';

export const fide: TeamEntry = {
  slug: 'fide',
  name: { en: 'FIDE', ar: 'الاتحاد الدولي للشطرنج (فيديه)' },
  aliases: {
    en: ['World Chess Federation', 'International Chess Federation'],
    ar: ['فيديه', 'اتحاد الشطرنج'],
  },
  sport: 'chess',
  kind: 'governing',
  short: { en: 'CHES', ar: 'شطرنج' },
  badge: { colours: ['#0B1026', '#F7F3E9', '#2A6FB0'], pattern: 'quarters' },
  description: {
    en: 'FIDE chess, followed together: sixty-four squares, one clock, a crowd that whispers, and an opponent nearby.',
    ar: 'متابعو فيديه والشطرنج العالمي: 64 مربعًا وساعة واحدة وجمهور يهمس، وخصم قريب من حيّك.',
  },
  story: {
    en: [
      'The motto is “Gens una sumus”, we are one family, adopted by players who spend five hours at a time trying to take each other’s king. FIDE was founded in Paris on 20 July 1924, as the Olympic Games were going on in town, and counts almost every country on earth as a member. Its Olympiad is the nearest thing chess has to a carnival; its world championship match is the nearest thing sport has to a staring contest.',
      'Reykjavik 1972, Fischer against Spassky, put the game on front pages. Karpov and Kasparov began in Moscow in 1984 and had to be stopped after forty-eight games. The real stadiums are small. People play beneath the trees in Washington Square Park, waist-deep in Budapest’s Széchenyi baths, and on café boards where kibitzers never touch a piece but always know better. Riyadh hosted the world rapid and blitz in 2017. Somebody is always setting up again.',
      '“Shah mat” came to Europe by way of the Arabs, and Al-Adli and As-Suli wrote books on the game in the Baghdad of the Abbasids. In 2025 chess joined the Esports World Cup in Riyadh, and Magnus Carlsen won it before a crowd that cheered a move of the knight.',
    ],
    ar: [
      'الشعار «نحن عائلة واحدة»، وقد اختاره قوم يقضون خمس ساعات يحاول فيها كل منهم إسقاط ملك الآخر. تأسس الاتحاد في باريس يوم 20 يوليو 1924 بينما كانت المدينة تستضيف الألعاب الأولمبية. وأولمبياد الشطرنج أقرب ما في اللعبة إلى مهرجان، ومباراة لقب العالم أقرب ما في الرياضة إلى مسابقة تحديق.',
      'ريكيافيك 1972 بين فيشر وسباسكي نقلت اللعبة إلى الصفحات الأولى، وكاربوف وكاسباروف بدآ في موسكو عام 1984 ولم يتوقفا إلا بقرار بعد 48 مباراة. والعرب يعرفون هذه الرقعة قبل الجميع: عبارة «الشاه مات» وصلت إلى أوروبا عن طريقنا، والعدلي والصولي ألّفا فيها الكتب في بغداد العباسية. استضافت الرياض بطولة العالم للشطرنج السريع والخاطف عام 2017. أما الملاعب الحقيقية فصغيرة: ظل شجرة في ساحة واشنطن بنيويورك، وحمّامات سيتشيني في بودابست، وطاولة مقهى حولها من لا يلمس قطعة لكنه يعرف النقلة الصحيحة دائمًا.',
      'وفي 2025 دخلت اللعبة كأس العالم للرياضات الإلكترونية في الرياض، وفاز بها ماغنوس كارلسن أمام جمهور يهتف لنقلة حصان. ومن يومها كثر السائلون عن نادٍ قريب.',
    ],
  },
  founded: '1924-07-20',
  sameAs: ['https://www.fide.com/'],
  updated: '2026-11-29',
};
