import * as palette from '../../content/palette.ts';
import { mix } from '../badges/palette.ts';
import { type Expression, features } from './face.ts';
import { flat, line, type Paint, shape } from './paint.ts';
import type { Person } from './people.ts';

const DARK_SKINS = ['#6B3F2B', '#522E22', '#94593A'];

/** Lines on dark skin need a darker tone to be visible. */
export const creaseOf = (skin: string) =>
  DARK_SKINS.includes(skin) ? mix(skin, '#16040B', 0.62) : mix(skin, '#3A0F1E', 0.55);

function skullPath([width, chin, jaw]: Person['skull']): string {
  return `M${-width}-6C${-width}-36-24-52 0-52S${width}-36 ${width}-6C${width} ${jaw} ${chin} 49 0 49S${-width} ${jaw} ${-width}-6Z`;
}

function beard({ beard: worn, skull: [width, chin, jaw] }: Person, paint: Paint): string {
  if (!worn) return '';
  const colour = paint(worn.colour);
  const moustache = 'M0 18C-8 14-18 18-21 25C-12 27-6 24 0 22C6 24 12 27 21 25C18 18 8 14 0 18Z';
  if (worn.kind === 'moustache') return flat(colour, moustache);
  const depth = { full: 57, short: 52, long: 86 }[worn.kind];
  const cheek = worn.kind === 'short' ? 12 : 4;
  const spread = worn.kind === 'long' ? chin + 12 : chin + 3;
  const outer = `M${-width - 1} ${cheek - 8}C${-width - 2} ${jaw + 8} ${-spread - 4} ${depth} 0 ${depth}S${width + 2} ${jaw + 8} ${width + 1} ${cheek - 8}`;
  const inner = `C${width - 5} ${cheek + 8} 26 18 20 17C10 12-10 12-20 17C-26 18 ${-width + 5} ${cheek + 8} ${-width - 1} ${cheek - 8}Z`;
  return flat(colour, outer + inner);
}

function glasses(kind: Person['glasses'], turn: number): string {
  if (!kind) return '';
  const lens = (x: number) =>
    kind === 'round'
      ? `<circle cx="${x}" cy="-2" r="12.5"/>`
      : `<rect x="${x - 13}" y="-13" width="26" height="21" rx="6"/>`;
  return `<g transform="translate(${turn} 0)" fill="#fff" fill-opacity=".16" stroke="#14163A" stroke-width="2.8">${lens(-15.5)}${lens(15.5)}<path fill="none" d="M-3-4C-1-6 1-6 3-4M-28-5L-37-8M28-5L37-8"/></g>`;
}

interface HeadPose {
  readonly expression: Expression;
  /** Sideways look in px: -8 to the left, 8 to the right. */
  readonly turn?: number;
}

function neckAndEars(person: Person, paint: Paint): { neck: string; ears: string } {
  const skin = paint(person.face.skin);
  const crease = paint(creaseOf(person.face.skin));
  const [width] = person.skull;
  return {
    neck:
      shape(skin, 'M-19 32L-21 58C-12 74 12 74 21 58L19 32Z') +
      flat(crease, 'M-19 36C-12 54 12 54 19 36L20 48C10 64-10 64-20 48Z', 0.55),
    ears:
      `<ellipse cx="${-width}" cy="2" rx="7.5" ry="11" fill="${skin}"/><ellipse cx="${width}" cy="2" rx="7.5" ry="11" fill="${skin}"/>` +
      line(crease, `M${-width - 3}-1q-2 4 1 7M${width + 3}-1q2 4-1 7`, 1.8) +
      (person.earring
        ? `<circle cx="${-width - 1}" cy="15" r="3" fill="${palette.gold}" stroke="none"/><circle cx="${width + 1}" cy="15" r="3" fill="${palette.gold}" stroke="none"/>`
        : ''),
  };
}

/** Neck and head as seen from behind. */
export function headFromBehind(person: Person, paint: Paint): string {
  const { neck, ears } = neckAndEars(person, paint);
  return ears + shape(paint(person.face.skin), skullPath(person.skull)) + neck + person.hair.nape(paint);
}

/** Neck and head without what is behind them. */
export function head(person: Person, { expression, turn = 0 }: HeadPose, paint: Paint): string {
  const { face, skull, hair } = person;
  const skin = paint(face.skin);
  const crease = paint(creaseOf(face.skin));
  const [width, chin, jaw] = skull;
  const { neck, ears } = neckAndEars(person, paint);
  const shade = `<path fill="${crease}" fill-opacity=".3" stroke="none" d="M${width}-8C${width} ${jaw} ${chin} 49 0 49C16 42 25 26 27 4C27-12 24-26 15-44C28-38 ${width}-28 ${width}-8Z"/>`;
  const blush = DARK_SKINS.includes(face.skin) ? 0.26 : 0.3;
  return (
    neck +
    ears +
    shape(skin, skullPath(skull)) +
    shade +
    beard(person, paint) +
    features(face, expression, turn, {
      blush: blush * (1 - paint.dark),
      lineOf: (colour) => paint(creaseOf(colour)),
      paint,
    }) +
    glasses(person.glasses, turn * 0.8) +
    hair.front(paint)
  );
}
