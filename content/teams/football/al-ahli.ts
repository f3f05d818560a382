import type { TeamEntry } from '../../schema.ts';

export const alAhli: TeamEntry = {
  slug: 'al-ahli',
  name: { en: 'Al Ahli', ar: 'الأهلي' },
  aliases: {
    en: ['Ahli', 'Al Raqi', 'Al-Ahli Saudi', 'Al Ahly Jeddah'],
    ar: ['الراقي', 'قلعة الكؤوس', 'أهلي جدة', 'الأهلي السعودي'],
  },
  sport: 'football',
  league: 'saudi-pro-league',
  short: { en: 'AHL', ar: 'الأهلي' },
  badge: { colours: ['#006C35', '#FFFFFF', '#C9A44C'], pattern: 'halves' },
  description: {
    en: 'Al Ahli fans of Jeddah and its diaspora: green match nights, songs learnt by heart and a derby you should not watch alone.',
    ar: 'مشجعو الأهلي أينما كانوا: ليلة خضراء، وأهازيج محفوظة، وديربي جدة الذي لا تشاهده وحدك.',
  },
  story: {
    en: [
      'Jeddah was a harbour before it was anything else, and its second great club, dreamt up in 1937 by pupils of the Falah school, began under a harbour word, Thaghr, before settling on Al Ahli. The manners came early too: its people call it Al Raqi, the refined one, and opponents repeat it with half a smile. Cups arrived in such numbers that the other name is the Fortress of Cups.',
      'Loyalty has been tested here more publicly than elsewhere. Champions in 2016 after thirty-two years of waiting, relegated in 2022 for the first time, straight back up as winners a year later, and on 3 May 2025 champions of Asia, in their own city, 2–0 against Kawasaki Frontale. A year later they kept the cup in the same stadium: a man short, 1–0 in extra time against Machida, by Feras Al-Brikan. Whoever bought a ticket in the second tier likes to mention it, and should.',
      'Green and white choreography is a craft in this stand: the Majaneen, the crazy ones, rehearse songs as a choir does, and cover the lower tier of their stadium, the Jewel, in a single cloth. On the way there, cars gather on the Corniche near the fountain and on Jeddah’s own Tahlia Street, where the club has its seat. The derby with Al Ittihad is family business, discussed over fish, and not settled since before either side’s grandfathers could drive.',
    ],
    ar: [
      'جدة ميناء قبل أن تكون أي شيء آخر، ولذلك حمل النادي الذي حلم به طلاب مدرسة الفلاح عام 1937 اسم «الثغر» قبل أن يستقر على الأهلي. يناديه أهله «الراقي»، وتسمّيه الخزائن الممتلئة «قلعة الكؤوس».',
      'قليل من الجماهير امتُحن وفاؤه على الملأ مثل هذا الجمهور: دوري 2016 بعد انتظار 32 عامًا، ثم أول هبوط في تاريخه عام 2022، فعودة بعد موسم واحد من أوسع أبواب دوري يلو، ثم ليلة 3 مايو 2025 حين صار بطلًا لدوري أبطال آسيا للنخبة في جدة نفسها بهدفين في مرمى كاواساكي الياباني. وبعد عام احتفظ بالكأس في الملعب ذاته: عشرة لاعبين، وهدف فراس البريكان في مرمى ماتشيدا في الوقت الإضافي. ومن كان يشتري تذكرته في موسم «يلو» يحق له أن يذكّرك به كل جمعة.',
      '«المجانين» لقب يحبّه أصحابه؛ يتدرّبون على الأهازيج كأنهم فرقة، ويفرشون مدرج الجوهرة بلوحة خضراء واحدة. قبل المباراة لقاؤهم على الكورنيش قرب النافورة أو في شارع التحلية حيث مقر ناديهم، ثم قافلة إلى الشمال. وديربي الاتحاد لا يبدأ بالصافرة، بل على سفرة السمك ظهر الجمعة. والغناء عند هذا الجمهور قبل النتيجة وبعدها، وفي الطريق إلى البيت.',
    ],
  },
  venue: { en: 'Alinma Stadium', ar: 'ملعب الإنماء (الجوهرة المشعة)' },
  capacity: 62000,
  city: { en: 'Jeddah', ar: 'جدة' },
  country: { en: 'Saudi Arabia', ar: 'السعودية' },
  founded: '1937',
  sameAs: ['https://www.alahlifc.sa/'],
  honoursTo: 2026,
  honours: [
    { count: 2, title: { en: 'AFC Champions League Elite titles', ar: 'ألقاب دوري أبطال آسيا للنخبة' } },
  ],
  sources: [
    {
      fact: 'AFC Champions League Elite kept in April 2026: 1–0 a.e.t. against Machida, Al-Brikan, ten men',
      read: [
        'https://cswnewstest.duckdns.org/article/1460/c2',
        'stored file 61488348939: quiz on Saudi clubs, questions on the final of 2026',
      ],
    },
    {
      fact: 'Capacity 62,000: 62,345 and 62,241 rounded down',
      read: [
        'https://en.wikipedia.org/wiki/King_Abdullah_Sports_City_Stadium',
        'https://arenasmap.com/king-abdullah-sports-city/',
      ],
    },
    {
      fact: 'Official site',
      read: ['stored file 62420912227: Saudi clubs', 'stored file 54604959740: Saudi clubs'],
    },
    {
      fact: 'AFC Champions League Elite titles 2, to 2026',
      read: [
        'stored file 54604959740: Saudi clubs',
        'stored file 57594887503: news of July 2026 on the coach of both titles',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
