import type { TeamEntry } from '../../schema.ts';

export const worldAquatics: TeamEntry = {
  slug: 'world-aquatics',
  name: { en: 'World Aquatics', ar: 'الاتحاد الدولي للألعاب المائية' },
  aliases: { en: ['FINA'], ar: ['فينا'] },
  sport: 'swimming',
  kind: 'governing',
  short: { en: 'AQU', ar: 'الماء' },
  badge: { colours: ['#0077C8', '#7FE3CF', '#F7F3E9'], pattern: 'hoops' },
  description: {
    en: 'World Aquatics from the stands: lane four, a whistle, a full house gone silent, and people with chlorine in their past.',
    ar: 'الاتحاد الدولي للألعاب المائية وبطولاته: الحارة الرابعة وصافرة وصالة صامتة، مع من عرف رائحة الكلور صغيرًا.',
  },
  story: {
    en: [
      'It was founded at the Manchester Hotel in London in July 1908, during the Olympic Games, by men who thought somebody should own a measuring tape. For over a century it was FINA. The present name was voted in at Melbourne in 2022. Swimming, open water, diving, high diving, artistic swimming and water polo all answer to it.',
      'The first world championships were Belgrade’s, in 1973, in an outdoor pool. What draws people has not altered: the fastest qualifier gets lane four, a long whistle, a hush in which you hear the gutter, and then parents hoarse before the turn. Australia against the United States is the main quarrel, conducted in relays; Hungary against Serbia is the one in water polo, with drums. Watch a final at London’s Aquatics Centre and the upper rows are swimming clubs in matching hoodies who have been up since five. They meet under the wave-shaped roof, then in Stratford, comparing splits and goggle marks.',
      'In 2024 Doha gave the Gulf its first world championships in all six sports, after short-course ones in Dubai, Doha and Abu Dhabi. The high divers jumped from a tower above the water of the old port. Oussama Mellouli had brought Olympic gold to Tunisia from Beijing and Ahmed Hafnaoui from Tokyo, out of lane eight, and every Arab child in a swimming cap has had somebody to copy.',
    ],
    ar: [
      'تأسس في فندق مانشستر بلندن في يوليو 1908 على هامش الأولمبياد، على يد رجال رأوا أن شريط القياس لا بد له من صاحب. ظل اسمه «فينا» أكثر من قرن، ثم صُوّت على الاسم الحالي في ملبورن عام 2022. وإليه تعود السباحة والمياه المفتوحة والغطس بنوعيه والسباحة الفنية وكرة الماء.',
      'بطولة العالم الأولى كانت في بلغراد 1973 في مسبح مكشوف، وسحرها لم يتغير: صاحب أسرع زمن في الحارة الرابعة، وصافرة طويلة، وصمت يُسمع فيه خرير الحافة، ثم أصوات آباء تبحّ قبل الدوران. أستراليا وأمريكا خصومة التتابع، والمجر وصربيا خصومة كرة الماء بالطبول. وفي المركز المائي بلندن تحت سقفه المتموّج تحتل الصفوف العليا أندية ناشئين استيقظت عند الخامسة، ثم تنزل إلى ستراتفورد لتقارن الأزمنة وآثار النظارات حول العيون.',
      'وفي الدوحة عام 2024 أُقيمت بطولة العالم بألعابها الست في الخليج أول مرة، بعد بطولات المسبح القصير في دبي والدوحة وأبوظبي، فرأى صغارنا من قرب أبطالًا عرفوهم من الشاشة، وقفز الغطاسون من برج عالٍ فوق ماء الميناء القديم. ومن تونس جاء أسامة الملولي بذهب بكين، ثم أحمد الحفناوي بذهب طوكيو من الحارة الثامنة، وبعدهما صار لكل سبّاح عربي صغير من يقلّده في الحارة المجاورة.',
    ],
  },
  founded: '1908-07-19',
  sameAs: ['https://www.worldaquatics.com/'],
  updated: '2026-11-29',
};
