import type { TeamEntry } from '../../schema.ts';

export const mumbaiIndiansWomen: TeamEntry = {
  slug: 'mumbai-indians-women',
  name: { en: 'Mumbai Indians Women', ar: 'مومباي إنديانز للسيدات' },
  aliases: { en: ['MI Women'], ar: ['سيدات مومباي إنديانز'] },
  sport: 'womens-cricket',
  league: 'wpl',
  short: { en: 'MUW', ar: 'مومباي' },
  badge: { colours: ['#0A5CB8', '#E0218A', '#D1AB3E'], pattern: 'chevron' },
  description: {
    en: 'Mumbai Indians Women fans: first match, first trophy, first song learned by heart, and those who were there when the WPL began.',
    ar: 'جمهور مومباي إنديانز للسيدات: أول مباراة وأول كأس وأول نشيد حُفظ عن ظهر قلب، مع من حضروا بداية الدوري.',
  },
  story: {
    en: [
      'There was no tradition to lean on, so they made one in three weeks. On 4 March 2023 the Women’s Premier League began at the DY Patil Stadium in Navi Mumbai and this team won its opening match by 143 runs. On 26 March it won the final, at Brabourne.',
      'That first season women and girls came in free, and it showed. Schoolgirls who had learned the game from television found out how far away a boundary really is, and how loud a stand becomes when nobody in it has been told to keep quiet. India’s women had been playing Tests since 1976. The country’s biggest league took a while to notice.',
      'Brabourne is the sentimental ground, an art-deco bowl from 1937 with the verandas of the Cricket Club of India along one side, five minutes on foot from the sea. Navi Mumbai is the loud one, reached by the harbour line to Nerul, its concourse a parade of school minibuses. Delhi, beaten in that first final, has been the measure ever since. A second cup followed in 2025, at Brabourne itself. For Brabourne, meet at Churchgate; for DY Patil, on the Nerul platform; for either, bring something to bang.',
    ],
    ar: [
      'لم يكن هناك تاريخ يُستند إليه، فصُنع في ثلاثة أسابيع. في 4 مارس 2023 انطلق دوري السيدات في ملعب «دي واي باتيل» بنافي مومباي، وفاز الفريق بمباراته الأولى بفارق 143 ركضة، وفي 26 مارس رفع الكأس في ملعب برابورن.',
      'في ذلك الموسم دخلت النساء والفتيات مجانًا، فتغير صوت المدرج. فتيات تعلمن اللعبة من الشاشة اكتشفن كم تبعد حدود الملعب فعلًا، وكم يعلو الهتاف حين لا يطلب أحد خفضه. منتخب الهند للسيدات يخوض مباريات «تيست» منذ 1976، لكن الدوري الكبير تأخر قليلًا في الانتباه.',
      'برابورن هو ملعب القلب، تحفة معمارية من 1937 لا يفصلها عن البحر سوى دقائق مشيًا، وشرفات النادي العريق تطل على أحد جوانبه. ونافي مومباي ملعب الصخب، يوصل إليه قطار الميناء حتى نيرول وتصطف عند بواباته حافلات المدارس. دلهي، خصم النهائي الأول، هي المقياس منذ ذلك اليوم. من قصد برابورن فموعده محطة تشيرتشغيت، ومن قصد نافي مومباي فموعده رصيف نيرول، وعلى الجميع إحضار ما يُقرع عليه. وجاءت كأس ثانية عام 2025 في برابورن نفسه.',
    ],
  },
  city: { en: 'Mumbai', ar: 'مومباي' },
  country: { en: 'India', ar: 'الهند' },
  founded: '2023',
  sameAs: ['https://www.mumbaiindians.com/'],
  asOf: '2026-11-21',
  updated: '2026-11-29',
};
