import type { TeamEntry } from '../../schema.ts';

export const alShabab: TeamEntry = {
  slug: 'al-shabab',
  name: { en: 'Al Shabab', ar: 'الشباب' },
  aliases: {
    en: ['Shabab', 'Al Layth', 'The Lions of Riyadh'],
    ar: ['الليوث', 'شيخ الأندية', 'شباب الرياض', 'الليث'],
  },
  sport: 'football',
  league: 'saudi-pro-league',
  short: { en: 'SHB', ar: 'الشباب' },
  badge: { colours: ['#111111', '#FFFFFF'], pattern: 'stripes' },
  description: {
    en: 'Al Shabab fans, the Lions of Riyadh: white and black nights for those who like their company loyal and few.',
    ar: 'جمهور الشباب، شيخ الأندية في الرياض: ليالٍ بالأبيض والأسود، ورفقة قليلة العدد كثيرة الوفاء.',
  },
  story: {
    en: [
      'Before Al Shabab there was no football club in Riyadh. It was founded in 1947, when the capital still had walls of mud brick, and that is why other clubs’ supporters, with some effort, call it Sheikh al-Andiya, the sheikh of clubs. Abdulrahman bin Saeed was one of those who ran it. Ten years later he left and founded Al Hilal, so one of the great neighbours began as a family quarrel.',
      'Its best years were its own and the country’s. Three championships in a row, up to 1993, and then the summer of 1994 in Washington. Fuad Anwar scored the Kingdom’s first World Cup goal, against the Netherlands. Nine days later, in the same stadium, Saeed Al-Owairan set off in his own half, passed everyone Belgium had put in the way, and shot. Both were Al Shabab players. Children in Riyadh have been starting that run from the kitchen ever since.',
      'A title without a single defeat followed in 2012, under a Belgian coach, Michel Preud’homme. And when Jeddah opened its great stadium on 1 May 2014, with the King’s Cup final for a house-warming, Al Shabab, the Lions, beat Al Ahli 3–0 and took the cup home. The stand has never been the biggest in town. Whoever sits in it has chosen, among louder offers, and says so.',
      'A Shababi is known by his quiet before the whistle and his memory after it. He counts off the stars of each generation, then asks you politely where your club was at the time. He sits in the one café, at a table that has been his since he was a student.',
    ],
    ar: [
      'لم يكن في الرياض نادٍ لكرة القدم قبل الشباب. تأسس عام 1947 والعاصمة بيوت طين، ولذلك يسميه حتى منافسوه «شيخ الأندية». ومن رجاله الأوائل عبدالرحمن بن سعيد، الذي خرج منه بعد عشر سنوات ليؤسس الهلال، فجار اليوم كان يومًا من أهل الدار.',
      'أجمل سنواته كانت للوطن كله. ثلاثة ألقاب دوري متتالية حتى 1993، ثم صيف أمريكا: فؤاد أنور يسجل أول هدف سعودي في كأس العالم أمام هولندا، وبعد تسعة أيام ينطلق سعيد العويران في واشنطن من نصف ملعبه، فيترك بلجيكا كلها وراءه ويضعها في سقف المرمى. كلاهما شبابي، وما زال الصغار يعيدون ذلك المشوار في حوش البيت ويتخاصمون على دور العويران.',
      'وفي 2012 جاء الدوري بلا هزيمة واحدة مع البلجيكي ميشيل برودوم. وحين افتُتحت الجوهرة في جدة يوم 1 مايو 2014 بنهائي كأس الملك، ذهب الليوث إلى العرس وعادوا بالعروس: ثلاثية في مرمى الأهلي.',
      'مدرجه ليس الأكبر في الرياض، ومن جلس فيه اختار ولم يُجرّ مع الناس. تعرف الشبابي من هدوئه قبل الصافرة ومن ذاكرته بعدها: يعدّ لك نجوم كل جيل، ثم يسألك بأدب متى كان ناديك موجودًا. وجلسته مقهى واحد لا يتغير، وطاولة محجوزة من أيام الدراسة.',
    ],
  },
  city: { en: 'Riyadh', ar: 'الرياض' },
  country: { en: 'Saudi Arabia', ar: 'السعودية' },
  founded: '1947',
  asOf: '2026-11-22',
  updated: '2026-11-29',
};
