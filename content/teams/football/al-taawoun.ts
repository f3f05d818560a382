import type { TeamEntry } from '../../schema.ts';

export const alTaawoun: TeamEntry = {
  slug: 'al-taawoun',
  name: { en: 'Al Taawoun', ar: 'التعاون' },
  aliases: { en: ['Taawoun', 'Al Taawon', 'Al Taawun'], ar: ['سكري القصيم', 'ذئاب القصيم', 'تعاون بريدة'] },
  sport: 'football',
  league: 'saudi-pro-league',
  short: { en: 'TWN', ar: 'التعاون' },
  badge: { colours: ['#F6C700', '#17479E'], pattern: 'quarters' },
  description: {
    en: 'Al Taawoun fans from Buraidah and the palm farms of Qassim: yellow and blue evenings with coffee, dates and a derby.',
    ar: 'جمهور التعاون من بريدة ومزارع القصيم: أمسيات بالأصفر والأزرق، وقهوة وسكري، وديربي له أهله.',
  },
  story: {
    en: [
      'Buraidah sells dates by the lorry, every morning of late summer, in what must be one of the largest date markets anywhere. The best of them is the sukkari, soft, gold and too sweet for strangers, so when people call Al Taawoun the Sukkari of Qassim they mean it well. The club was founded in 1956. The name means cooperation, and the shirt is yellow, with blue.',
      'For decades it was a club one was born to and did not boast of. Then, in the spring of 2019, under Pedro Emanuel of Portugal, it finished third in the league, put five past Al Hilal in a semi-final and went to Riyadh for the King’s Cup final of 2 May. Al Ittihad had the history. Al Taawoun had the better evening: 2–1, the first major cup that Qassim ever held, and horns all the long road home.',
      'The two sides share houses as well: one brother is for Al Taawoun, the other for Al Raed, and their mother ends the debate with supper. A guest from elsewhere gets the best seat in the room, so long as he does not ask about the last derby before his cup is empty.',
      'Asia has seen the yellow shirts since, as far as the semi-final of its second cup in 2025. The derby of Qassim is against Al Raed, from the other side of the same city, and when the two are in different divisions it is merely postponed. On ordinary nights the istiraha comes first: a fire in winter, coffee poured light, a bowl of the thing itself passed round until half-time.',
    ],
    ar: [
      'بريدة تبيع التمر بالشاحنات في آخر الصيف، وسيّد السوق هو السكري، ولذلك حين يقول الناس «سكري القصيم» فهم يقصدون الحلو الذي لا يُملّ. تأسس التعاون عام 1956، واسمه خُلق أهل القصيم في مواسمهم، وقميصه أصفر بلون ما في الصحن، ومعه الأزرق.',
      'عقودًا كان ناديًا يرثه الولد عن أبيه بلا ضجيج. ثم جاء ربيع 2019 مع البرتغالي بيدرو إيمانويل: ثالث الدوري، وخماسية في مرمى الهلال في نصف نهائي كأس الملك، ونهائي الرياض يوم 2 مايو أمام الاتحاد. انتهى بهدفين لهدف، وذهبت الكأس إلى القصيم أول مرة، وظل طريق العودة أبواقًا لأكثر من ثلاثمئة كيلومتر.',
      'ومن بعدها عرفت آسيا القميص الأصفر، حتى نصف نهائي بطولتها الثانية عام 2025. أما الديربي فأمام الرائد، ابن المدينة نفسها، وإن فرّقتهما الدرجات يومًا فالموعد مؤجل لا ملغى. وفي البيت الواحد تجد الأخ تعاونيًا وأخاه رائديًا، والأم تحسم النقاش بالعشاء.',
      'ليلة المباراة في القصيم استراحة وحطب في الشتاء، وقهوة شقراء تدور قبل الصافرة، وصحن سكري يفرغ مع نهاية الشوط الأول. ومن جاء من خارج المنطقة فله صدر المجلس، بشرط ألا يسأل عن نتيجة آخر ديربي قبل أن يفرغ فنجانه.',
    ],
  },
  city: { en: 'Buraidah', ar: 'بريدة' },
  country: { en: 'Saudi Arabia', ar: 'السعودية' },
  founded: '1956',
  asOf: '2026-11-22',
  updated: '2026-11-29',
};
