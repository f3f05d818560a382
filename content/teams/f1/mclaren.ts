import type { TeamEntry } from '../../schema.ts';

export const mclaren: TeamEntry = {
  slug: 'mclaren',
  name: { en: 'McLaren', ar: 'ماكلارين' },
  aliases: { en: ['Maclaren'], ar: ['مكلارين', 'ماكلارن'] },
  sport: 'f1',
  short: { en: 'MCL', ar: 'ماكلارين' },
  badge: { colours: ['#FF8000', '#0B0B0F', '#47C7FC'], pattern: 'chevron' },
  description: {
    en: 'Papaya caps from Woking to the Woodcote grandstand: McLaren people to watch the next Grand Prix with.',
    ar: 'قبعات البابايا من ووكنغ إلى مدرجات سيلفرستون: شاهد الجائزة الكبرى القادمة مع جمهور ماكلارين.',
  },
  story: {
    en: [
      'Bruce McLaren was a New Zealander with one leg shorter than the other and a gift for taking cars apart. He started the team in 1963, entered its first Grand Prix at Monaco in 1966 and won its first himself, at Spa in 1968. A kiwi sat on the early badge. The orange, called papaya, was chosen, they say, because it stood out on the track.',
      'In 1988 Ayrton Senna and Alain Prost won fifteen of sixteen races in the red and white cars. By the next spring they had stopped speaking. The name has also won Monaco, the Indianapolis 500 and Le Mans, the last of them in 1995 with a road car’s cousin.',
      'The constructors’ title came home in 2024, after twenty-six years. It was decided at Abu Dhabi under the lights, in front of a stand full of orange.',
      'The factory at Woking curves round a lake whose water cools the wind tunnel, and is more often photographed than visited. For company, go to Silverstone, where the tents on the campsites turn orange by Thursday and stay that colour all weekend. Ferrari is the opponent in most of the stories. Williams is the neighbour who wins the other half.',
    ],
    ar: [
      'بروس ماكلارين نيوزيلندي كانت إحدى ساقيه أقصر من الأخرى، وموهبته تفكيك السيارات وإعادة تركيبها أسرع. أسس الفريق عام 1963، وخاض سباقه الأول في موناكو 1966، وحقق بنفسه أول فوز لفريقه في سبا عام 1968. كان طائر الكيوي على الشعار القديم، أما برتقالي «البابايا» فيقال إنه اختير لأن العين لا تخطئه على المسار.',
      'في 1988 فاز آيرتون سينا وآلان بروست بخمسة عشر سباقًا من ستة عشر، وفي ربيع العام التالي انقطع الكلام بينهما. وجمع الاسم أيضًا بين موناكو وإنديانابوليس 500 ولومان، والأخير عام 1995 بسيارة خرجت من عالم الطرق.',
      'مقر ووكنغ ينحني حول بحيرة يبرّد ماؤها نفق الهواء، وصوره أكثر من زواره. أما الرفقة ففي سيلفرستون، حيث تتحول خيام المخيمات إلى البرتقالي من يوم الخميس ولا تعود. فيراري خصم أغلب الحكايات، وويليامز خصم ما بقي منها.',
      'وأكبر ملاك الفريق من البحرين، فصار لسباق الصخير عنده طعم سباق ثانٍ على أرضه. وفي 2024 عاد بلقب الصانعين بعد ستة وعشرين عامًا، وكان حسمه في أبوظبي تحت الأضواء، والبرتقالي يملأ المدرج.',
    ],
  },
  city: { en: 'Woking', ar: 'ووكنغ' },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: '1963',
  sameAs: ['https://www.mclaren.com/racing/'],
  honoursTo: 2025,
  honours: [{ count: 10, title: { en: 'Constructors’ titles', ar: 'ألقاب الصانعين' } }],
  sources: [
    {
      fact: 'Constructors’ titles 10, to 2025',
      read: [
        'stored file 68791364496: Formula 1 champions',
        'https://dailysports.net/news/only-ferrari-ahead-mclaren-clinch-constructors-cup-for-the-second-year-running/',
      ],
    },
    {
      fact: 'Constructors’ title of 2024',
      read: [
        'https://silverstone.co.uk/news/mclarens-route-constructors-championship',
        'https://www.dawn.com/news/1877504/norris-wins-in-abu-dhabi-mclaren-seals-first-constructors-title-in-26-years',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
