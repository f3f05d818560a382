import type { ReactNode } from 'react';
import { closeDays, type Days, openDays } from '../../../content/clock/slots.ts';

/** What a page shows on some days alone. */
export function InDays({ children, ...days }: Days & { children: ReactNode }) {
  return (
    <>
      {openDays(days)}
      {children}
      {closeDays}
    </>
  );
}
