import { textUntil } from '../../clock/timed-text.ts';
import type { TeamEntry } from '../../schema.ts';

export const tourDeFrance: TeamEntry = {
  slug: 'tour-de-france',
  name: { en: 'Tour de France', ar: 'طواف فرنسا' },
  article: true,
  aliases: { en: ['Le Tour', 'TdF', 'Grande Boucle'], ar: ['تور دو فرانس', 'طواف فرانسا'] },
  sport: 'cycling',
  kind: 'event',
  short: { en: 'CYC', ar: 'الطواف' },
  badge: { colours: ['#FFD500', '#0B0B0F', '#E4002B'], pattern: 'diamonds' },
  description: {
    get en() {
      return `The Tour de France ${textUntil('2027-07-02', 'from Edinburgh on 2 July 2027', 'by the road')}: a yellow jersey, a camping chair, and company that knows why the breakaway will be caught.`;
    },
    get ar() {
      return `طواف فرنسا ${textUntil('2027-07-02', 'من إدنبرة في 2 يوليو 2027', 'على الطريق')}: قميص أصفر وكرسي رحلات، ورفيق يعرف لماذا تُدرَك المجموعة الهاربة في النهاية.`;
    },
  },
  story: {
    en: [
      'It was a stunt to sell newspapers. The sports daily L’Auto sent sixty riders off from the café Au Réveil Matin at Montgeron on 1 July 1903, circulation rose, and the rival paper was out of business before the end of the next year. The yellow jersey came in 1919, the colour of L’Auto’s pages. The first stages ran through the night, which helped the cheats.',
      'The Arab world has a tale of its own in it. In the Tour of 1950 Abdelkader Zaaf of Algeria was out in front when the heat overcame him, and he became more famous than the winner of the stage. Those who watch at home know the castles and villages before they know the rules.',
      'You do not buy a ticket, you choose a kerb. A publicity caravan throws hats and sausages for an hour, a helicopter is heard, the riders go by, and it is over, unless it is uphill. On Alpe d’Huez there are twenty-one numbered bends, and the seventh is Dutch: orange smoke, Europop and an aisle one rider wide. A German dressed as the Devil made a career of running alongside with a trident. Anquetil and Poulidor leant on each other up the Puy de Dôme in 1964; LeMond took 1989 from Fignon by eight seconds. The broom wagon, bringing up the rear, is applauded too.',
    ],
    ar: [
      'كانت حيلة لبيع الصحف. أرسلت صحيفة «لوتو» الرياضية ستين دراجًا من أمام مقهى في مونجيرون يوم 1 يوليو 1903، فارتفع توزيعها وأغلقت منافستها في العام التالي. والقميص الأصفر ظهر في 1919 بلون صفحات الجريدة. وكانت المراحل الأولى تمتد إلى الليل، وفي ذلك ستر للغشاشين.',
      'لا تذكرة هنا، بل رصيف تختاره. تمر قافلة الإعلانات ساعة ترمي القبعات والهدايا، ثم يُسمع صوت المروحية، ثم يعبر الدراجون وينتهي كل شيء، إلا إذا كان الطريق صاعدًا. في «ألب دويز» واحد وعشرون منعطفًا مرقمًا، سابعها للهولنديين: دخان برتقالي وموسيقى وممر لا يتسع إلا لدراجة، ورجل بزي شيطان يركض برمحه الثلاثي. عام 1964 تكاتف أنكتيل وبوليدور حرفيًا كتفًا بكتف في صعود بوي دو دوم، وعام 1989 خطف لوموند اللقب من فينيون بثماني ثوانٍ. ومتابعه من بيته يعرف القلاع والقرى قبل أن يعرف قوانين الفرق وحساباتها. وللعرب فيه حكاية: الجزائري عبد القادر زعاف الذي غلبه الحر في طواف 1950 وهو في المقدمة، فصار أشهر من فائز المرحلة.',
    ],
  },
  country: { en: 'France', ar: 'فرنسا' },
  founded: '1903-07-01',
  sameAs: ['https://www.letour.fr/'],
  sources: [
    {
      fact: 'Abdelkader Zaaf, 1950',
      read: [
        'https://shop.rouleur.cc/blogs/the-rouleur-journal/tour-de-france-21-stories-the-well-digger-s-downfall',
        'https://afrinik.com/how-algerian-rider-suddenly-fell-asleep-during-tour-ride-70-years-ago-after-glass-of-wine',
      ],
    },
  ],
  updated: '2026-11-29',
};
