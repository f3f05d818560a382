/** Same boundary as the layout: under it a window is a phone's. */
export const mobileQuery = '(width < 768px)';

/** Whether the visitor has asked for less motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
