import { scarf } from '@sportbuddy/media/manifest/scarf';
import type { CSSProperties } from 'react';
import './seam-scarf.css';

const house = ['var(--color-royal-2)', 'var(--color-gold)'] as const;

/** @returns properties of a `.knitted` element: its cloth, tassels and two colours of yarn */
export function knitted(cloth: 'seam' | 'cover', [first, second]: readonly [string, string]): CSSProperties {
  return {
    '--cloth': `url(${scarf[cloth].webp})`,
    '--tassels': `url(${scarf.tassels.webp})`,
    '--yarn-1': first,
    '--yarn-2': second,
  } as CSSProperties;
}

type SeamScarfProps = {
  /** Two CSS colours. */
  yarn?: readonly [string, string];
  className?: string;
};

/** A knitted scarf over the boundary of two sections, with tassels at its end. */
export function SeamScarf({ yarn = house, className = '' }: SeamScarfProps) {
  return (
    <div className={`seam-scarf knitted ${className}`} style={knitted('seam', yarn)} aria-hidden="true" />
  );
}
