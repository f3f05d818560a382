import { scarf } from '@sportbuddy/media/manifest/scarf';
import type { CSSProperties } from 'react';
import './knitted.css';

/** @returns properties of a `.knitted` element: its cloth, tassels and two colours of yarn */
export function knitted(cloth: 'seam' | 'cover', [first, second]: readonly [string, string]): CSSProperties {
  return {
    '--cloth': `url(${scarf[cloth].webp})`,
    '--tassels': `url(${scarf.tassels.webp})`,
    '--yarn-1': first,
    '--yarn-2': second,
  } as CSSProperties;
}
