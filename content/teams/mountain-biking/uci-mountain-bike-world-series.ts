import type { TeamEntry } from '../../schema.ts';

export const uciMountainBikeWorldSeries: TeamEntry = {
  slug: 'uci-mountain-bike-world-series',
  name: { en: 'UCI Mountain Bike World Series', ar: 'سلسلة العالم للدراجات الجبلية' },
  article: true,
  aliases: { en: ['UCI', 'UCI MTB'], ar: ['كأس العالم للدراجات الجبلية'] },
  sport: 'mountain-biking',
  kind: 'competition',
  short: { en: 'MTB', ar: 'الجبال' },
  badge: { colours: ['#2E7D4F', '#0B0B0F', '#FF6B3D'], pattern: 'chevron' },
  description: {
    en: 'UCI Mountain Bike World Series fans: roots, rain, a chainsaw with the chain off, and riders who hike up to watch others come down.',
    ar: 'سلسلة العالم للدراجات الجبلية: جذور ومطر ومنشار بلا سلسلة، ومن يصعد الجبل مشيًا ليشاهد غيره ينزل.',
  },
  story: {
    en: [
      'Mountain biking has had a World Cup since 1991 and downhill races in it since 1993, run at different times by different people. In 2023 the pieces, from cross-country to enduro, were gathered into one World Series, to the relief of anyone who had tried to plan a holiday around them.',
      'In Riyadh some follow it over midday coffee and then take the bicycle to a wadi nearby, to copy what they saw at a quarter of the speed. If the downhill tempts you, wear a full-face helmet, and leave the jumps to those who have trained.',
      'The stands are trees. Spectators walk up under the gondola with a rucksack and a noise: cowbells in Leogang, air horns in Val di Sole, and always somebody with a chainsaw, minus its chain, revving at the steepest root. At Fort William the Scots stand in the midges where the track leaves the moor and yell into the rain, then go down to Cameron Square or the Nevis Range car park for something fried. Mont-Sainte-Anne in Quebec is the old cathedral, Les Gets the garden party. France against Britain is the feud in downhill; the Swiss regard cross-country as a private matter. Everyone goes home with mud to the knee and a cowbell still ringing in the ears.',
    ],
    ar: [
      'للدراجات الجبلية كأس عالم منذ 1991، ودخلها سباق النزول في 1993، وكانت كل فئة تُدار على حدة. وفي 2023 جُمعت القطع كلها، من سباقات الضاحية إلى الإندورو، في سلسلة واحدة، فارتاح من كان يحاول ترتيب إجازته عليها.',
      'المدرجات هنا أشجار. يصعد الجمهور تحت التلفريك بحقيبة ظهر وشيء يصدر صوتًا: أجراس أبقار في ليوغانغ، وأبواق هواء في فال دي سولي، ولا بد من رجل يشغّل منشارًا نُزعت سلسلته عند أصعب جذر في المسار. وفي فورت ويليام يقف الاسكتلنديون وسط البرغش ويصرخون في المطر، ثم ينزلون إلى مواقف «نيفيس رينج» بحثًا عن شيء ساخن. مون سانت آن في كيبيك محطة العراقة، وليه جيه محطة الأصدقاء. في النزول تتنازع فرنسا وبريطانيا، وفي الضاحية يرى السويسريون الأمر شأنًا عائليًا. ولا يعود أحد إلى بيته نظيفًا، والطين الأصيل لا يُغسل فورًا.',
      'وفي الرياض من يتابعه عبر البث مع قهوة الظهر، ثم يحمل دراجته إلى شعيب قريب ليقلّد ما رأى بسرعة الربع. فاحمل معك خوذة كاملة الوجه إن قلّدت النزول، واترك القفز لمن تدرّب.',
    ],
  },
  founded: '2023',
  sameAs: ['https://ucimtbworldseries.com/'],
  updated: '2026-11-29',
};
