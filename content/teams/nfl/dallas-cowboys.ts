import type { TeamEntry } from '../../schema.ts';

export const dallasCowboys: TeamEntry = {
  slug: 'dallas-cowboys',
  name: { en: 'Dallas Cowboys', ar: 'دالاس كاوبويز' },
  article: true,
  aliases: { en: ['Cowboys', 'America’s Team'], ar: ['الكاوبويز'] },
  sport: 'nfl',
  short: { en: 'DAL', ar: 'كاوبويز' },
  badge: { colours: ['#12305E', '#A9B4BE', '#FFFFFF'], pattern: 'rays' },
  description: {
    en: 'The blue star, the Thanksgiving kick-off and the nickname every rival resents: company for Cowboys fans, wherever their couch is.',
    ar: 'النجمة الزرقاء ومباراة عيد الشكر ولقب يغيظ كل منافس: رفقة لمشجعي كاوبويز أينما كانت شاشتهم.',
  },
  story: {
    en: [
      'The old Texas Stadium had a hole in its roof, so that God, the joke went, could watch his team. The joke moved to Arlington with everyone else in 2009. The roof there closes, and overhead hangs a screen so long that punters have been known to hit it.',
      'The team dates from 1960 and the nickname from a film: the reel of the 1978 season was titled “America’s Team”, and Philadelphia, Washington and the New York Giants have been trying to make Dallas regret it since. With two exceptions the Cowboys have hosted every Thanksgiving from 1966 on, in the hour when families run out of conversation and switch on the game.',
      'Five Super Bowls are in the cabinet, three of them from the nineties of Aikman, Smith and Irvin. Ever since, the crowd has said that this year is the one, and has meant it every year. In the Gulf the Thanksgiving game falls on the night before the weekend, which makes it a big supper with relatives and a screen.',
      'Fans arrive hours early. Brisket smokes across the car parks, Texas Live! fills up on the far side of the road, and on days without a game people drive to the plaza of The Star in Frisco simply to stand near a practice field.',
    ],
    ar: [
      'كانت في سقف ملعب «تكساس» القديم فتحة واسعة، والنكتة المحلية تقول إنها تُركت كي تطل السماء على فريقها. وفي 2009 انتقل الجميع إلى آرلينغتون حيث يُغلق السقف، وتتدلى فوق العشب شاشة هائلة سبق أن اصطدمت بها ركلات اللاعبين.',
      'تأسس الفريق عام 1960، وجاء لقب «فريق أمريكا» من عنوان فيلم عن موسم 1978، ومن يومها وفيلادلفيا وواشنطن ونيويورك جاينتس تحاول أن تُندم أهل دالاس عليه. ومنذ 1966، باستثناء مرتين، يستضيف كاوبويز مباراة عيد الشكر حين تنفد أحاديث العائلة ويُفتح التلفاز.',
      'الجمهور هنا يحضر قبل الموعد بساعات: دخان الشواء يغطي مواقف السيارات، ومجمع «تكساس لايف» يمتلئ على الجانب الآخر من الطريق، وفي أيام الراحة يقصد كثيرون ساحة «ذا ستار» في فريسكو لمجرد الوقوف قرب ملعب التدريب.',
      'وفي الخليج من عرفه قبل أن يعرف اللعبة، من قبعة أو مسلسل، ثم جلس لمباراة عيد الشكر، وهي هنا ليلة جمعة، فصارت عادته: عشاء كبير وشاشة وأقارب. له خمس كؤوس سوبر بول، ثلاث منها في التسعينيات مع أيكمان وسميث وإيرفن. وجمهوره من وقتها يقول: هذا العام عامنا، ويقولها بصدق كل عام.',
    ],
  },
  venue: { en: 'AT&T Stadium', ar: 'ملعب إيه تي آند تي' },
  capacity: 80000,
  city: { en: 'Arlington, Texas', ar: 'آرلينغتون، تكساس' },
  country: { en: 'United States', ar: 'الولايات المتحدة' },
  founded: '1960',
  sameAs: ['https://www.dallascowboys.com/'],
  honoursTo: 2026,
  honours: [{ count: 5, title: { en: 'Super Bowls', ar: 'ألقاب السوبر بول' } }],
  sources: [
    {
      fact: 'Capacity 80,000',
      read: ['stored file 4022998763: NFL teams', 'stored file 23659383634: American arenas'],
    },
    {
      fact: 'Super Bowls 5, to 2026',
      read: [
        'stored file 25411363872: American champions',
        'stored file 4022998763: NFL teams',
        'stored file 61941064470: Super Bowl LX',
        'stored file 71016455313: Super Bowl LX',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
