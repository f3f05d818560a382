/**
 * Time into movement. Everything is a pure function of seconds, so that a frame can be drawn alone.
 */
export const beat = 0.5;
export const bar = 4 * beat;

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

type Ease = (share: number) => number;

export const easeIn: Ease = (share) => share ** 3;
export const easeOut: Ease = (share) => 1 - (1 - share) ** 3;
export const easeInOut: Ease = (share) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);
export const settle: Ease = (share) => (share >= 1 ? 1 : 1 - 2 ** (-10 * share));
export const spring: Ease = (share) => 1 + 2.4 * (share - 1) ** 3 + 1.4 * (share - 1) ** 2;

/** 0 before `start`, 1 after `end`, eased between. */
export function ramp(time: number, start: number, end: number, ease: Ease = easeInOut): number {
  return ease(clamp((time - start) / (end - start)));
}

/** 1 on every beat, dying away before the next. */
export function pulse(time: number, every = beat, sharpness = 5): number {
  const since = ((time % every) + every) % every;
  return Math.exp((-since / every) * sharpness);
}

/** 0 on the ground, 1 at the top of the hop that every beat brings. */
export function hop(time: number, every = beat): number {
  return Math.abs(Math.sin((time / every) * Math.PI));
}

/** A repeatable number from 0 to 1 for each seed. */
export function chance(seed: number): number {
  let state = Math.imul(Math.floor(seed * 7919) ^ 0x9e3779b9, 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return ((state ^ (state >>> 16)) >>> 0) / 4294967296;
}

export function between(seed: number, low: number, high: number): number {
  return lerp(low, high, chance(seed));
}
