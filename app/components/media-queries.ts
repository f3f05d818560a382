/** The boundary between the mobile and the desktop layout, as in CSS. */
export const mobileQuery = '(width < 48em)';

/** Phones, held sideways too. */
export const phoneQuery = `${mobileQuery}, (height < 700px) and (pointer: coarse)`;

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
