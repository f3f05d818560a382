import type { ReactNode } from 'react';
import { type Days, isShownOn } from '../../../content/clock/timed-text.ts';

/** A part of a page that is shown between two days. */
export function InDays({ children, ...days }: Days & { children: ReactNode }) {
  return isShownOn(days) ? children : null;
}
