import { DURATION } from '../timing.ts';
import { ballAt, type Ground, placeAt, players } from './positions.ts';

/** `facing` in radians about the upright axis, 0 towards +z. `stride` in turns, `effort` 0 to 1. */
export type Run = { x: number; z: number; facing: number; stride: number; effort: number };

const STEPS = 192;
const STEP = DURATION / STEPS;
/** Metres that two steps take, and the speed in m/s of a sprint. */
const STRIDE = 2.3;
const SPRINT = 3.8;

function speedAt(player: number, t: number): { x: number; z: number; metres: number } {
  const [before, after] = [placeAt(player, t - STEP / 2), placeAt(player, t + STEP / 2)];
  const [x, z] = [(after.x - before.x) / STEP, (after.z - before.z) / STEP];
  return { x, z, metres: Math.hypot(x, z) };
}

/** Metres run until each step of the loop, for each player. */
const distances = players.map((_, player) => {
  let run = 0;
  return Array.from({ length: STEPS + 1 }, (_entry, step) => {
    const reached = run;
    run += speedAt(player, (step + 0.5) * STEP).metres * STEP;
    return reached;
  });
});

/** Strides done at t. Each player makes a whole number of them in the loop. */
function strideAt(player: number, t: number): number {
  const run = distances[player] ?? [];
  const place = ((((t % DURATION) + DURATION) % DURATION) / DURATION) * STEPS;
  const step = Math.min(STEPS - 1, Math.floor(place));
  const from = run[step] ?? 0;
  const total = run[STEPS] ?? 1;
  const done = (from + ((run[step + 1] ?? from) - from) * (place - step)) / total;
  return (done * Math.max(1, Math.round(total / STRIDE))) % 1;
}

/** Seconds before and after a moment whose mean place of the ball is looked at. */
const GLANCES = [-0.6, -0.45, -0.3, -0.15, 0, 0.15, 0.3, 0.45, 0.6] as const;

/** The smoothed path of the ball, so that no player turns round between two frames. */
function lookedAt(t: number): Ground {
  const places = GLANCES.map((shift) => ballAt(t + shift));
  const mean = (axis: 'x' | 'z') => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  return { x: mean('x'), z: mean('z') };
}

/** A player at t seconds: faces the ball, and a little the direction of the run. */
export function runAt(player: number, t: number): Run {
  const { x, z } = placeAt(player, t);
  const ball = lookedAt(t);
  const speed = speedAt(player, t);
  const away = Math.hypot(ball.x - x, ball.z - z) + 0.4;
  const lookX = (ball.x - x) / away + speed.x * 0.12;
  const lookZ = (ball.z - z) / away + speed.z * 0.12;
  return {
    x,
    z,
    facing: Math.atan2(lookX, lookZ),
    stride: strideAt(player, t),
    effort: Math.min(1, speed.metres / SPRINT),
  };
}
