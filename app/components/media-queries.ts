import { mobileQuery } from './breakpoint.ts';

/** Phones, held sideways too. */
export const phoneQuery = `${mobileQuery}, (height < 700px) and (pointer: coarse)`;

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
