import type { TeamEntry } from '../../schema.ts';

export const leinster: TeamEntry = {
  slug: 'leinster',
  name: { en: 'Leinster', ar: 'لينستر' },
  aliases: { en: ['Leinster Rugby'], ar: [] },
  sport: 'rugby',
  short: { en: 'LEI', ar: 'لينستر' },
  badge: { colours: ['#003DA5', '#F7F3E9', '#C9A227'], pattern: 'hoops' },
  description: {
    en: 'A sea of blue from Donnybrook to the Aviva: Leinster rugby supporters, for interpros and European Saturdays.',
    ar: 'بحر أزرق من دونيبروك إلى ملعب أفيفا: مشجعو لينستر في ديربيات أيرلندا وليالي أوروبا.',
  },
  story: {
    en: [
      'For a long time Munster had the legends and Leinster had the backs. That changed on one afternoon in May 2009, in a European semi-final at Croke Park, when 82,208 people saw the blue half of the argument win 25–6. The cup came three weeks later. In the final of 2011, in Cardiff, they were sixteen points down at half-time and won by eleven.',
      'Most of Ireland’s players are from here, so when the country plays there are blue shirts under the green ones. Many come out of the schools of Dublin, whose cup final fills whole stands with pupils.',
      'The branch dates from 1879 and takes in twelve counties, but the route to a match is short and always the same: off the DART at Lansdowne Road or Sandymount, through Ballsbridge, either to the RDS, a show ground that smells faintly of horses each August, or to the Aviva, ten minutes away, for the biggest nights and for the seasons in which the other is being rebuilt. Flags are waved, “Molly Malone” is sung, “Allez les Bleus” is shouted in a Dublin accent, and the post-mortem is held in Donnybrook, where the old ground was. Toulouse and La Rochelle are the away trips people save for.',
    ],
    ar: [
      'ظلت الأساطير زمنًا طويلًا من نصيب مونستر، والمهارة من نصيب لينستر. ثم جاء مايو 2009 ونصف نهائي أوروبي في كروك بارك أمام 82,208 متفرجين، فحسم الأزرق الجدل 25–6، وبعد ثلاثة أسابيع جاءت الكأس. وفي نهائي 2011 بكارديف خرج الفريق من الشوط الأول متأخرًا بست عشرة نقطة، وفاز بفارق إحدى عشرة.',
      'تأسس الفرع عام 1879 ويمثل اثنتي عشرة مقاطعة، لكن الطريق إلى المباراة قصير ومعروف: قطار الساحل حتى لانسداون رود أو سانديماونت، ثم مشيًا عبر حي بولزبريدج إلى ساحة RDS، وهي أرض معارض للخيل في أصلها. والليالي الكبرى في ملعب أفيفا على بُعد دقائق. ترتفع الأعلام، ويُغنى «مولي مالون»، ويُهتف «آليه لي بلو» بلهجة دبلن، ثم يُفتح ملف المباراة في دونيبروك حيث كان الملعب القديم. أما تولوز ولاروشيل فدروس بالفرنسية.',
      'وأكثر لاعبي منتخب أيرلندا من هنا، فيوم المنتخب ترى القمصان الزرقاء تحت الخضراء. ومن مدارس دبلن يأتي اللاعبون، ولنهائي كأس المدارس مدرجات كاملة من الطلاب. ومباريات أوروبا عصر السبت تصلك أول المساء.',
    ],
  },
  city: { en: 'Dublin', ar: 'دبلن' },
  country: { en: 'Ireland', ar: 'أيرلندا' },
  founded: '1879',
  sameAs: ['https://www.leinsterrugby.ie/'],
  sources: [
    {
      fact: 'Leinster’s share of Ireland’s team, schools’ cup final',
      read: [
        'https://www.rugbypass.com/news/andy-farrell-ireland-selection-criticism/',
        'https://www.vavel.com/en-us/more-sports/2023/02/25/1138635-ireland-vs-italy-live-updates-score-stream-info-and-how-to-watch-six-nations.html',
        'http://www.liquisearch.com/leinster_schools_rugby_senior_cup',
        'https://wikisum.wiki/wiki/Ireland_national_rugby_union_schoolboy_team',
      ],
    },
  ],
  updated: '2026-11-29',
};
