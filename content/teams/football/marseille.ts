import type { TeamEntry } from '../../schema.ts';

export const marseille: TeamEntry = {
  slug: 'marseille',
  name: { en: 'Marseille', ar: 'مارسيليا' },
  aliases: {
    en: ['OM', 'Olympique de Marseille', 'Olympique Marseille'],
    ar: ['مرسيليا', 'أولمبيك مارسيليا', 'أولمبيك مرسيليا'],
  },
  sport: 'football',
  league: 'ligue-1',
  short: { en: 'MRS', ar: 'مارسيليا' },
  badge: { colours: ['#2FAEE0', '#FFFFFF', '#C9A44C'], pattern: 'plain' },
  description: {
    en: 'Marseille fans with voices to match: company for the Vélodrome on a screen, and for the coach if you can get on it.',
    ar: 'مشجعو مارسيليا أينما رست بهم السفن: فيلودروم على الشاشة، وأصوات من الجنوب، ورفقة للحافلة إن وجدت مقعدًا.',
  },
  story: {
    en: [
      'Droit au but, straight to the goal, is the motto on the badge and also how the city drives. Olympique de Marseille dates from 1899, from an amateur sportsman with a grand name, René Dufaure de Montmirail, but it belongs to whoever came off a boat: Armenians, Italians, Corsicans, Comorians, Algerians. Ask where a terrace here comes from and the answer goes round half the Mediterranean.',
      'The Vélodrome opened in 1937 with a cycling track round the grass and today carries a white, wave-shaped roof that keeps the mistral out and the noise in. Van Halen’s Jump announces the teams. Behind the goals, the two Virages hold old ultra groups, Commando ’84, the Winners in their orange, the Fanatics, and the north end is dedicated to Patrice de Peretti, known as Depé, who stood there bare-chested in all weathers.',
      'Zinedine Zidane is from La Castellane, on the edge of the city, and never played for the club. His face is on the walls as if he had.',
      'In Munich on 26 May 1993 Basile Boli’s header beat Milan and brought France its first European Cup. “For ever the first” has been the last word in every dispute with Paris from that day on. Fans come from La Plaine and the Vieux-Port by metro to Rond-Point du Prado, under the eye of the golden Virgin on her hill.',
    ],
    ar: [
      '«إلى الهدف مباشرة» عبارة مكتوبة على الشعار، وهي أيضًا طريقة المدينة في الكلام. تأسس أولمبيك مارسيليا في 1899، لكنه صار ملكًا لكل من نزل من سفينة: أرمن وإيطاليون وكورسيكيون وجزائريون وأبناء جزر القمر، يجمعهم ساحل واحد ولهجة واحدة في الغضب والفرح.',
      'الفيلودروم وُلد عام 1937 وحول عشبه مضمار دراجات، واليوم يعلوه سقف أبيض كالموجة يحبس الصوت ويردّ رياح الميسترال. يدخل اللاعبون على أغنية «جمب» لفان هالن، وخلف المرميين مدرجان يتناوبان الغناء، أحدهما باسم الراحل «ديبيه» الذي كان يقف عاري الصدر صيفًا وشتاءً، وفي الآخر يلمع برتقالي «الوينرز».',
      'ميونيخ، 26 مايو 1993: رأسية بازيل بولي في مرمى ميلان تصنع أول لقب فرنسي في دوري أبطال أوروبا، ومنذ ذلك اليوم تنتهي كل مشادة مع باريس بجملة «نحن الأوائل إلى الأبد». من الميناء القديم وحي لابلين يركب الجمهور المترو إلى دوار برادو، وسيدة الجبل الذهبية تراقب من فوق.',
      'وللعرب فيه نصيب قديم: زين الدين زيدان ابن حي لا كاستيلان لم يلعب له، ومع ذلك صورته على جدران المدينة كأنه فعل.',
    ],
  },
  venue: { en: 'Stade Vélodrome', ar: 'ملعب فيلودروم' },
  capacity: 67394,
  city: { en: 'Marseille', ar: 'مارسيليا' },
  country: { en: 'France', ar: 'فرنسا' },
  founded: '1899',
  sameAs: ['https://www.om.fr'],
  honoursTo: 2026,
  honours: [
    { count: 9, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
    { count: 1, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
  ],
  sources: [
    {
      fact: 'Capacity 67,394',
      read: ['stored file 69820908249: football grounds', 'stored file 53186198495: stadiums'],
    },
    {
      fact: 'League titles 9, European Cups 1, to 2026',
      read: ['stored file 54531896732: honours of clubs', 'stored file 70407972929: honours of clubs'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
