import { createContext, useContext } from 'react';
import type { LaterSheets } from './rendering.ts';

export const LaterSheetsContext = createContext<LaterSheets>({});

/**
 * Loads the styles of what follows, which is drawn when they have arrived. What is above has been
 * painted by then.
 */
export function LaterStyles({ of }: { of: keyof LaterSheets }) {
  const href = useContext(LaterSheetsContext)[of];
  return href && <link rel="stylesheet" href={href} />;
}
