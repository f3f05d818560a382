import { seeded } from '../random.ts';
import { DURATION, swing } from '../timing.ts';

/** Metres from the centre spot: `x` along the pitch, `z` across it. */
export type Ground = { x: number; z: number };
export type Side = 'attack' | 'defence' | 'goalkeeper';

/** Where the players stand on average. All are on the half that the camera shows. */
const homes: readonly (readonly [side: Side, x: number, z: number])[] = [
  ['attack', 33, -11],
  ['attack', 38, -25],
  ['attack', 41, -17],
  ['attack', 38, -2],
  ['attack', 46, -10],
  ['attack', 27, -19],
  ['attack', 24, -25],
  ['attack', 20, -13],
  ['attack', 26, -5],
  ['attack', 14, -20],
  ['defence', 44, -22],
  ['defence', 45, -14],
  ['defence', 48, -6],
  ['defence', 42, -6],
  ['defence', 37.5, -12],
  ['defence', 36, -20],
  ['defence', 32, -16],
  ['defence', 31, -25],
  ['defence', 30, -6],
  ['defence', 19, -24],
  ['goalkeeper', 51, -1],
];

const random = seeded(33);
export const players = homes.map(([side, x, z]) => ({
  side,
  home: { x, z },
  phases: [random(), random(), random(), random()] as const,
}));

/** A player's place at t seconds: the teams move together, and everyone runs a small round. */
export function placeAt(player: number, t: number): Ground {
  const { side, home, phases } = at(player);
  const share = side === 'goalkeeper' ? 0.12 : 1;
  return {
    x:
      home.x + share * (2.6 * swing(t, 1, 0.1) + 1.9 * swing(t, 1, phases[0]) + 0.5 * swing(t, 2, phases[1])),
    z:
      home.z + share * (1.8 * swing(t, 1, 0.4) + 1.7 * swing(t, 1, phases[2]) + 0.5 * swing(t, 2, phases[3])),
  };
}

function at(player: number) {
  const found = players[player];
  if (!found) throw new Error(`There is no player ${player}`);
  return found;
}

/** The players who pass the ball round, in this order. */
const carriers = [0, 1, 2, 3] as const;
const TURN = DURATION / carriers.length;
/** Seconds for which a player keeps the ball. The rest of the turn is its flight. */
const KEPT = 0.85;
/** Metres from the player to the ball at the feet, and the heights of the four passes. */
const REACH = 0.6;
const LOFTS = [3.4, 0.3, 1.6, 0.1] as const;

const carrier = (turn: number): number => carriers[turn % carriers.length] ?? carriers[0];

/** The ball at the feet of a carrier, on the side of the next one. */
function atFeet(turn: number, t: number): Ground {
  const here = placeAt(carrier(turn), t);
  const next = placeAt(carrier(turn + 1), t);
  const away = Math.hypot(next.x - here.x, next.z - here.z);
  return {
    x: here.x + ((next.x - here.x) / away) * REACH,
    z: here.z + ((next.z - here.z) / away) * REACH,
  };
}

/** The ball at t seconds: kept at the feet, then passed. `height` in metres above the ground. */
export function ballAt(t: number): Ground & { height: number } {
  const within = ((t % DURATION) + DURATION) % DURATION;
  const turn = Math.min(carriers.length - 1, Math.floor(within / TURN));
  const spent = within - turn * TURN;
  if (spent <= KEPT) return { ...atFeet(turn, within), height: 0 };
  const share = (spent - KEPT) / (TURN - KEPT);
  const start = atFeet(turn, turn * TURN + KEPT);
  const end = atFeet(turn + 1, (turn + 1) * TURN);
  // Loses some speed on its way.
  const way = share * (1.25 - 0.25 * share);
  return {
    x: start.x + (end.x - start.x) * way,
    z: start.z + (end.z - start.z) * way,
    height: (LOFTS[turn] ?? 0) * 4 * share * (1 - share),
  };
}
