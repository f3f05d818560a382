/** Rows of fans who move with the beat, each a little apart from the next. */
import { chance, hop, lerp } from '../../stage/motion.ts';
import type { Pen } from '../../stage/pen.ts';
import { drawFan, type Pose } from './fan.ts';
import { friend, friendFromBehind, hero } from './film-cast.ts';
import type { Light } from './rim-light.ts';

interface Row {
  y: number;
  unit: number;
  /** First and last neck, in pixels. */
  from: number;
  to: number;
  count: number;
  time: number;
  /** 0 still, 1 leaping. */
  energy: number;
  light: Light;
  behind: boolean;
  seed?: number;
  /** The hero's place in the row, if here. */
  heroAt?: number;
}

type Gesture = 'scarf' | 'arms' | 'clap' | 'fist' | 'rest';
const gestures: readonly Gesture[] = ['scarf', 'arms', 'fist', 'clap', 'fist', 'scarf', 'rest', 'arms'];

/** Hands and scarf of a gesture; `up` 0 hands at rest, 1 fully raised. */
function gesture(kind: Gesture, up: number, time: number): Partial<Pose> {
  const raise = (x: number, y: number, rest: number): readonly [number, number] => [
    lerp(rest, x, up),
    lerp(4.9, y, up),
  ];
  const bounce = Math.sin(time * 12.57) * 0.14;
  if (kind === 'scarf')
    return {
      left: raise(-1.8, -3.3 + bounce, -2),
      right: raise(1.8, -3.3 - bounce, 2),
      holds: up > 0.5 ? 'held' : 'neck',
    };
  if (kind === 'arms') return { left: raise(-2.5, -3 + bounce, -2), right: raise(2.5, -3 - bounce, 2) };
  if (kind === 'clap') {
    const apart = 0.35 + Math.abs(Math.sin(time * 6.28)) * 0.9;
    return { left: raise(-apart, -3.1, -2), right: raise(apart, -3.1, 2) };
  }
  if (kind === 'fist') return { left: [-2, 4.9], right: raise(2.2, -3.1 + bounce * 2, 2) };
  return { left: [-2, 4.9], right: [2, 4.9] };
}

export function drawRow(pen: Pen, row: Row): void {
  const seed = row.seed ?? 0;
  const gap = (row.to - row.from) / Math.max(1, row.count - 1);
  const order = Array.from({ length: row.count }, (_, place) => place).filter(
    (place) => place !== row.heroAt,
  );
  if (row.heroAt !== undefined) order.push(row.heroAt);
  for (const place of order) {
    const own = place === row.heroAt;
    const luck = chance(place * 3.3 + seed * 17);
    const name = own ? hero : (row.behind ? friendFromBehind : friend)(place * 5 + seed);
    const late = own ? 0 : luck * 0.12;
    const leap = hop(row.time + late) * row.unit * row.energy * (own ? 1.1 : 0.6 + luck * 0.6);
    const kind = own ? 'scarf' : (gestures[Math.floor(luck * gestures.length)] ?? 'arms');
    const up = Math.min(1, row.energy * 1.4);
    drawFan(
      pen,
      name,
      {
        x: row.from + place * gap + (own ? 0 : (luck - 0.5) * gap * 0.3),
        y: row.y - leap + (own ? 0 : (chance(place * 7.7 + seed) - 0.5) * row.unit * 0.5),
        unit: row.unit,
        behind: row.behind,
        time: row.time + luck * 0.4,
        lean: Math.sin((row.time + late) * Math.PI) * 0.05,
        mouth: 0.35 + 0.65 * hop(row.time + late),
        ...gesture(kind, up, row.time + late),
      },
      row.light,
    );
  }
}
