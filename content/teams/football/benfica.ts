import type { TeamEntry } from '../../schema.ts';

export const benfica: TeamEntry = {
  slug: 'benfica',
  name: { en: 'Benfica', ar: 'بنفيكا' },
  aliases: { en: ['SL Benfica', 'Encarnados'], ar: ['بنفيكا لشبونة'] },
  sport: 'football',
  league: 'primeira-liga',
  short: { en: 'BEN', ar: 'بنفيكا' },
  badge: { colours: ['#E83030', '#FFFFFF', '#F2C230'], pattern: 'quarters' },
  description: {
    en: 'Benfica fans in every town with a Portuguese bakery: watch parties in red, an eagle on the screen, and the Luz one day.',
    ar: 'بنفيكا وأنصاره حول العالم: مشاهدة باللون الأحمر، ونسر يحلّق قبل البداية، وموعد مؤجل مع ملعب النور.',
  },
  story: {
    en: [
      'Before the teams come out at the Luz an eagle leaves the third tier, circles over the pitch to a rising hum and lands on the club crest. It does not always hurry, and sixty thousand people will wait. The bird stood for high aims when two dozen young men met at the Franco pharmacy in Belém on 28 February 1904, among them Cosme Damião, a pupil of an orphans’ school who ran almost everything afterwards without pay.',
      'Eusébio, from Mafalala in Mozambique, arrived in 1960 and scored twice in the final of 1962 against Real Madrid. His statue stands by the gates, mid-shot. Béla Guttmann, who coached that side to two European Cups running, is said to have asked for a rise, been refused, and foretold a hundred years without another. Nobody believes in the curse. Nobody laughs about it either.',
      'Few clubs in the world have as many members, and a low number on the card is an honour that families hand down. Jorge Jesus coached here, a name that Al Hilal’s supporters know well.',
      'Ser Benfiquista, recorded by the tenor Luís Piçarra, is the hymn. On match evenings the metro station Colégio Militar/Luz pushes people out between a shopping centre and a row of vans frying bifanas. League titles belong to the Marquês de Pombal roundabout. Sporting lives barely two miles off along the Segunda Circular, Porto three hours north, and neither is far enough.',
    ],
    ar: [
      'قبل صافرة البداية في «ملعب النور» ينطلق نسر حقيقي من أعلى المدرجات، يدور فوق العشب ثم يهبط على شعار النادي، وأحيانًا يطيل الطيران والجميع ينتظر راضيًا. اختار النسر شباب اجتمعوا في صيدلية فرانكو بحي بيليم يوم 28 فبراير 1904، منهم كوزمي دامياو الذي خدم الفريق عمرًا بلا أجر.',
      'أوزيبيو جاء من موزمبيق وسجّل هدفين في نهائي 1962 أمام ريال مدريد، وتمثاله عند البوابة أول من يستقبلك. أما المدرب بيلا غوتمان صاحب اللقبين الأوروبيين فيُروى أنه طلب زيادة فرُفضت، فتوعّدهم بمئة عام بلا كأس أوروبية. لا أحد يصدّق اللعنة، ولا أحد يمزح بها كذلك.',
      'نشيد «أن تكون بنفيكيًا» محفوظ حيثما وُجد برتغالي. تخرج من محطة كوليجيو ميليتار فتجد عربات شطائر البيفانا مصطفّة، ومع كل لقب يكون اللقاء في دوار ماركيز دي بومبال. سبورتينغ لشبونة على الطريق الدائري نفسه، وبورتو في الشمال، وكلاهما قريب أكثر من اللازم.',
      'وعضويته من أكبر عضويات الأندية في العالم، والرقم الصغير على البطاقة شرف يُورَث. ودرّبه جورجي جيسوس، وهو اسم يعرفه جمهور الهلال جيدًا.',
    ],
  },
  venue: { en: 'Estádio da Luz', ar: 'ملعب النور' },
  city: { en: 'Lisbon', ar: 'لشبونة' },
  country: { en: 'Portugal', ar: 'البرتغال' },
  founded: '1904-02-28',
  sameAs: ['https://www.slbenfica.pt'],
  honoursTo: 2026,
  honours: [
    { count: 38, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
    { count: 2, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
  ],
  sources: [
    {
      fact: 'League titles 38, European Cups 2, to 2026',
      read: ['stored file 54531896732: honours of clubs', 'stored file 61378654036: honours of clubs'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
