import type { TeamEntry } from '../../schema.ts';

export const atleticoMadrid: TeamEntry = {
  slug: 'atletico-madrid',
  name: { en: 'Atlético Madrid', ar: 'أتلتيكو مدريد' },
  aliases: { en: ['Atleti', 'Atlético', 'Colchoneros'], ar: ['الأتلتي', 'أتلتيكو', 'اتليتيكو مدريد'] },
  sport: 'football',
  league: 'la-liga',
  short: { en: 'ATM', ar: 'أتلتيكو' },
  badge: { colours: ['#CB3524', '#FFFFFF', '#272E61'], pattern: 'stripes' },
  description: {
    en: 'For those who suffer properly: Atlético Madrid fans nearby, red and white company, and someone to blame luck with.',
    ar: 'لمن يعرف أن الفوز لا يأتي سهلًا: مشجعو أتلتيكو مدريد القريبون، وأعصاب مشدودة أخفّ حين نتقاسمها.',
  },
  story: {
    en: [
      'Basque students homesick for Bilbao set it up in Madrid on 26 April 1903 as a branch of Athletic. The striped shirts that eventually arrived matched the ticking on cheap mattresses, so rivals shouted colchoneros, mattress-makers, and the word was taken home and kept.',
      'For half a century the river Manzanares ran past the Vicente Calderón and a motorway ran under its main stand. Luis Aragonés scored there, then coached there, four times over, and gave the club its doctrine: win, win and win again. In between came heartbreaks enough for the nickname Pupas, the jinxed one. Joaquín Sabina’s centenary song admits as much: nobody outside can explain it. When the league was settled at the Camp Nou in May 2014, the home crowd stood up to applaud.',
      'Diego Simeone was a player here, came back as the coach, and gave patience a name. Whoever takes up this club has chosen to worry, and will tell you so with a smile, before every match and after it.',
      'Since 2017 the Metropolitano in San Blas has been home, a long ride out on metro line 7, with bronze plaques underfoot for the men who played a hundred games. Joy has its own address: Neptune’s fountain, a short walk down the Paseo del Prado from the goddess where Real’s people go. Two gods, one street, no shared parties.',
    ],
    ar: [
      'طلاب من إقليم الباسك اشتاقوا إلى بلباو فأنشأوا في مدريد يوم 26 أبريل 1903 فرعًا لناديهم، وكبر الفرع حتى استقل. ولأن خطوط القميص الحمراء والبيضاء تشبه قماش المراتب الشعبية سُمّوا «صنّاع المراتب»، فأخذوا السخرية وجعلوها لقبًا.',
      'عاش نصف قرن على ضفة نهر مانزاناريس في ملعب فيسنتي كالديرون، حيث كان الطريق السريع يمر تحت المدرج. هناك سجّل لويس أراغونيس ثم درّب، وترك قاعدة لا تحتاج إلى شرح: الفوز، ثم الفوز، ثم الفوز من جديد. وغنّى خواكين سابينا في المئوية عن حب لا يُشرح لمن لم يجرّبه. ولعلّ أجمل الأيام يوم من مايو 2014 حُسم فيه لقب الدوري داخل كامب نو نفسه.',
      'منذ 2017 انتقلت الحكاية إلى المتروبوليتانو في حي سان بلاس على خط المترو السابع. أما الفرح فعنوانه تمثال نبتون في باسيو ديل برادو، على خطوات من نافورة الجار الأبيض، ولكلٍّ تمثاله.',
      'ومع سيميوني، اللاعب الذي عاد مدربًا، صار للصبر اسم في مجالسنا. من شجعه هنا اختار القلق طوعًا، وهو يقولها مبتسمًا قبل كل مباراة وبعدها.',
    ],
  },
  venue: { en: 'Metropolitano', ar: 'المتروبوليتانو' },
  capacity: 70000,
  city: { en: 'Madrid', ar: 'مدريد' },
  country: { en: 'Spain', ar: 'إسبانيا' },
  founded: '1903-04-26',
  sameAs: ['https://www.atleticodemadrid.com'],
  honoursTo: 2026,
  honours: [{ count: 11, title: { en: 'League titles', ar: 'ألقاب الدوري' } }],
  sources: [
    {
      fact: 'Capacity 70,000',
      read: [
        'stored file 69820908249: football grounds',
        'stored file 69688316491: Spanish grounds',
        'stored file 68637075075: stadiums by team',
      ],
    },
    {
      fact: 'League titles 11, to 2026',
      read: ['stored file 61378654036: honours of clubs', 'stored file 37616203759: honours of clubs'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
