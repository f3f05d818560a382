import type { Locale } from '../locale.ts';

/**
 * Alternative texts of the share cards, which `media/share-cards/cards/` draws. Change both
 * together.
 */
type CardDescriptions = {
  home: string;
  features: string;
  'sign-up': string;
  'watch-video': string;
  seats: (headline: string) => string;
  programmePage: (title: string) => string;
  /** `isStand` if the sport has enough teams to fill a stand with their badges. */
  hub: (sport: string, isStand: boolean) => string;
  league: (league: string, hasTeams: boolean) => string;
  team: (team: string) => string;
  event: (event: string, venue: string, day: string) => string;
};

export const cardDescriptions: Record<Locale, CardDescriptions> = {
  en: {
    home: 'Fans hold up a knitted scarf. The headline reads “Where Fans Unite”.',
    features: 'Three match programmes, fanned out: watch parties, challenges and away days.',
    'sign-up': 'An early access ticket, “Be the First to Join”, below a scoreboard at 0:0.',
    'watch-video': 'A still of the film, with a play button and its length, 1:30.',
    seats: (headline) => `Stadium seats, one of them free, below the words “${headline}”.`,
    programmePage: (title) => `A page of a match programme with the title “${title}”.`,
    hub: (sport, isStand) =>
      isStand
        ? `Fan badges on the steps of a stand, below the name “${sport}”.`
        : `A large sport badge under floodlights, beside the name “${sport}”.`,
    league: (league, hasTeams) =>
      `A fixture card with the name “${league}” and ${hasTeams ? 'badges of its teams' : 'the badge of the sport'}.`,
    team: (team) =>
      `A match programme in club colours, with the name “${team}” and its fan badge on a scarf.`,
    event: (event, venue, day) => `A match ticket for “${event}”: ${venue}, ${day}.`,
  },
  ar: {
    home: 'مشجعون يرفعون وشاحًا محبوكًا، والعنوان «حيث يتحد المشجعون».',
    features: 'ثلاثة أغلفة من دليل المشجع: تجمّعات المشاهدة والتحديات ورحلات خارج الأرض.',
    'sign-up': 'تذكرة دخول مبكر عليها «كن أول من ينضم»، وفوقها لوحة نتائج تشير إلى 0:0.',
    'watch-video': 'لقطة من الفيلم عليها زر التشغيل ومدته 1:30.',
    seats: (headline) => `مقاعد مدرج أحدها شاغر، وفوقها عبارة «${headline}».`,
    programmePage: (title) => `صفحة من دليل المشجع عنوانها «${title}».`,
    hub: (sport, isStand) =>
      isStand
        ? `شارات المشجعين مصفوفة على درجات المدرج، وفوقها اسم «${sport}».`
        : `شارة كبيرة تحت أضواء الملعب، وبجانبها اسم «${sport}».`,
    league: (league, hasTeams) =>
      `بطاقة مباراة عليها اسم «${league}» و${hasTeams ? 'شارات فرق المنافسة' : 'شارة الرياضة'}.`,
    team: (team) => `غلاف دليل المشجع بألوان النادي، عليه اسم «${team}» وشارة مشجعيه فوق وشاح.`,
    event: (event, venue, day) => `تذكرة «${event}»: ${venue}، ${day}.`,
  },
};
