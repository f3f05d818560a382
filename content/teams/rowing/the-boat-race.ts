import type { TeamEntry } from '../../schema.ts';

export const theBoatRace: TeamEntry = {
  slug: 'the-boat-race',
  name: { en: 'The Boat Race', ar: 'سباق أكسفورد وكامبريدج' },
  aliases: {
    en: ['Oxford v Cambridge'],
    ar: ['سباق القوارب', 'سباق القوارب الجامعي'],
  },
  sport: 'rowing',
  kind: 'event',
  short: { en: 'TBR', ar: 'القوارب' },
  badge: { colours: ['#0B2A5B', '#A3C1AD', '#F7F3E9'], pattern: 'halves' },
  description: {
    en: 'The Boat Race from Putney to Mortlake, dark blue against light: a stretch of riverbank, and people to shout beside.',
    ar: 'سباق أكسفورد وكامبريدج من بوتني إلى مورتليك، أزرق غامق ضد أزرق فاتح: موضع على الضفة، ومن يهتف معك.',
  },
  story: {
    en: [
      'Two friends who had been at school together, one now at Oxford and one at Cambridge, sent a challenge, and the first race was rowed at Henley on 10 June 1829. Since then it has found its proper water: four miles and 374 yards of tideway from Putney to Mortlake, upstream, on the flood. The women first raced in 1927, and on the same day and course as the men since 2015.',
      'A coin decides Middlesex or Surrey, that is, which bend will help you. In 1877 the judge called a dead heat. In 1912 both boats sank. Spectators pick a bank and get about twenty seconds of it: Putney Embankment for the start, Hammersmith Bridge for the corner where it is often lost, the terrace walls at Chiswick Eyot and Barnes for the long grind, and Mortlake, where by custom the winning cox goes in. Most have no degree from either place, and inherit light blue or dark from an aunt.',
      'It comes in spring, about Easter, in the afternoon, and there is no prize money at the end: all this is for the name. Students from abroad go the first time with their flatmates, stand on the bridge with a flask and ask which of the two they are. The scarf has the answer, dark for Oxford, light for Cambridge.',
    ],
    ar: [
      'صديقان جمعتهما المدرسة وفرّقتهما الجامعة، أحدهما في أكسفورد والآخر في كامبريدج، فكان التحدي، وأقيم السباق الأول في هنلي يوم 10 يونيو 1829. ثم استقر في مجراه: نحو 6.8 كيلومتر في نهر التيمز من بوتني إلى مورتليك مع صعود المد. وللسيدات سباقهن منذ 1927، وعلى المسار نفسه وفي اليوم نفسه منذ 2015.',
      'قطعة نقدية تقرر الضفة، أي المنعطف الذي سيخدمك. في 1877 أعلن الحكم التعادل، وفي 1912 غرق القاربان معًا. المتفرج يختار مكانه ولا يرى إلا عشرين ثانية: رصيف بوتني للانطلاق، وجسر هامرسميث للمنعطف الذي تضيع عنده السباقات، وأسوار بارنز للتعب الطويل، ومورتليك حيث جرت العادة أن يُلقى موجّه الفائزين في الماء. وأغلب الحاضرين لم يدرسوا في هذه ولا في تلك، بل ورثوا اللون عن عمة أو خال.',
      'وموعده في الربيع قرب عيد الفصح عندهم، عصرًا بتوقيت لندن، أي أول المساء في الخليج. وكثير من المبتعثين يخرجون إليه أول مرة مع زملاء السكن، فيقفون على الجسر ومعهم ترمس ويسألون: أيهما نحن؟ والجواب في لون الشال: الغامق أكسفورد والفاتح كامبريدج. ولا جائزة مالية في آخره، فكل هذا من أجل الاسم.',
    ],
  },
  city: { en: 'London', ar: 'لندن' },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: '1829-06-10',
  sameAs: ['https://www.theboatrace.org/'],
  updated: '2026-11-29',
};
