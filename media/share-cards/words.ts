import { dayName } from '../../content/clock/day-names.ts';
import type { Locale } from '../../content/locale.ts';
import type { Localized } from '../../content/schema.ts';
import { textOfPages } from './text-of-pages.ts';

/** Texts of the share cards besides names from the content. */
export const words = {
  unofficial: textOfPages('unofficial'),
  whoIsIn: { en: 'Who’s in?', ar: 'من معنا؟' },
  slogan: { en: 'Never watch a game alone', ar: 'لا تشاهد أي مباراة وحدك' },
  headlineStart: textOfPages('home_headline'),
  homeLine: {
    en: 'Find the people who shout at the same screen as you.',
    ar: 'اعثر على من يهتف معك أمام الشاشة نفسها.',
  },
  features: textOfPages('home_features_heading'),
  featuresLine: {
    en: 'Watch parties, away days, challenges, PlayPass.',
    ar: 'تجمّعات مشاهدة، رحلات خارج الأرض، تحديات، وPlayPass.',
  },
  pages: [
    { en: 'Watch parties', ar: 'تجمّعات المشاهدة' },
    { en: 'Challenges', ar: 'التحديات' },
    { en: 'Away days', ar: 'رحلات خارج الأرض' },
  ],
  joinFirst: textOfPages('sign_up_heading'),
  earlyAccess: textOfPages('sign_up_strip_start'),
  costsNothing: textOfPages('sign_up_strip_end'),
  kickOff: { en: 'The list is open', ar: 'القائمة مفتوحة الآن' },
  home: { en: 'Home', ar: 'أصحاب الأرض' },
  away: { en: 'Away', ar: 'الضيوف' },
  admit: textOfPages('sign_up_admit'),
  seat: textOfPages('sign_up_seat'),
  seatValue: textOfPages('sign_up_seat_value'),
  gate: textOfPages('sign_up_gate'),
  gateValue: textOfPages('sign_up_gate_value'),
  film: { en: 'From the sofa to the stand in ninety seconds', ar: 'من الأريكة إلى المدرج في تسعين ثانية' },
  filmLine: { en: 'SportBuddy Fan Engagement Video', ar: 'فيلم SportBuddy عن متعة التشجيع معًا' },
  hubLine: { en: 'Your end is closer than you think.', ar: 'جمهورك أقرب مما تظن.' },
  hub: { en: 'Fan hub', ar: 'ملتقى المشجعين' },
  programme: textOfPages('cover_programme'),
  fixtureCard: { en: 'Fixture card', ar: 'بطاقة المباراة' },
  leagueLine: { en: 'Which end are you?', ar: 'في أي مدرج أنت؟' },
  founded: { en: 'Since', ar: 'منذ' },
  watchEvent: { en: 'Where are you watching?', ar: 'أين ستشاهدها؟' },
  fanGuide: { en: 'Fan guide', ar: 'دليل المشجع' },
  privacy: textOfPages('footer_privacy'),
  terms: textOfPages('footer_terms'),
  cookies: textOfPages('footer_cookies'),
  effective: { en: 'Effective', ar: 'سارية من' },
  houseRules: { en: 'House rules', ar: 'قواعد الملعب' },
  wrongGate: { en: 'Wrong gate', ar: 'البوابة الخطأ' },
  wrongGateLine: {
    en: 'The match is still on. Come round the front.',
    ar: 'المباراة لم تنتهِ بعد. تعال من البوابة الأخرى.',
  },
} as const satisfies Record<string, Localized | readonly Localized[]>;

const arabicTeams: Record<Intl.LDMLPluralRule, string> = {
  zero: 'فريق',
  one: 'فريق',
  two: 'فريقان',
  few: 'فرق',
  many: 'فريقًا',
  other: 'فريق',
};

/** The word below a count of teams. */
export function teamsWord(count: number, locale: Locale): string {
  return locale === 'ar' ? arabicTeams[new Intl.PluralRules('ar').select(count)] : 'teams';
}

/** A date such as "7 January 2027". Ignores time and offset of `iso`. */
export function dayOf(iso: string, locale: Locale): string {
  return dayName(new Date(`${iso.slice(0, 10)}T00:00:00Z`), locale, { timeZone: 'UTC' });
}
