import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pinned, pinnedFirst } from '../../content/features/pinned-badges.ts';
import { locales } from '../../content/locale.ts';
import { sportLabels } from '../../content/sports/sports.ts';
import { teams } from '../../content/teams/teams.ts';
import { badges, sportBadges } from '../manifest/badges.ts';
import { mosaics } from '../manifest/mosaics.ts';
import { glyphs } from '../manifest/shapes/badge-glyphs.ts';
import { inProject } from '../studio/hashed-file.ts';
import { lookOf } from './badge.ts';
import { footballEmblem } from './football-emblems.ts';
import { contrast, paletteOf } from './palette.ts';
import { arabicSize, bandRoom, letteringOf, openBadgeFonts, ribbonRoom } from './ribbons.ts';
import { familyOf, type Silhouette, silhouettes } from './silhouettes.ts';

const slugs = sportLabels.map((label) =>
  label
    .toLowerCase()
    .replaceAll(/[^\w\s]/g, '')
    .replaceAll(/\s+/g, '-'),
);
const all = Object.entries(badges.en).concat(Object.entries(badges.ar), Object.entries(sportBadges));
const picture = (url: string) => readFile(inProject('public', url), 'utf8');

test.each(slugs)('the sport %s has a glyph, outlines and a badge', (slug) => {
  expect(glyphs[slug]?.path).toMatch(/^M/);
  expect(familyOf[slug]?.length).toBeGreaterThan(0);
  expect(sportBadges[slug]).toBeDefined();
});

test.each(slugs)('the sport %s has a readable mosaic', (slug) => {
  const cards = [...(mosaics[slug] ?? '').matchAll(/h(\d+)v/g)].reduce(
    (sum, [, run]) => sum + Number(run),
    0,
  );
  expect(cards).toBeGreaterThan(120);
  expect(cards).toBeLessThan(36 * 36 * 0.85);
});

test('glyphs of sports are unique', () => {
  expect(new Set(Object.values(glyphs).map(({ path }) => path)).size).toBe(slugs.length);
});

test.each(locales)('every team has a badge in %s, and every badge a team', (locale) => {
  expect(Object.keys(badges[locale]).toSorted()).toEqual(teams.map(({ slug }) => slug).toSorted());
});

test('teams of a sport have different short names', () => {
  for (const locale of locales) {
    const names = teams.map(({ sport, short }) => `${sport} ${short[locale]}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  }
});

test('badges of the two languages differ, unless the short name is a number', () => {
  const same = teams.filter(({ slug }) => badges.en[slug] === badges.ar[slug]);
  expect(same.map(({ short }) => short.en)).toEqual(['147', '180']);
});

test('Arabic names are large enough to read on a badge 48 px wide', async () => {
  const fonts = await openBadgeFonts();
  for (const { slug, sport, short } of teams) {
    if (/^\d+$/.test(short.ar)) continue;
    const look = lookOf(slug, sport);
    const shape: Silhouette = silhouettes[look.silhouette];
    const room = look.headed && shape.head ? bandRoom : ribbonRoom(shape);
    expect(arabicSize(short.ar, fonts.arabic, room), slug).toBeGreaterThanOrEqual(28);
  }
});

test('football clubs of a league have different emblems, and so have neighbours', () => {
  const clubs = teams.filter(({ sport }) => sport === 'football');
  for (const league of Map.groupBy(
    clubs.filter((club) => club.league),
    (club) => club.league,
  ).values())
    expect(new Set(league.map(({ slug }) => footballEmblem(slug))).size).toBe(league.length);
  const carousels = locales.map((locale) => [
    ...pinnedFirst[locale],
    ...pinned.filter((slug) => !pinnedFirst[locale].includes(slug)),
  ]);
  for (const slugs of [clubs.map(({ slug }) => slug), ...carousels])
    for (const [at, slug] of slugs.slice(1).entries()) {
      const before = slugs[at] ?? '';
      const areClubs = [before, slug].every((each) => clubs.some((club) => club.slug === each));
      if (areClubs) expect(footballEmblem(slug), slug).not.toBe(footballEmblem(before));
    }
});

test.each(all)('the badge %s is at most 5 KB and has no dangling references', async (_, url) => {
  const svg = await picture(url);
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(5_120);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
  expect(used.filter((id) => !ids.has(id))).toEqual([]);
});

test.each(all)('the badge %s does not touch its edges', async (_, url) => {
  const { data, info } = await sharp(Buffer.from(await picture(url)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alpha = (x: number, y: number) => data[(y * info.width + x) * 4 + 3] ?? 255;
  const border = [
    ...Array.from({ length: info.width }, (_, x) => [alpha(x, 0), alpha(x, info.height - 1)]),
    ...Array.from({ length: info.height }, (_, y) => [alpha(0, y), alpha(info.width - 1, y)]),
  ].flat();
  expect(Math.max(...border)).toBe(0);
});

test('the short name has a contrast of at least 4.5:1 to its ribbon', () => {
  for (const team of teams) {
    const { ground, text } = letteringOf(
      paletteOf(team.badge.colours),
      lookOf(team.slug, team.sport).lettering,
    );
    expect(contrast(ground, text), team.slug).toBeGreaterThanOrEqual(4.5);
  }
});
