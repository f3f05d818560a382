import { at, flat, line, type Paint, type Point, shape } from './paint.ts';

export type Colours = readonly [cloth: string, stripe: string];

/** The two colours of a scarf as path data, so that pages can fill them. */
export interface ScarfShapes {
  readonly cloth: string;
  readonly stripes: string;
  readonly fringe: string;
  readonly folds: string;
}

/** A scarf round the neck with two ends in front. */
export const NECK_SCARF: ScarfShapes = {
  cloth:
    'M-34 72L-6 86L-10 178L-42 172ZM34 72L8 86L12 150L42 144ZM-38 44C-24 62 24 62 38 44C48 52 50 70 42 80C22 98-22 98-42 80C-50 70-48 52-38 44Z',
  stripes:
    'M-38 112L-8 118L-8.5 128L-39 122ZM-40 136L-9 142L-9.5 152L-41 146ZM37 100L10 108L10.5 118L38.5 110ZM39 122L11 129L11.5 138L40 131ZM-25 54L-15 57L-18 90L-28 87ZM15 57L25 54L28 87L18 90ZM-4 58H6L7 93H-5Z',
  fringe:
    'M-40 172l-2 12M-32 174l-1 13M-24 175v13M-16 176l1 12M16 149l1 12M24 148l1 12M32 146l2 12M39 145l3 11',
  folds: 'M-38 66C-20 80 18 82 38 70M-8 88C-14 96-14 110-10 128',
};

/** A scarf round the neck as seen from behind. One end hangs over the shoulder. */
export const NECK_SCARF_FROM_BEHIND: ScarfShapes = {
  cloth:
    'M18 62L44 70L52 172L20 176ZM-40 42C-24 54 24 54 40 42C49 52 50 68 42 78C22 92-22 92-42 78C-50 68-49 52-40 42Z',
  stripes:
    'M19 104L47 108L48 118L19.5 115ZM19.7 130L49.5 134L50.5 144L20 141ZM-26 50L-15 53L-17 86L-27 83ZM-4 54H6L7 89H-5ZM16 53L26 50L28 84L18 87Z',
  fringe: 'M21 176v12M29 175l1 13M37 174v13M45 173l2 12M51 172l2 12',
  folds: 'M-38 62C-20 76 18 78 38 66M28 86C24 94 26 108 30 126',
};

/** A scarf held up between two hands. It hangs over them and sags between. */
export function heldScarfShapes(
  [x1, y1]: Point,
  [x2, y2]: Point,
  { sag, width, blocks = 11 }: { sag: number; width: number; blocks?: number },
): ScarfShapes {
  const overhang = width * 0.5;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const span = 1 + (2 * overhang) / length;
  const point = (share: number, down: number): Point => {
    const t = (share - 0.5) * span + 0.5;
    const inside = Math.max(0, 4 * t * (1 - t));
    return [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * inside + down];
  };
  const strip = (from: number, to: number) => {
    const mid = (from + to) / 2;
    return `M${at(...point(from, 0))}Q${at(...point(mid, 0))} ${at(...point(to, 0))}L${at(...point(to, width))}Q${at(...point(mid, width))} ${at(...point(from, width))}Z`;
  };
  const whole = Array.from({ length: 8 }, (_, index) => at(...point((index + 1) / 8, 0)));
  const back = Array.from({ length: 9 }, (_, index) => at(...point(1 - index / 8, width)));
  const threads = (share: number, side: number) =>
    Array.from({ length: 6 }, (_, index) => {
      const [x, y] = point(share, width * ((index + 0.5) / 6));
      return `M${at(x, y)}l${side * (9 + (index % 2) * 4)} ${4 + (index % 3) * 2}`;
    }).join('');
  return {
    cloth: `M${at(...point(0, 0))}L${whole.join('L')}L${back.join('L')}Z`,
    stripes: Array.from({ length: blocks }, (_, index) =>
      index % 2 ? strip(index / blocks, (index + 1) / blocks) : '',
    ).join(''),
    fringe: threads(0, -1) + threads(1, 1),
    folds: [0.22, 0.5, 0.78]
      .map(
        (share) =>
          `M${at(...point(share, width * 0.2))}Q${at(...point(share + 0.03, width * 0.6))} ${at(...point(share - 0.01, width * 0.94))}`,
      )
      .join(''),
  };
}

export function drawScarf(
  { cloth, stripes, fringe, folds }: ScarfShapes,
  [first, second]: Colours,
  paint: Paint,
): string {
  return (
    line(paint(first), fringe, 4) +
    shape(paint(first), cloth) +
    flat(paint(second), stripes) +
    line('#0A0B2E', folds, 2.4, 0.35)
  );
}
