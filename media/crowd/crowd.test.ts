import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { downloadCrowd } from './download.ts';
import { heroCrowd } from './hero.ts';
import { SEATS, seats } from './seats.ts';
import { signUpCrowd, signUpScarves, UNDER_CLUB_COLOURS } from './sign-up.ts';

const BUDGET = 14 * 1024;

test.each([
  ['hero, English', heroCrowd('en')],
  ['hero, Arabic', heroCrowd('ar')],
  ['sign-up', signUpCrowd()],
  ['club', signUpCrowd(UNDER_CLUB_COLOURS)],
  ['seats', seats()],
  ['download', downloadCrowd()],
])('the %s crowd is at most 14 KB with Brotli', (_name, svg) => {
  expect(brotliCompressSync(svg).length).toBeLessThan(BUDGET);
});

test('crowds are deterministic', () => {
  expect(signUpCrowd()).toBe(signUpCrowd());
});

test('masks of the club’s scarves have no colour of their own', () => {
  for (const mask of Object.values(signUpScarves()))
    expect(new Set(mask.match(/#[\dA-F]{3,6}\b/gi))).toEqual(new Set(['#fff', '#000']));
});

test('seat A12 is empty', () => {
  const seated = [...seats().matchAll(/<g transform="translate\(([\d.]+) [\d.]+\) scale\(\d+e-3\)">/g)].map(
    ([, x]) => Number(x),
  );
  expect(seated).toHaveLength(SEATS.width / SEATS.pitch - 1);
  expect(seated.filter((x) => Math.abs(x - SEATS.free) < SEATS.pitch / 2)).toEqual([]);
});
