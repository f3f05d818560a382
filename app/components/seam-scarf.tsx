import { knitted } from './knitted.ts';
import './seam-scarf.css';

const house = ['var(--color-royal-2)', 'var(--color-gold)'] as const;

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
