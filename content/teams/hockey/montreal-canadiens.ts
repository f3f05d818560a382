import type { TeamEntry } from '../../schema.ts';

export const montrealCanadiens: TeamEntry = {
  slug: 'montreal-canadiens',
  name: { en: 'Montreal Canadiens', ar: 'مونتريال كنديانز' },
  article: true,
  aliases: { en: ['Habs', 'Canadiens'], ar: ['كنديانز'] },
  sport: 'hockey',
  league: 'nhl',
  short: { en: 'MTL', ar: 'مونتريال' },
  badge: { colours: ['#AF1E2D', '#192168', '#FFFFFF'], pattern: 'hoops' },
  description: {
    en: 'Montreal Canadiens fans in any language: bleu, blanc, rouge, and a torch passed from hand to hand.',
    ar: 'مشجعو مونتريال كنديانز بأي لغة كانوا: أزرق وأبيض وأحمر، وشعلة تنتقل من يد إلى يد.',
  },
  story: {
    en: [
      'Founded on 4 December 1909, the club is older than the league it plays in. The H in the middle of the C stands for hockey, whatever anyone’s uncle says about habitants, and the nickname Habs comes from the misunderstanding.',
      'On 17 March 1955, after Maurice Richard had been suspended for the rest of the season, tear gas went off in the Forum and the crowd took its opinion down Sainte-Catherine Street. Historians of Quebec give that night a chapter. The dressing room had its own text by then, a line from the war poem “In Flanders Fields” about failing hands and a torch, and the torch is still carried on to the ice on great occasions.',
      'The Bell Centre took over in 1996. No club has won more Stanley Cups, and their banners all but hide the roof. People come up from Bonaventure and Lucien-L’Allier, fill the terraces of Crescent Street and Rue de la Montagne, and when a goal settles matters the “Olé, olé, olé” rolls round the bowl. Toronto is the argument in two languages. Boston is the one in body checks. Quebec City’s Nordiques left in 1995 and are missed more than anyone admits.',
    ],
    ar: [
      'تأسس النادي في 4 ديسمبر 1909، فهو أكبر سنًا من الدوري الذي يلعب فيه. وحرف H داخل الشعار يعني «هوكي» ببساطة، لا كما تزعم الرواية الشائعة، لكن لقب «الهابس» خرج من سوء الفهم هذا وبقي.',
      'في 17 مارس 1955، بعد إيقاف موريس ريشار حتى نهاية الموسم، انطلق الغاز المسيل للدموع في صالة «فوروم» ونزل الجمهور بغضبه إلى شارع سانت كاترين، ومؤرخو كيبيك يفردون لتلك الليلة فصلًا. وعلى جدار غرفة الملابس بيت من قصيدة حرب عن أيدٍ واهنة تسلّم الشعلة لمن بعدها، والشعلة ما زالت تُحمل إلى الجليد في المناسبات الكبيرة.',
      'انتقل الفريق إلى «بيل سنتر» عام 1996. يصل الناس عبر محطتي بونافنتور ولوسيان لالييه، ويملؤون مقاهي شارعي كريسنت ولا مونتاين، فإذا حُسم الأمر دار هتاف «أوليه أوليه» في الصالة كلها. تورونتو جدال بلغتين، وبوسطن جدال بالأكتاف، ونورديكس كيبيك رحل عام 1995 وترك فراغًا لا يعترف به أحد. وله من كؤوس ستانلي أكثر مما لأي نادٍ، وراياتها تملأ السقف حتى تكاد تحجبه.',
    ],
  },
  venue: { en: 'Bell Centre', ar: 'صالة بيل سنتر' },
  city: { en: 'Montreal', ar: 'مونتريال' },
  country: { en: 'Canada', ar: 'كندا' },
  founded: '1909-12-04',
  sameAs: ['https://www.nhl.com/canadiens/'],
  honoursTo: 2026,
  honours: [{ count: 24, title: { en: 'Stanley Cups', ar: 'كؤوس ستانلي' } }],
  sources: [
    {
      fact: 'Stanley Cups 24, to 2026',
      read: [
        'stored file 27743453804: Stanley Cups',
        'stored file 25411363872: American champions',
        'stored file 67121906619: American champions of 2026',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
