import type { Locale } from '../../../content/locale.ts';
import * as palette from '../../../content/palette.ts';
import type { Team } from '../../../content/schema.ts';
import { contrast } from '../../badges/palette.ts';
import { badges } from '../../manifest/badges.ts';
import { card, clubGround, escaped, fitted, logo, pin, scarf, tag } from '../parts.ts';
import { words } from '../words.ts';

/** A programme cover in club colours, with the badge on a scarf. */
export function teamCard(team: Team, sport: string, locale: Locale): string {
  const { planes, text } = clubGround(team.badge.colours[0] ?? palette.royal);
  const name = team.name[locale];
  const style = `--p1:${planes[0]};--p2:${planes[1]};--p3:${planes[2]};--text:${text};color:${text}`;
  const content = `
    <div class="planes"><i></i><i></i></div>
    <div class="masthead">${logo()}<span>${escaped(sport)}</span></div>
    ${fitted(name, 'name')}
    ${scarf(words.slogan[locale], scarfColours(team.badge.colours))}
    <div class="hero">${pin(badges[locale][team.slug] ?? '', 300)}</div>
    <div class="foot">${tag(words.whoIsIn[locale])}<span>${words.unofficial[locale]}</span></div>`;
  return card(locale, name.length > 13 ? 'team long' : 'team', content, style);
}

/**
 * Scarf colours with contrast to the cover. The cloth is white or chalk if possible, as on the
 * team's page, else night.
 */
function scarfColours(colours: readonly string[]): [string, string, string] {
  const [first = palette.royal, second = palette.chalk, third] = colours;
  const cloth = [third ?? second, second, palette.chalk].find(
    (colour) => contrast(colour, first) >= 3 && contrast(colour, '#FFFFFF') < 1.2,
  );
  const ground =
    cloth ??
    (contrast(palette.chalk, first) >= 2
      ? palette.chalk
      : contrast(second, first) >= 2.5
        ? second
        : palette.night2);
  const stripe = contrast(first, ground) >= 2 ? first : second;
  const accent = [third, second, palette.gold].find(
    (colour) => colour && colour !== ground && colour !== stripe,
  );
  return [ground, stripe, accent ?? palette.gold];
}
