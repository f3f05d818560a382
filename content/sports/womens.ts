import type { z } from 'zod';
import type { sportSchema } from '../schema.ts';

/** Women's sports with hubs of their own, because fans search for them by these names. */
export const womens: z.input<typeof sportSchema>[] = [
  {
    slug: 'womens-cricket',
    label: { en: "Women's Cricket", ar: 'كريكيت السيدات' },
    aliases: { en: ['Ladies cricket'], ar: ['الكريكيت النسائي'] },
    schemaSport: 'Cricket',
    sides: 'teams',
    intro: {
      en: 'The women played the first cricket World Cup of all, in 1973, two years before the men. Today’s franchise leagues fill grounds that had never hosted a women’s final. Quote a bowling figure in this company, and somebody will give you the over.',
      ar: 'أول كأس عالم في تاريخ الكريكيت كانت للسيدات عام 1973، قبل الرجال بعامين. واليوم تملأ بطولاتهن ملاعب لم تعرف نهائيًا نسائيًا من قبل. اذكر رقم رامية من الذاكرة، وستجد من يصحّحه لك.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'womens-football',
    label: { en: "Women's Football", ar: 'كرة القدم النسائية' },
    aliases: {
      en: ['Ladies football', 'Women’s game', 'Woso'],
      ar: ['الكرة النسائية', 'كرة السيدات', 'كرة القدم للسيدات'],
    },
    schemaSport: 'Soccer',
    intro: {
      en: 'Crowds for women’s football brought their own songs, their own rivalries and families three generations wide. Getting a screen to show the match can still be the hard part. Gather enough fans and the pub will find the channel.',
      ar: 'صنعت جماهير الكرة النسائية أهازيجها ومنافساتها، وجاءت معها العائلة بأجيالها الثلاثة. وما زال العثور على شاشة تعرض المباراة نصف المهمة. اجمع جمهورًا كافيًا، وسيجد صاحب المكان القناة.',
    },
    updated: '2026-11-27',
  },
  {
    slug: 'womens-soccer',
    label: { en: "Women's Soccer", ar: 'كرة القدم النسائية في أمريكا الشمالية' },
    aliases: { en: ['USWNT'], ar: ['كرة القدم الأمريكية للسيدات'] },
    schemaSport: 'Soccer',
    intro: {
      en: 'In North America the word is soccer, and the women’s national team has made it a household one, with four World Cups. Club support runs from supporters’ sections with drums to bars that show nothing but women’s sport. The drums start well before the season’s first whistle.',
      ar: 'في أمريكا الشمالية اسمها «سوكر»، وقد جعلها منتخب السيدات بأربع كؤوس عالم حديث كل بيت. هناك روابط تقرع طبولها خلف المرمى، ومقاهٍ لا تعرض إلا رياضات السيدات. اختر رابطتك قبل صافرة الموسم الأولى.',
    },
    updated: '2026-11-29',
  },
  {
    slug: 'womens-rugby',
    label: { en: "Women's Rugby", ar: 'رجبي السيدات' },
    aliases: { en: ['Ladies rugby'], ar: ['الرجبي النسائي'] },
    schemaSport: 'Rugby',
    intro: {
      en: 'Fifteen a side in winter and spring, or seven in a weekend that is half match and half party. The game keeps rugby’s habit of mixing both sets of fans in one stand. Whoever comes to watch is asked, sooner or later, whether she would not rather play.',
      ar: 'خمس عشرة لاعبة في الشتاء والربيع، أو سبع في عطلة أسبوع نصفها مباريات ونصفها مهرجان. وتحافظ اللعبة على عادة الرجبي، جمهور الفريقين في مدرج واحد، ولها عادة أخرى من عندها: تبحث عن لاعبتها القادمة بين من جئن للمشاهدة.',
    },
    updated: '2026-11-29',
  },
];
