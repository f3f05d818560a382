import type { TeamEntry } from '../../schema.ts';

export const harlequins: TeamEntry = {
  slug: 'harlequins',
  name: { en: 'Harlequins', ar: 'هارلكوينز' },
  aliases: { en: ['Quins'], ar: ['كوينز'] },
  sport: 'rugby',
  short: { en: 'HAR', ar: 'كوينز' },
  badge: { colours: ['#8A1538', '#00A3E0', '#6B4A2B'], pattern: 'quarters' },
  description: {
    en: 'Harlequins fans in four-coloured shirts: a Stoop full of song, and Quins people in south-west London or wherever you watch.',
    ar: 'جمهور هارلكوينز: قميص بأربعة ألوان وملعب «ستوب» يغني، ورفقة في لندن أو حيث تشاهد.',
  },
  story: {
    en: [
      'The club began in Hampstead in 1866 and its kit was marked HFC. When a new name was wanted nobody wished to waste the monogram, so someone opened a dictionary at H, got as far as Harlequin, and the meeting agreed. The shirt followed the word: chocolate, magenta, light blue and French grey in quarters, with black and green sleeves.',
      'The Twickenham Stoop, named after Adrian Stoop, lies across Chertsey Road from the national stadium. Supporters come down from the station along the River Crane, or stand with a pie on Langhorn Drive. “The Mighty Quinn”, one letter short, is the song. Each Christmas since 2008 the match moves over the road as the Big Game. Bath and Saracens are the dependable foes; Bristol remember June 2021, when Quins were 28–0 down in the semi-final and went through 43–36 after extra time.',
      'What strikes a visitor first is that both crowds sit together. Danny Care, Chris Robshaw and Mike Brown wore the quarters for many years.',
      'The women wear the same quarters, and in the summer of 2021 both teams were champions at once. Children are let onto the grass after the whistle, and stay until somebody calls.',
    ],
    ar: [
      'بدأ النادي في هامستيد عام 1866 وعلى ملابسه ثلاثة أحرف أولها H. ولما أرادوا اسمًا جديدًا عزّ عليهم التخلي عن التطريز، ففُتح القاموس على الحرف نفسه حتى وصلوا إلى «هارلكوين»، المهرج ذي الثوب الملوّن. وتبع القميصُ الاسم: بني وقرمزي وسماوي ورمادي في أربعة مربعات.',
      'ملعب «ستوب» على الجهة الأخرى من الطريق قبالة ملعب تويكنهام، ويصله الناس من المحطة بمحاذاة نهر كرين. الأغنية «مايتي كوين»، والموعد السنوي «المباراة الكبرى» التي تنتقل منذ 2008 إلى الملعب الكبير في أواخر ديسمبر. باث وساراسنز خصمان لا يخيبان، أما بريستول فلا تنسى يونيو 2021: تأخر كوينز 28–0 في نصف النهائي ثم عبر 43–36، بعد وقت إضافي تُروى تفاصيله مثل حكاية قبل النوم.',
      'وأول ما يلفت زائره الخليجي أن الجمهورين يجلسان معًا، وأن الأطفال ينزلون إلى العشب بعد الصافرة ليتقاذفوا الكرة. هنا لعب داني كير وكريس روبشو ومايك براون سنوات طويلة، وهنا للسيدات فريق يرتدي المربعات ذاتها وفاز بالدوري عام 2021 مع الرجال في صيف واحد.',
    ],
  },
  venue: { en: 'Twickenham Stoop', ar: 'ملعب تويكنهام ستوب' },
  capacity: 14800,
  city: { en: 'London', ar: 'لندن' },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: '1866',
  sameAs: ['https://www.quins.co.uk/'],
  honoursTo: 2021,
  honours: [{ count: 2, title: { en: 'English titles', ar: 'ألقاب الدوري الإنجليزي' } }],
  sources: [
    {
      fact: 'Capacity 14,800',
      read: ['stored file 51840701094: rugby grounds', 'https://wikimili.com/en/Harlequin_F.C.'],
    },
    {
      fact: 'English titles 2, to 2021',
      read: [
        'https://www.rugbynoise.com/what-year-did-harlequins-win-the-premiership/',
        'https://wikimili.com/en/Harlequin_F.C.',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
