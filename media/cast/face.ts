import { CHALK, flat, INK, LINE, line, type Paint } from './paint.ts';

/** What a face shows. */
export const EXPRESSIONS = [
  'roar',
  'laugh',
  'grin',
  'smile',
  'sing',
  'chant',
  'glance',
  'hope',
  'tense',
  'wonder',
] as const;
export type Expression = (typeof EXPRESSIONS)[number];

export interface Features {
  readonly skin: string;
  readonly brow: string;
  readonly nose?: 'fine' | 'broad' | 'long' | 'button';
  readonly lashes?: boolean;
  readonly lips?: string;
  readonly old?: boolean;
}

type Eyes = 'open' | 'happy' | 'up' | 'wide' | 'aside';
type Brows = 'calm' | 'high' | 'worried';

const LOOKS: Record<Expression, readonly [Eyes, Brows]> = {
  roar: ['open', 'high'],
  laugh: ['happy', 'high'],
  grin: ['open', 'high'],
  smile: ['open', 'calm'],
  sing: ['happy', 'worried'],
  chant: ['open', 'high'],
  glance: ['aside', 'high'],
  hope: ['up', 'worried'],
  tense: ['wide', 'worried'],
  wonder: ['wide', 'high'],
};

const BROWS: Record<Brows, string> = {
  calm: 'M-23-16C-19-20-12-20-7-17M23-16C19-20 12-20 7-17',
  high: 'M-24-18C-19-25-11-25-6-20M24-18C19-25 11-25 6-20',
  worried: 'M-24-14C-19-18-12-22-6-22M24-14C19-18 12-22 6-22',
};

const both = (drawn: (x: number, side: -1 | 1) => string) => drawn(-15, -1) + drawn(15, 1);

/** `side`: where eyes look that look aside. */
function eyes(kind: Eyes, { lashes, lid, side }: { lashes: boolean; lid: string; side: -1 | 1 }): string {
  const lash = lashes ? line(INK, 'M-20-5l-5-3M20-5l5-3', 2.4) : '';
  if (kind === 'happy') return line(INK, 'M-22-2C-19-10-11-10-8-2M22-2C19-10 11-10 8-2', 3.4) + lash;
  const lift = kind === 'up' ? -3 : 0;
  const shift = kind === 'aside' ? 3 * side : 0;
  const white =
    kind !== 'open'
      ? both((x) => `<ellipse cx="${x}" cy="-3" rx="6.6" ry="7.4" fill="#FFFDF6" stroke="none"/>`)
      : '';
  const pupils = both(
    (x) =>
      `<ellipse cx="${x + shift}" cy="${-2.5 + lift}" rx="4.2" ry="5" fill="${INK}" stroke="none"/><circle cx="${x + shift + 1.5}" cy="${-4.5 + lift}" r="1.4" fill="#fff" stroke="none"/>`,
  );
  const lids = line(lid, 'M-22-6C-19-11-11-11-8-6M22-6C19-11 11-11 8-6', 2.2);
  return white + pupils + lids + lash;
}

const NOSES = {
  fine: 'M1-1C2 6 6 10 5 13C4 16-1 16-3 14',
  broad: 'M-8 13C-8 18-3 16 0 17C3 16 8 18 8 13',
  long: 'M2-3C3 6 9 11 7 15C5 18-1 18-4 16',
  button: 'M-4 12C-2 16 3 16 5 12',
} as const;

function mouth(expression: Expression, skinLine: string, lips: string | undefined): string {
  const open = (d: string, teeth: string, tongue: string) =>
    flat('#571425', d) + flat(CHALK, teeth) + flat('#DE6A61', tongue) + (lips ? line(lips, d, 2.4) : '');
  switch (expression) {
    case 'roar':
      return open(
        'M-15 21C-9 17 9 17 15 21C18 34 11 44 0 44C-11 44-18 34-15 21Z',
        'M-13 21.5C-8 18.5 8 18.5 13 21.5L12 26.5C6 25 -6 25-12 26.5Z',
        'M-9 39C-6 33 6 33 9 39C6 44-6 44-9 39Z',
      );
    case 'laugh':
      return open(
        'M-18 20C-9 23 9 23 18 20C18 35 10 42 0 42C-10 42-18 35-18 20Z',
        'M-16 21.5C-8 24 8 24 16 21.5C16 25 15 27 14 28.5C7 30.5-7 30.5-14 28.5C-15 27-16 25-16 21.5Z',
        'M-9 38C-6 33 6 33 9 38C6 42-6 42-9 38Z',
      );
    case 'grin':
      return (
        flat(CHALK, 'M-17 21C-9 24.5 9 24.5 17 21C16 31 10 36 0 36C-10 36-16 31-17 21Z') +
        line(lips ?? skinLine, 'M-17 21C-9 24.5 9 24.5 17 21C16 31 10 36 0 36C-10 36-16 31-17 21Z')
      );
    case 'sing':
      return open(
        'M0 18C8 18 10 24 10 30C10 38 6 42 0 42C-6 42-10 38-10 30C-10 24-8 18 0 18Z',
        'M-7 20.5C-3 18.5 3 18.5 7 20.5L6 23.5H-6Z',
        'M-6 37C-4 33 4 33 6 37C4 41-4 41-6 37Z',
      );
    case 'chant':
      return open(
        'M0 22.5C5 22.5 8 26 8 30.5C8 35.5 5 39 0 39C-5 39-8 35.5-8 30.5C-8 26-5 22.5 0 22.5Z',
        'M-5 25C-2 23.6 2 23.6 5 25V26.6H-5Z',
        'M-5 35.5C-3 33 3 33 5 35.5C3 38.4-3 38.4-5 35.5Z',
      );
    case 'glance':
      return line(lips ?? skinLine, 'M-12 28C-4 33 8 31.5 13 23.5M15.5 25.5L10.5 22.5', 3.2);
    case 'wonder':
      return open(
        'M0 22C5 22 7 26 7 30C7 35 4 38 0 38C-4 38-7 35-7 30C-7 26-5 22 0 22Z',
        'M-4 24C-2 22.8 2 22.8 4 24V25.6H-4Z',
        'M-4 35C-2 32.6 2 32.6 4 35C2 37.4-2 37.4-4 35Z',
      );
    case 'tense':
      return (
        flat(CHALK, 'M-12 25C-6 23 6 23 12 25V31C6 33-6 33-12 31Z') +
        line(lips ?? skinLine, 'M-12 25C-6 23 6 23 12 25V31C6 33-6 33-12 31ZM-12 28H12', 2.2)
      );
    case 'hope':
      return line(lips ?? skinLine, 'M-10 29C-4 33 4 33 10 28', 3.2);
    case 'smile':
      return line(lips ?? skinLine, 'M-14 25C-8 34 8 34 14 25M-16 23.5L-12.5 25.5M16 23.5L12.5 25.5', 3.2);
  }
}

/** Eyes, brows, nose, mouth and a blush. `turn` moves them sideways, in px. */
export function features(
  { skin, brow, nose = 'fine', lashes = false, lips, old = false }: Features,
  expression: Expression,
  turn: number,
  { blush, lineOf, paint }: { blush: number; lineOf: (colour: string) => string; paint: Paint },
): string {
  const [eyeKind, browKind] = LOOKS[expression];
  const skinLine = lineOf(skin);
  const side = turn < 0 ? -1 : 1;
  const cheeks = both(
    (x) =>
      `<ellipse cx="${x * 1.5}" cy="13" rx="8.5" ry="5.5" fill="#F0563F" fill-opacity="${blush}" stroke="none"/>`,
  );
  const wrinkles = old
    ? line(
        skinLine,
        'M-28-3l-5-3M-28 2l-5 1M28-3l5-3M28 2l5 1M-20 17C-23 21-23 25-21 28M20 17C23 21 23 25 21 28',
        1.8,
      )
    : '';
  const noseLine = `<g transform="scale(${side} 1)">${line(skinLine, NOSES[nose])}</g>`;
  const inner =
    cheeks +
    wrinkles +
    noseLine +
    line(paint(brow), BROWS[browKind], LINE + 1.2) +
    eyes(eyeKind, { lashes, lid: skinLine, side }) +
    (side === -1 && expression === 'glance'
      ? `<g transform="scale(-1 1)">${mouth(expression, skinLine, lips)}</g>`
      : mouth(expression, skinLine, lips));
  return turn === 0 ? inner : `<g transform="translate(${turn} 0)">${inner}</g>`;
}
