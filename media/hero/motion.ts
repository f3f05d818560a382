import { progress, swing } from './timing.ts';

/**
 * How a fan stands at a moment: metres off the ground, arms in radians from straight up, sway in
 * metres; raised from 0 to 1.
 */
export type Pose = { lift: number; leftArm: number; rightArm: number; sway: number; raised: number };

const BOUNCES = 10;
const WAVES = 2;
const WAVES_ROUND = 6;

/** Strength, 0 to 1, of the wave of raised arms at a place round the ground (0 to 1). */
export function waveAt(lap: number, height: number, t: number): number {
  const place = progress(t, WAVES, -lap * WAVES_ROUND - height * 0.035);
  const fromCrest = Math.abs(place - 0.5) * 2;
  return Math.exp(-((fromCrest / 0.26) ** 2));
}

/**
 * One fan: everybody bounces to one beat, a little late with distance, and rises as the wave comes
 * by.
 */
export function fanPose(
  fan: { lap: number; height: number; mood: number; beat: number },
  t: number,
  up = false,
): Pose {
  const wave = waveAt(fan.lap, fan.height, t);
  const late = -fan.lap * 14 - fan.height * 0.22 + fan.beat * 0.1;
  const beat = Math.abs(swing(t, BOUNCES / 2, late / 2));
  const keen = fan.mood > 0.22 ? 1 : 0.25;
  const raised = up ? 1 : Math.min(1, wave * 1.15) * (fan.mood > 0.12 ? 1 : 0.2);
  const clap = swing(t, BOUNCES, late) * 0.16;
  const rest = fan.mood > 0.68 ? 0.45 + clap : 2.6 + clap;
  const arm = rest * (1 - raised) + (0.08 + clap * 0.5) * raised;
  return {
    lift: keen * (0.07 + 0.17 * beat + 0.22 * wave * beat) + 0.16 * wave,
    leftArm: arm,
    rightArm: fan.mood > 0.86 ? 0.1 + clap : arm,
    sway: swing(t, BOUNCES / 2, late / 2 + 0.2) * 0.05,
    raised,
  };
}

/** Slow drift of the camera in metres: a small ellipse, and of its aim. */
export function cameraDrift(t: number): { eye: [number, number, number]; aim: [number, number, number] } {
  return {
    eye: [swing(t, 1) * 0.34, swing(t, 1, 0.25) * 0.14, swing(t, 1, 0.6) * 0.25],
    aim: [swing(t, 1, 0.08) * 0.5, swing(t, 1, 0.4) * 0.25, 0],
  };
}

/** Cloth of a flag: displacement in metres at u (0 at the pole) and v, both 0 to 1. */
export function clothAt(
  u: number,
  v: number,
  t: number,
  seed: number,
  size: number,
): { push: number; drop: number; pull: number } {
  const run = swing(t, 8, -u * 1.15 + v * 0.16 + seed);
  const ripple = swing(t, 13, -u * 2.3 - v * 0.35 + seed * 3.1);
  const grip = Math.max(u, 0) ** 0.75;
  return {
    push: size * grip * (0.17 * run + 0.05 * ripple),
    drop: size * grip * (0.05 * swing(t, 8, -u * 0.9 + seed + 0.2) - 0.07 * u),
    pull: -size * 0.07 * u * (1 + 0.5 * run),
  };
}

/** Lean of a flag pole in radians, as a fan sweeps it from side to side. */
export function poleLean(t: number, seed: number): number {
  return 0.32 * swing(t, 2, seed) + 0.06 * swing(t, 4, seed * 2);
}

/**
 * Confetti: metres from its home, and turns in radians. Falls whole spans, so it comes back to its
 * place.
 */
export function paperPose(piece: { phase: number; spin: number; falls: number }, t: number) {
  const fall = progress(t, piece.falls, piece.phase);
  return {
    fall,
    drift: swing(t, piece.falls * 2, piece.phase) * 0.45 + swing(t, piece.falls, piece.phase * 3) * 0.5,
    turn: Math.PI * 2 * progress(t, piece.spin, piece.phase),
    tumble: Math.PI * 2 * progress(t, piece.spin + 2, piece.phase * 2),
    show: Math.sin(Math.PI * fall) ** 0.5,
  };
}

/** Brightness of a lamp, near 1: the air before it breathes. */
export function lampGlow(t: number, seed: number): number {
  return 1 + 0.05 * swing(t, 2, seed) + 0.02 * swing(t, 5, seed * 7);
}

/** Travel of the light ribbon round the ground, in pattern lengths, 0 to 1. */
export function ribbonShift(t: number): number {
  return progress(t, 2);
}

/** Brightness of a telephone's torch, 0 to 1, as its owner waves it. */
export function torchAt(t: number, seed: number): number {
  return Math.max(0, swing(t, 1 + Math.floor(seed * 3), seed * 17)) ** 2;
}
