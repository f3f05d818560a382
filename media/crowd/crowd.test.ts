import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { downloadCrowd } from './download.ts';
import { featuresCrowd } from './features.ts';
import { heroCrowd, heroRows } from './hero.ts';
import { SEATS, seats } from './seats.ts';
import { SIGN_UP_CROWD, signUpCrowd, signUpScarves, UNDER_CLUB_COLOURS } from './sign-up.ts';
import { TERRACES } from './terraces.ts';

const BUDGET = 14 * 1024;

test.each([
  ['hero, English', heroCrowd('en')],
  ['hero, Arabic', heroCrowd('ar')],
  ['sign-up', signUpCrowd(TERRACES.east)],
  ['closing', signUpCrowd(TERRACES.west)],
  ['club, east', signUpCrowd(TERRACES.east, UNDER_CLUB_COLOURS)],
  ['club, west', signUpCrowd(TERRACES.west, UNDER_CLUB_COLOURS)],
  ['seats', seats()],
  ['download', downloadCrowd()],
  ['features, below the text', featuresCrowd('below')],
  ['features, beside the text', featuresCrowd('beside')],
])('the %s crowd is at most 14 KB with Brotli', (_name, svg) => {
  expect(brotliCompressSync(svg).length).toBeLessThan(BUDGET);
});

test.each(['en', 'ar'] as const)('nobody is twice in the crowd of the hero (%s)', (language) => {
  const names = heroRows(language).flatMap((row) => row.map(({ who }) => who));
  expect(new Set(names).size).toBe(names.length);
});

test.each(Object.entries(TERRACES))(
  'nobody is twice within 190 px of the %s terrace, also where its tiles meet',
  (_name, rows) => {
    const fans = rows.flat();
    for (const [index, { who, x }] of fans.entries())
      for (const other of fans.slice(index + 1)) {
        const gap = Math.abs(x - other.x);
        if (other.who === who) expect(Math.min(gap, SIGN_UP_CROWD.width - gap), who).toBeGreaterThan(190);
      }
  },
);

test.each([
  ['hero, English', heroRows('en').at(-1)],
  ['hero, Arabic', heroRows('ar').at(-1)],
  ['east', TERRACES.east.at(-1)],
  ['west', TERRACES.west.at(-1)],
])('neighbours in the front row of the %s crowd differ in their faces', (_name, row = []) => {
  const faces = row.map((stand) => ('pose' in stand ? stand.pose?.expression : undefined));
  faces.slice(1).forEach((face, index) => {
    expect(face).not.toBe(faces[index]);
  });
  expect(new Set(faces).size).toBeGreaterThanOrEqual(5);
});

test('the two terraces have no fan of the front row in common', () => {
  const [east, west] = [TERRACES.east, TERRACES.west].map(([, , front]) => front.map(({ who }) => who));
  expect(west?.filter((who) => east?.includes(who))).toEqual([]);
});

test('crowds are deterministic', () => {
  expect(signUpCrowd(TERRACES.east)).toBe(signUpCrowd(TERRACES.east));
});

test.each(Object.values(TERRACES))('masks of a club’s scarves have no colour of their own', (...rows) => {
  for (const mask of Object.values(signUpScarves(rows)))
    expect(new Set(mask.match(/#[\dA-F]{3,6}\b/gi))).toEqual(new Set(['#fff', '#000']));
});

test('seat A12 is empty', () => {
  const seated = [...seats().matchAll(/<g transform="translate\(([\d.]+) [\d.]+\) scale\(\d+e-3\)">/g)].map(
    ([, x]) => Number(x),
  );
  expect(seated).toHaveLength(SEATS.width / SEATS.pitch - 1);
  expect(seated.filter((x) => Math.abs(x - SEATS.free) < SEATS.pitch / 2)).toEqual([]);
});
