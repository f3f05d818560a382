import { withBrowser } from '../studio/chromium.ts';
import { saveSheet } from '../studio/contact-sheet.ts';
import { EXPRESSIONS } from './face.ts';
import { type Pose, place } from './figure.ts';
import { HANDS, hand } from './hands.ts';
import { creaseOf } from './head.ts';
import { lit, paintAt } from './paint.ts';
import { NAMES, PEOPLE, type PersonName } from './people.ts';
import { picture } from './picture.ts';
import { HOLDING_ANKLES, onShoulders, seated, standing } from './whole-figures.ts';

const WIDTH = 1500;
const HEIGHT = 1600;

/**
 * The whole cast, all expressions and hands, and what people do. Other parts of the media draw from
 * it.
 */
function castSheet(): string {
  const framed = (who: PersonName, x: number, y: number, scale: number, pose: Pose) =>
    `<svg x="${x - 110 * scale}" y="${y - 110 * scale}" width="${220 * scale}" height="${360 * scale}">${place(who, 110 * scale, 110 * scale, scale, pose)}</svg>`;
  const busts = NAMES.map((who, index) =>
    framed(who, 90 + (index % 9) * 165, 100 + Math.floor(index / 9) * 300, 0.78, {
      expression: EXPRESSIONS[index % EXPRESSIONS.length] ?? 'smile',
      turn: (index % 3) * 4 - 4,
      scarf: index % 2 ? 'neck' : 'none',
    }),
  ).join('');
  const faces = EXPRESSIONS.map((expression, index) =>
    framed('sami', 60 + index * 91, 690, 0.41, { expression, scarf: 'none' }),
  ).join('');
  const { skin } = PEOPLE.faisal.face;
  const hands = HANDS.map(
    (kind, index) =>
      `<g transform="translate(${980 + index * 92} 740)">${lit(hand(kind, [0, 0], { skin, crease: creaseOf(skin), scale: 1.1, paint: paintAt(0) }))}</g>`,
  ).join('');
  const small = NAMES.map((who, index) =>
    framed(who, 50 + index * 82, 890, 0.36, { expression: 'laugh' }),
  ).join('');
  const palm = (x: number, y: number) => ({ to: [x, y], hand: 'palm' }) as const;
  const whole = [
    standing('dayo', 190, 1556, 430, {
      scarf: 'none',
      ...HOLDING_ANKLES,
      carried: onShoulders('temi', {
        expression: 'roar',
        scarf: 'none',
        left: palm(-96, -80),
        right: palm(96, -84),
      }),
    }),
    seated('ewan', 420, 1556, 360, {
      expression: 'laugh',
      left: { to: [-126, 250], hand: 'grip', turn: 20 },
      right: palm(112, -90),
    }),
    standing('priya', 620, 1556, 430, { expression: 'grin', right: palm(108, -96) }),
    standing('lily', 770, 1556, 270, { expression: 'laugh', left: palm(-104, -40) }),
    standing('faisal', 930, 1556, 450, {
      expression: 'grin',
      right: { to: [110, 60], hand: 'phone', turn: 0 },
    }),
    standing('noura', 1120, 1556, 420, { expression: 'smile', left: { to: [30, 170], hand: 'point' } }),
    standing('sami', 1330, 1556, 440, {
      expression: 'laugh',
      scarf: 'held',
      left: { to: [-98, -118], hand: 'grip', turn: 0 },
      right: { to: [98, -118], hand: 'grip', turn: 0 },
    }),
  ].join('');
  return picture(WIDTH, HEIGHT, busts + faces + hands + small + whole);
}

/** Draws the contact sheet of the cast. It has no files of its own in `public/media/`. */
export async function draw(): Promise<void> {
  await withBrowser((browser) =>
    saveSheet(browser, 'cast', castSheet(), { width: WIDTH, height: HEIGHT, quality: 80 }),
  );
}
