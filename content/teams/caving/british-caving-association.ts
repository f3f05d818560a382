import type { TeamEntry } from '../../schema.ts';

export const britishCavingAssociation: TeamEntry = {
  slug: 'british-caving-association',
  name: { en: 'British Caving Association', ar: 'الرابطة البريطانية لاستكشاف الكهوف' },
  article: true,
  aliases: { en: ['BCA'], ar: ['الكهوف البريطانية'] },
  sport: 'caving',
  kind: 'participation',
  short: { en: 'CAVE', ar: 'الكهوف' },
  badge: { colours: ['#3A3F4B', '#F5B83D', '#7FE3CF'], pattern: 'rays' },
  description: {
    en: 'The British Caving Association and those who go under the hill: wellies, wet rope, a pot of tea at daylight.',
    ar: 'الرابطة البريطانية لاستكشاف الكهوف وأهلها: حبل مبلل وشاي عند الخروج إلى الضوء، ومن تساءل عمّا تحت التل.',
  },
  story: {
    en: [
      'There is no grandstand, and mostly no light. British cavers are drawn to four or five stretches of limestone: the Mendips, the Peak, South Wales, the Yorkshire Dales, with a Devon contingent that prefers not to be forgotten. The association speaks for them all. Titan, in Derbyshire, is a shaft deeper than the London Eye is tall.',
      'Twice a year the public can join in, when the Bradford and Craven pothole clubs rig a winch over Gaping Gill and lower anybody, in a chair, past a waterfall into a hall the size of a cathedral. The rest goes on in huts with wet socks on every pipe. On Mendip the evening is held at the Hunters’ Lodge near Priddy, and Swildon’s Hole is the reason for it. Up north it is Ingleton or a bunkhouse floor. Mendip and Yorkshire each suspect the other of having it easy. At Hidden Earth, the annual gathering, grown adults queue to crawl through a squeeze machine, and boast of the millimetres.',
      'To begin, ask the club nearest to you for its beginners’ day, and look at the rain forecast before you set out, because the water gets there ahead of you and does not knock. The helmet is lent.',
    ],
    ar: [
      'لا مدرجات هنا، ولا ضوء في أغلب الوقت. كهوف بريطانيا موزعة على بضع مناطق من الحجر الجيري، والرابطة صوتها جميعًا: تلال مينديب، ومنطقة بيك، وجنوب ويلز، ووديان يوركشير، ومعها ديفون التي لا تحب أن تُنسى. وفي ديربيشير بئر اسمها «تايتان» عمقها يفوق ارتفاع عجلة لندن الدوّارة.',
      'مرتين في السنة يشارك عامة الناس: ينصب ناديا برادفورد وكريفن رافعة فوق «غيبنغ غيل» ويُنزلان من شاء على كرسي، بمحاذاة شلال، إلى قاعة بحجم كاتدرائية. وما عدا ذلك يجري في أكواخ الأندية حيث الجوارب المبللة على كل أنبوب، وفي قرية بريدي فوق مينديب يجتمع العائدون من «سويلدونز هول» حول المدفأة، وفي الشمال تجمعهم إنغلتون. كل فريق يظن الآخر مدللًا. وفي لقاء «هيدن إيرث» السنوي يصطف الكبار ليزحفوا في جهاز يضيق عليهم شيئًا فشيئًا، ثم يتفاخرون بالمليمترات. ومن زار دحول الصمان عرف هذا الشعور.',
      'وللبداية اسأل أقرب نادٍ إليك عن يوم المبتدئين، وانتبه إلى نشرة المطر قبل الخروج، فالماء هناك يصل قبلك ولا يستأذن. والخوذة تُعار.',
    ],
  },
  country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
  sameAs: ['https://british-caving.org.uk/'],
  updated: '2026-11-29',
};
