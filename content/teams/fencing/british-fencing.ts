import type { TeamEntry } from '../../schema.ts';

export const britishFencing: TeamEntry = {
  slug: 'british-fencing',
  name: { en: 'British Fencing', ar: 'الاتحاد البريطاني للمبارزة' },
  sport: 'fencing',
  kind: 'governing',
  short: { en: 'FNC', ar: 'مبارزة' },
  badge: { colours: ['#1C2A4A', '#C8102E', '#F7F3E9'], pattern: 'sash' },
  description: {
    en: 'Salute, mask down, allez: a place for British fencing’s clubs, parents and spectators who can follow the blade.',
    ar: 'الاتحاد البريطاني للمبارزة وأنديته: تحية ثم قناع ثم «آليه»، وأهالي اللاعبين ومن تلحق عينه حركة النصل.',
  },
  story: {
    en: [
      'It has been run on manners since 1902, when it was founded as the Amateur Fencing Association. The whites are said to date from the days when a touch was marked in ink.',
      'Foil, épée and sabre are three sports sharing a corridor fourteen metres long. The gold medal every British beginner hears about was won in Melbourne in 1956 by Gillian Sheen, a dentist, with the foil. The pilgrimage places are modest: Salle Paul in north London, school halls with the basketball hoops folded away, and in Sheffield, for years, a hall full of pistes for the national youth weekend, with armourers mending wires on the floor and parents asleep on kit bags. France and Italy are who one wants to beat, in French. Spectators stand level with the middle line, watch the lights rather than the blades, and argue right-of-way all the way to the station.',
      'University clubs lend newcomers a mask and a sword in the first week, so for a student from abroad it is one of the easiest ways to a friend. Egypt and Tunisia have had fencers on the world’s podiums. Inès Boubakri of Tunisia came back from Rio in 2016 with an Olympic bronze in foil. Ask about her in any hall.',
    ],
    ar: [
      'تُدار هذه الرياضة بالأدب منذ 1902 حين تأسس الاتحاد باسم «رابطة هواة المبارزة»، ثم تغيّر الاسم وبقي الأدب. ويقال إن البياض من زمن كانت اللمسة تُعرف فيه بأثر الحبر.',
      'الشيش والإبيه والسيبر ثلاث رياضات تتقاسم ممرًا طوله 14 مترًا. وفي ملبورن 1956 فازت طبيبة الأسنان غيليان شين بذهبية الشيش، واسمها أول ما يتعلمه المبتدئ في الصالات البريطانية. والقلاع متواضعة: «سال بول» شمال لندن، وصالات مدارس رُفعت فيها سلال كرة السلة، وشيفيلد التي استقبلت لسنوات بطولة الناشئين، حيث يصلح الفنيون الأسلاك على الأرض وينام الآباء على حقائب العدة. فرنسا وإيطاليا هما الخصمان المنشودان، والتحكيم بالفرنسية. أما المتفرج الخبير فيقف عند خط المنتصف، ويراقب الضوء لا النصل، ويجادل في أحقية اللمسة حتى باب القطار.',
      'وفي جامعات بريطانيا أندية تعير المبتعث القناع والسيف من أسبوعه الأول، فهي من أسهل الطرق إلى صداقة هناك. وفي مصر وتونس أبطال وقفوا على منصات العالم، وإيناس البوبكري التونسية عادت ببرونزية أولمبية في الشيش من ريو 2016، فاسأل عنها أي صالة.',
    ],
  },
  country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
  founded: '1902',
  sameAs: ['https://www.britishfencing.com/'],
  updated: '2026-11-29',
};
