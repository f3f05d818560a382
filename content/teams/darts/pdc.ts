import type { TeamEntry } from '../../schema.ts';

export const pdc: TeamEntry = {
  slug: 'pdc',
  name: { en: 'PDC', ar: 'رابطة محترفي الدارتس (PDC)' },
  article: true,
  aliases: { en: ['Professional Darts Corporation', 'Ally Pally'], ar: ['بطولة العالم للدارتس'] },
  sport: 'darts',
  kind: 'competition',
  short: { en: '180', ar: '180' },
  badge: { colours: ['#0B0B0F', '#D7262E', '#2E9E4F'], pattern: 'rays' },
  description: {
    en: 'Fancy dress, long tables and one hundred and eighty: a PDC night at Ally Pally, or on the sofa, with darts people.',
    ar: 'ليالي رابطة محترفي الدارتس: أزياء تنكرية وطاولات طويلة و«مئة وثمانون!»، في «آلي بالي» أو على الكنبة مع أهلها.',
  },
  story: {
    en: [
      'In 1992 sixteen of the best players in the world, fed up with how little darts was on television, broke away and formed their own council. It nearly ruined them. Five years later they renamed it the Professional Darts Corporation, and today its world championship is what a great many families watch between Christmas pudding and New Year.',
      'It was held at the Circus Tavern in Purfleet, beside a dual carriageway, until it outgrew the ceiling. Since December 2007 it has lived at Alexandra Palace on its hill in north London. A shuttle bus climbs from Wood Green carrying bananas, nuns and a full set of traffic cones. Between legs the room goes up on its benches for “Chase the Sun”. A treble twenty thrice makes six hundred cardboard signs rise as one. The winner lifts the Sid Waddell Trophy, named after the commentator who did for the sport what Homer did for Troy. Taylor and van Barneveld went to a sudden-death leg in the 2007 final. July belongs to Blackpool and the Winter Gardens, with sea air for an interval.',
      'In January 2024 Luke Littler reached the final at sixteen. A year later he won it, and children everywhere took up their fathers’ game.',
    ],
    ar: [
      'في 1992 ضاق ستة عشر من أفضل لاعبي العالم بقلة ظهورهم على الشاشة، فانشقوا وأسسوا مجلسًا خاصًا كاد يقودهم إلى الإفلاس. وبعد خمس سنوات صار اسمه «رابطة محترفي الدارتس»، وصارت بطولته العالمية برنامج العائلات البريطانية في إجازة آخر السنة.',
      'أقيمت أولًا في قاعة صغيرة في بورفليت على طريق سريع، حتى ضاق بها السقف فانتقلت في ديسمبر 2007 إلى «ألكسندرا بالاس» على تلته شمال لندن. تصعد الحافلة من وود غرين وفيها موز وبطاريق وطقم كامل من أقماع المرور، ويغني الجميع بين الأشواط لحن «تشيس ذا صن»، فإذا أصاب اللاعب العشرين الثلاثية ثلاث مرات ارتفعت مئات اللوحات دفعة واحدة. الكأس تحمل اسم سيد واديل، المعلّق الذي وصف السهم كأنه معركة في ملحمة. ونهائي 2007 بين تايلور وفان بارنفيلد حُسم في شوط فاصل أخير. أما يوليو فموعده على البحر في بلاكبول.',
      'وفي يناير 2024 بلغ لوك ليتلر نهائيها وهو في السادسة عشرة، ثم فاز بها بعد عام، فعرف الأطفال لعبة آبائهم. وفي الخليج تُتابَع جولاتها الأخيرة في مقاهي الألعاب.',
    ],
  },
  venue: { en: 'Alexandra Palace', ar: 'ألكسندرا بالاس' },
  country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
  founded: '1992',
  sameAs: ['https://www.pdc.tv/'],
  asOf: '2026-11-21',
  updated: '2026-11-29',
};
