import type { TeamEntry } from '../../schema.ts';

export const wwe: TeamEntry = {
  slug: 'wwe',
  name: { en: 'WWE', ar: 'WWE' },
  aliases: {
    en: ['WrestleMania', 'SmackDown', 'Monday Night Raw'],
    ar: ['دبليو دبليو إي', 'سماك داون', 'رسلمانيا', 'الرو'],
  },
  sport: 'wrestling',
  kind: 'competition',
  short: { en: 'RING', ar: 'الحلبة' },
  badge: { colours: ['#0B0B0F', '#D50032', '#C9A227'], pattern: 'rays' },
  description: {
    en: 'Entrance music, chants and villains you love to boo: WWE fans to sit with who know every count-out.',
    ar: 'موسيقى الدخول والهتافات وأشرار نتسابق إلى الصفير عليهم: رفقة لعشاق WWE.',
  },
  story: {
    en: [
      'Everybody in the arena knows, and that is the pleasure of it. A pane of glass breaks over the loudspeakers, or a gong sounds, and fifteen thousand people are on their feet before a curtain has moved. The company goes back to a promotion founded in 1953 in the American north-east. In March 1985 it put on the first WrestleMania at Madison Square Garden and wrestling stopped being local. Two years later Hulk Hogan lifted André the Giant in the Pontiac Silverdome.',
      'Abroad it has a second set of stories. London had SummerSlam at the old Wembley in August 1992, Bret Hart against the British Bulldog, his brother-in-law, in a match still watched at family gatherings. Jeddah had the Greatest Royal Rumble in April 2018. The audience writes half the script: “What?”, “Yes! Yes! Yes!”, or a song to a villain’s entrance that drowns the villain. Rivals have come and gone, from WCW’s Monday nights onwards. Fans queue early outside the arena in replica belts, compare home-made signs in the car park, and rent a living room for the night shift of WrestleMania weekend.',
      'Riyadh has a man of its own in the story: Mansoor, who won the largest battle royal that WWE had ever held, in Jeddah in June 2019, with the house calling his name. It is a story that older brothers tell younger ones.',
    ],
    ar: [
      'كل من في الصالة يعرف السر، وهذه هي المتعة. يتكسر زجاج في مكبرات الصوت أو يدق جرس ثقيل، فيقف خمسة عشر ألفًا قبل أن تتحرك الستارة. جذور الشركة في اتحاد نشأ عام 1953 شمال شرقي أمريكا، وفي مارس 1985 أقامت أول «راسلمانيا» في ماديسون سكوير غاردن، وبعد عامين رفع هالك هوغان العملاق أندريه وطرحه أرضًا.',
      'في بيوتنا حكاية أخرى: جيل كامل حفظ الحركات من تلفاز الظهيرة وجرّبها على مخدات المجلس. ثم جاءت الحلبة بنفسها إلى جدة في أبريل 2018 مع «أعظم رويال رامبل»، وسمع المصارعون هتافاتهم بلهجتنا. الجمهور هنا يكتب نصف النص: «وات؟» و«يس! يس! يس!»، وأغنية للشرير تغطي على موسيقى دخوله. أما خصم الأمس فسهرات WCW كل اثنين. يتجمع الناس أمام الصالة مبكرًا بأحزمة مقلدة ولافتات كُتبت في البيت، ومن بقي بعيدًا سهر في استراحة حتى آخر نزال. ولا تنسَ منصور، ابن الرياض، الذي فاز في جدة في يونيو 2019 بأكبر «باتل رويال» أقامتها الشركة حتى ذلك اليوم، والجمهور يهتف باسمه. وهي حكاية يرويها الأخ الكبير لأخيه الصغير.',
    ],
  },
  city: { en: 'Stamford, Connecticut', ar: 'ستامفورد، كونيتيكت' },
  country: { en: 'United States', ar: 'الولايات المتحدة' },
  founded: '1953',
  sameAs: ['https://www.wwe.com/'],
  sources: [
    {
      fact: 'Battle royal of June 2019',
      read: [
        'https://arabnews.com/node/1508006',
        'https://kawa-news.com/en/wwe-saudi-man-wins-super-showdown/',
      ],
    },
  ],
  updated: '2026-11-29',
};
