import { prefersReducedMotion } from './media-queries.ts';

const turnMs = 180;
/** The turn's share of the animation. */
const turnShare = 0.2;
const rest = { transform: 'translateX(0)', opacity: 1 };
/**
 * The compositor runs both properties without the main thread. The animation rests after the turn
 * until it is cancelled, because Chromium runs the last 40 ms of an animation on the main thread
 * too.
 */
const turn = [
  { transform: 'rotateX(-80deg)', opacity: 0.4, easing: 'ease-out' },
  { ...rest, offset: turnShare },
  { ...rest, offset: 1 },
];

/**
 * Turns the flap of a digit that has changed, unless the visitor prefers reduced motion.
 * @returns a function that ends the turn. Chromium runs an animation on the main thread if the
 * element has an older one.
 */
export function turnFlap(figure: Element): () => void {
  if (prefersReducedMotion()) return () => {};
  const animation = figure.animate(turn, turnMs / turnShare);
  const cancel = () => animation.cancel();
  const timeout = setTimeout(cancel, turnMs);
  return () => {
    clearTimeout(timeout);
    cancel();
  };
}
