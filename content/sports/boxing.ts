import type { SportEntry } from '../schema.ts';

export const boxing: SportEntry = {
  slug: 'boxing',
  label: { en: 'Boxing', ar: 'الملاكمة' },
  aliases: { en: ['Pugilism'], ar: ['بوكسينج', 'البوكس'] },
  intro: {
    en: 'Twelve rounds of three minutes for the men, ten of two for the women, a minute to breathe and three judges to quarrel with. A big fight empties the street and fills one living room. Keep a card of your own, round by round, and compare it with the next chair’s, whether the ring stands in Las Vegas, London or Riyadh.',
    ar: 'اثنتا عشرة جولة من ثلاث دقائق للرجال، وعشر من دقيقتين للسيدات، ودقيقة لالتقاط الأنفاس، وثلاثة حكام نختلف معهم. صار موسم الرياض عنوانًا لأكبر ليالي الملاكمة، والشارع يفرغ حين يدق الجرس. احسب النقاط جولة بجولة، وقارن ورقتك بورقة جارك.',
  },
  sources: [
    {
      fact: 'World titles: men twelve rounds of three minutes, women ten of two',
      read: [
        'https://www.espn.com/boxing/story/_/id/38338706/serrano-ramos-women-title-bout-set-12-three-minute-rounds',
        'https://fightnews.com/women-demand-12-round-fights/153595',
      ],
    },
  ],
  updated: '2026-11-29',
};
