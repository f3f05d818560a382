import { createHash } from 'node:crypto';
import type { Locale } from '../../content/locale.ts';
import * as palette from '../../content/palette.ts';
import type { Team } from '../../content/schema.ts';
import { footballEmblem } from './football-emblems.ts';
import { medallion, medallionKinds } from './medallions.ts';
import { mix, type Palette, paletteOf } from './palette.ts';
import { enamel } from './patterns.ts';
import { type Fonts, headBand, headOf, letteringOf, ribbon, ribbonKinds } from './ribbons.ts';
import { familyOf, type Silhouette, silhouettes } from './silhouettes.ts';

export type BadgeTeam = Pick<Team, 'slug' | 'sport' | 'short' | 'badge'>;

/**
 * The design of a badge, derived from a hash of its slug, so that it does not depend on other
 * teams.
 */
export function lookOf(slug: string, sport: string) {
  const dice = createHash('sha256').update(slug).digest();
  const pick = <T>(from: readonly T[], at: number): T => from[(dice[at] ?? 0) % from.length] as T;
  const family = familyOf[sport];
  if (!family) throw new Error(`No badge outline for the sport "${sport}"`);
  return {
    silhouette: pick(family, 0),
    ribbon: pick(ribbonKinds, 1),
    medallion: pick(medallionKinds, 2),
    lettering: pick([0, 0, 1, 2], 3),
    /** The name in a band at the top instead of on a ribbon, if the outline has room. */
    headed: pick([true, false, false], 6),
    id: dice.toString('hex', 4, 6),
  };
}

/**
 * A team's badge as an SVG of 400 × 440.
 * @param sportGlyph of its sport; football clubs have emblems of their own
 * @param locale language of the name on it
 */
export function teamBadge(team: BadgeTeam, sportGlyph: string, fonts: Fonts, locale: Locale): string {
  const glyph = team.sport === 'football' ? footballEmblem(team.slug) : sportGlyph;
  const short = team.short[locale];
  const look = lookOf(team.slug, team.sport);
  const shape: Silhouette = silhouettes[look.silhouette];
  const palette = paletteOf(team.badge.colours);
  const lettering = letteringOf(palette, look.lettering);
  const field = enamel(team.badge.pattern, palette, look.id);
  const head = look.headed ? headOf(shape, short) : undefined;
  if (head) {
    const band = headBand(head, short, fonts, lettering, palette.metal.mid);
    const [, radius] = shape.disc;
    const centre = medallion(look.medallion, [head + radius + 22, radius], glyph, palette);
    return pin(look.id, shape, palette, field, centre, band);
  }
  const name = ribbon(look.ribbon, shape, short, fonts, lettering);
  return pin(look.id, shape, palette, field, medallion(look.medallion, shape.disc, glyph, palette) + name);
}

const emblemColours = [
  [palette.royal, palette.chalk],
  [palette.gold, palette.ink],
  ['#0F7F74', palette.mint],
  [palette.night2, palette.ember],
  ['#B0411B', palette.gold],
  [palette.mint, palette.royal],
] as const;

/** A sport's badge in the site's colours: its first outline, a large glyph, no ribbon. */
export function sportBadge(sport: string, glyph: string): string {
  const look = lookOf(`sport-${sport}`, sport);
  const dice = Number.parseInt(look.id, 16);
  const shape: Silhouette = silhouettes[familyOf[sport]?.[0] ?? look.silhouette];
  const palette = paletteOf(emblemColours[dice % emblemColours.length] ?? []);
  const field = enamel(
    (['rays', 'quarters', 'chevron', 'diamonds', 'halves'] as const)[dice % 5] ?? 'rays',
    palette,
    look.id,
  );
  const [y, radius] = shape.disc;
  const kind = look.medallion === 'bare' ? 'disc' : look.medallion;
  return pin(look.id, shape, palette, field, medallion(kind, [y + 26, radius + 18], glyph, palette));
}

function pin(
  id: string,
  { path }: Silhouette,
  { metal, dark }: Palette,
  field: string,
  front: string,
  head = '',
): string {
  const edge = mix(dark, '#000000', 0.4);
  const line = (stroke: string, width: number) =>
    `<use href="#p${id}" stroke="${stroke}" stroke-width="${width}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 440"><defs><path id="p${id}" d="${path}"/><clipPath id="c${id}"><use href="#p${id}"/></clipPath><linearGradient id="m${id}" x2=".4" y2="1"><stop stop-color="${metal.light}"/><stop offset=".4" stop-color="${metal.mid}"/><stop offset=".5" stop-color="${metal.light}"/><stop offset="1" stop-color="${metal.deep}"/></linearGradient><linearGradient id="s${id}" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".42"/></linearGradient></defs><g clip-path="url(#c${id})">${field}<path fill="url(#s${id})" d="M0 0h400v440H0z"/><path fill="#fff" opacity=".14" d="M0 0H300Q120 90 60 330L0 400Z"/>${head}<use href="#p${id}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="56"/></g><g fill="none" stroke-linejoin="round">${line(edge, 34)}${line(`url(#m${id})`, 23)}<use href="#p${id}" stroke="${metal.light}" stroke-opacity=".55" stroke-width="5"/></g>${front}</svg>\n`;
}
