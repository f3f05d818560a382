import type { TeamEntry } from '../../schema.ts';

export const outdoorSwimmingSociety: TeamEntry = {
  slug: 'outdoor-swimming-society',
  name: { en: 'Outdoor Swimming Society', ar: 'جمعية السباحة في الهواء الطلق' },
  article: true,
  aliases: { en: ['OSS'], ar: ['السباحة في الهواء الطلق'] },
  sport: 'outdoor-swimming',
  kind: 'participation',
  short: { en: 'SWIM', ar: 'سباحة' },
  badge: { colours: ['#2A6F97', '#FF6B3D', '#F7F3E9'], pattern: 'halves' },
  description: {
    en: 'The Outdoor Swimming Society and those who go in: cold rivers, moonlit lidos, cake on the bank.',
    ar: 'جمعية السباحة في الهواء الطلق وأهلها: أنهار باردة ومسابح تحت القمر وكعك على الضفة، ورفيق ينزل معك الماء.',
  },
  story: {
    en: [
      'Roger Deakin once got into the moat of his Suffolk farmhouse and decided to swim through the whole country. The book, “Waterlog”, came out in 1999 and a good many readers put it down wet. Kate Rew founded the society in 2006 so that they would not have to go alone. It has no ground and no season, only a growing list of places where one may get in.',
      'The Bantham Swoosh is the nearest thing to a fixture: down the Devon Avon on a falling tide, until the estuary narrows and carries everybody, squeaking, towards the sea. Otherwise supporters gather by temperature. In London that means the ponds on Hampstead Heath, Tooting Bec Lido with its coloured doors, and Parliament Hill at seven on a frosty morning. In the Lakes it means a lay-by and a flask. The customs are a bobble hat, a shriek that is denied afterwards, and cake. Heated indoor pools are the rival, and on some mornings in January they have a point.',
      'If you come from a warm sea, start in August and not in January, with a wetsuit and a friend from the place. Fresh water carries you less than you are used to, and the cold comes from below. At the end there is a cake from somebody’s kitchen. If you have forgotten your cup, you get the lid of a flask.',
    ],
    ar: [
      'نزل روجر ديكن يومًا في الخندق المائي المحيط ببيته الريفي في سوفولك، ثم قرر أن يعبر البلاد سباحة. صدر كتابه «ووترلوغ» عام 1999، وكثير من قرائه أغلقوه وهم مبتلون. وفي 2006 أسست كيت رو الجمعية كي لا ينزلوا الماء فرادى. لا ملعب لها ولا موسم، بل قائمة أماكن تطول.',
      'أقرب ما عندهم إلى مباراة كبرى سباحة «بانثام سوش» في ديفون: ينزلون مع الجزر في نهر آفون حتى يضيق المصب فيحملهم التيار وهم يضحكون. وما عدا ذلك يتجمعون بحسب درجة الحرارة: برك هامستيد هيث في لندن، ومسبح توتينغ بيك بأبوابه الملونة، ومسبح بارلمنت هيل عند السابعة والصقيع على العشب. الطقوس قبعة صوف، وصرخة يُنكرها صاحبها بعد دقيقة، وكعك. الخصم هو المسبح الدافئ المسقوف، وفي بعض صباحات يناير يكون الحق معه.',
      'وإن زرتهم من الخليج فابدأ في أغسطس لا في يناير، ومعك بدلة سباحة وصديق من أهل المكان. البحيرة غير البحر: الماء الحلو يحملك أقل مما تعودت، والبرد يصل من تحت. وفي آخر كل سباحة كعكة من صنع البيت، ومن نسي كوبه ملؤوا له غطاء الترمس.',
    ],
  },
  country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
  founded: '2006',
  sameAs: ['https://www.outdoorswimmingsociety.com/'],
  updated: '2026-11-29',
};
