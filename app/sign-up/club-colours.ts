import type { CSSProperties } from 'react';
import type { Club } from './club-of.ts';

/** @returns custom properties with the three colours of a team that may have fewer */
export function clubColours({ colours: [first, second = first, third = second] }: Club) {
  return { '--club-1': first, '--club-2': second, '--club-3': third } as CSSProperties;
}
