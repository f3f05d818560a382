import type { TeamEntry } from '../../schema.ts';

export const bayernMunich: TeamEntry = {
  slug: 'bayern-munich',
  name: { en: 'Bayern Munich', ar: 'بايرن ميونيخ' },
  aliases: {
    en: ['Bayern', 'Bayern München', 'Die Roten'],
    ar: ['البايرن', 'البافاري', 'بايرن ميونخ'],
  },
  sport: 'football',
  league: 'bundesliga',
  short: { en: 'BAY', ar: 'بايرن' },
  badge: { colours: ['#DC052D', '#FFFFFF', '#0066B2'], pattern: 'diamonds' },
  description: {
    en: 'Bayern Munich fans beyond Bavaria and inside it: Saturday company, Fröttmaning stories and European nights in red.',
    ar: 'مشجعو بايرن ميونيخ داخل بافاريا وخارجها: ظهيرة سبت ألمانية، وليالٍ أوروبية حمراء، ورفقة تعرف معنى «ميا سان ميا».',
  },
  story: {
    en: [
      'Eleven gymnasts who wanted to play football walked out of a club meeting on 27 February 1900 and went on to Café Gisela in Schwabing, the quarter of painters and students. By the end of the evening they had signed the papers. Kurt Landauer, president for the first German title in 1932, was Jewish and driven into exile. He came back in 1947 and took up the same chair. The square in front of the arena bears his name, because supporters would not let the story fade.',
      'Maier, Beckenbauer and Gerd Müller won three European Cups running from 1974. The Bavarian dialect phrase Mia san mia, we are who we are, is printed on the scarves and quite sincerely meant, and Stern des Südens is sung from the Südkurve. Titles are shown to the people from the town hall balcony on Marienplatz.',
      'The followers abroad are a calm lot who know that the goal will come, and whose match is over before supper. Only for the game against Dortmund are visits put off by an hour. Then everybody arrives late, and hosts do not ask why.',
      'Until 2005 all this happened under the tent roof of the Olympic stadium. Now the U6 rolls north to Fröttmaning, where a glowing red cushion waits at the end of a long esplanade and everyone pretends the walk is short. The neighbours in blue, 1860, still live in Giesing, a few streets from Säbener Strasse; Dortmund supplies the rest of the adrenaline.',
    ],
    ar: [
      'في حي شفابينغ، حي الرسامين والطلبة، غادر أحد عشر رجلًا اجتماع نادي الجمباز مساء 27 فبراير 1900 إلى مقهى قريب ووقّعوا هناك ورقة تأسيس البايرن. رئيسهم كورت لانداور الذي جاء بأول لقب ألماني في 1932 اضطر إلى المنفى، ثم عاد بعد الحرب وجلس على الكرسي نفسه، واسمه اليوم على الساحة أمام الملعب.',
      'ماير وبيكنباور وغيرد مولر أخذوا كأس أوروبا ثلاث مرات متتالية من 1974، وبقيت من أيامهم عبارة باللهجة البافارية: «ميا سان ميا»، أي نحن كما نحن. ومن شرفة بلدية مارين بلاتس تُعرض الدروع على المدينة.',
      'كانت مبارياتهم تحت سقف الخيمة في الملعب الأولمبي حتى 2005، ثم انتقلوا شمالًا إلى فروتمانينغ على خط المترو السادس، حيث تضيء الأليانز أرينا بالأحمر في نهاية ممشى طويل. جارهم ميونيخ 1860 يحفظ ذكريات حي غيسينغ، ودورتموند يتكفل بالبقية.',
      'وللبايرن في مقاهينا جمهور هادئ يعرف أن الهدف آتٍ، ومواعيده أول المساء، تنتهي قبل العشاء. وفي لقاء القمة أمام دورتموند تُؤجَّل الزيارات العائلية ساعة، ثم يصل الجميع متأخرين ولا يسأل أحد عن السبب.',
    ],
  },
  venue: { en: 'Allianz Arena', ar: 'أليانز أرينا' },
  capacity: 75000,
  city: { en: 'Munich', ar: 'ميونيخ' },
  country: { en: 'Germany', ar: 'ألمانيا' },
  founded: '1900-02-27',
  sameAs: ['https://fcbayern.com'],
  honoursTo: 2026,
  honours: [
    { count: 35, title: { en: 'German titles', ar: 'ألقاب بطولة ألمانيا' } },
    { count: 6, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
  ],
  sources: [
    {
      fact: 'Capacity 75,000',
      read: ['stored file 69820908249: football grounds', 'stored file 53186198495: stadiums'],
    },
    {
      fact: 'German titles 35, to 2026',
      read: [
        'stored file 66159873889: champions of 2026',
        'stored file 61378654036: honours of clubs',
        'stored file 71185413992: recent champions by competition',
      ],
    },
    {
      fact: 'European Cups 6, to 2026',
      read: ['stored file 61378654036: honours of clubs', 'stored file 37616203759: honours of clubs'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
