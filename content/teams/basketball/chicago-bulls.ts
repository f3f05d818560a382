import type { TeamEntry } from '../../schema.ts';

export const chicagoBulls: TeamEntry = {
  slug: 'chicago-bulls',
  name: { en: 'Chicago Bulls', ar: 'شيكاغو بولز' },
  article: true,
  aliases: { en: ['Bulls'], ar: ['شيكاغو', 'البولز'] },
  sport: 'basketball',
  league: 'nba',
  short: { en: 'CHI', ar: 'بولز' },
  badge: { colours: ['#CE1141', '#0B0B0F', '#FFFFFF'], pattern: 'halves' },
  description: {
    en: 'Lights out, “Sirius” on, and the West Side holds its breath: company for Bulls fans, old and new, before tip-off.',
    ar: 'تنطفئ الأنوار وتبدأ «سيريوس» فيحبس غرب شيكاغو أنفاسه: رفقة لمشجعي بولز قبل رمية البداية.',
  },
  story: {
    en: [
      'The lights go off, the synthesiser of “Sirius” by the Alan Parsons Project starts to climb, and grown adults on West Madison Street get the goose bumps they first had in primary school. Half the arenas in the world have borrowed that introduction. This is where it is from.',
      'The Bulls were founded in 1966 and spent their loudest years in the old Chicago Stadium, where the organ shook the balconies. United Center opened across the street in 1994. Six championships in eight seasons followed a long feud with Detroit’s Bad Boys, and in 1995–96 Chicago won seventy-two games and lost ten. The statue of Michael Jordan now lives inside the atrium, and is the only meeting point anyone needs.',
      'In the nineties children all over the world wore the red cap without knowing a rule of the game. Then came Derrick Rose, a Chicago boy and the youngest player ever to win the league’s award for the most valuable, and for two seasons there was hope. What if his knee had held? It is still discussed on the concourse, over popcorn with cheese and caramel together.',
      'On game nights the crowd comes in from the West Loop and the bars of Randolph Street. Benny the Bull empties popcorn over somebody who had it coming. The Knicks are still booed from memory.',
    ],
    ar: [
      'تُطفأ الأنوار، ويتصاعد لحن «سيريوس»، فتعود القشعريرة نفسها إلى رجال تجاوزوا الأربعين وقد عرفوها صغارًا أمام الشاشة. نصف صالات العالم قلّدت هذا التقديم، أما الأصل ففي شارع ماديسون الغربي.',
      'تأسس بولز عام 1966، وعاش أعلى سنواته صخبًا في «شيكاغو ستاديوم» القديم، ثم فُتحت صالة «يونايتد سنتر» قبالته في 1994. ستة ألقاب في ثمانية مواسم بعد حرب طويلة مع «أولاد» ديترويت المشاغبين، وموسم 1995–96 انتهى باثنين وسبعين فوزًا مقابل عشر هزائم. وتمثال مايكل جوردان داخل البهو هو نقطة اللقاء التي لا تحتاج إلى شرح.',
      'وفي ليالي المباريات يتدفق الناس من «ويست لوب» وشارع راندولف، ويسكب الثور «بيني» الفشار على من يستحق، ويُقابَل نيكس بصافرات محفوظة عن ظهر قلب.',
      'وأطفال التسعينيات في حاراتنا لبسوا قبعته الحمراء ولو لم يعرفوا قاعدة واحدة من اللعبة. كانت المباريات تصل مسجلة، والمجلة تُقص منها الصور وتُعلّق على باب الغرفة. ثم جاء ديريك روز ابن المدينة نفسها، أصغر من نال جائزة أفضل لاعب، فعاد الأمل موسمين وبقيت حكايته حتى اليوم: ماذا لو سلمت ركبته؟ وفي الممرات يُباع الفشار بالجبن والكراميل معًا.',
    ],
  },
  venue: { en: 'United Center', ar: 'صالة يونايتد سنتر' },
  capacity: 20917,
  city: { en: 'Chicago', ar: 'شيكاغو' },
  country: { en: 'United States', ar: 'الولايات المتحدة' },
  founded: '1966',
  sameAs: ['https://www.nba.com/bulls/'],
  honoursTo: 2026,
  honours: [{ count: 6, title: { en: 'NBA titles', ar: 'ألقاب NBA' } }],
  sources: [
    {
      fact: 'Capacity 20,917',
      read: ['stored file 53755346047: stadiums by sport', 'stored file 23659383634: American arenas'],
    },
    {
      fact: 'NBA titles 6, to 2026',
      read: [
        'stored file 27757695943: NBA champions',
        'stored file 25411363872: American champions',
        'stored file 67121906619: American champions of 2026',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
