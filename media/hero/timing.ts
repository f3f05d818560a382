/** Length of the loop in seconds. */
export const DURATION = 8;
export const FPS = 24;
export const FRAMES = DURATION * FPS;
/**
 * First frame of the film. The camera is nearly still there, so that the seam changes the picture
 * least.
 */
export const START = 44;

const TURN = Math.PI * 2;

/**
 * A sine that closes after the loop: `cycles` must be whole, so that t = 0 and t = 8 agree.
 * @param t seconds, @param cycles turns in one loop, @param phase in turns
 */
export function swing(t: number, cycles: number, phase = 0): number {
  return Math.sin(TURN * ((t / DURATION) * cycles + phase));
}

/** Fraction of a cycle done at t, 0 to 1, for whole `cycles` in the loop. */
export function progress(t: number, cycles: number, phase = 0): number {
  const value = (t / DURATION) * cycles + phase;
  return value - Math.floor(value);
}
