import type { CSSProperties } from 'react';

/**
 * @returns the style of a `.beam`. `x` and `y` are its foot in percent of the map, `height` is in
 * pixels of a map of 1000 px
 */
export function beamStyle({ x, y }: { x: number; y: number }, height: number): CSSProperties {
  return {
    insetInlineStart: `${x}%`,
    insetBlockEnd: `${100 - y}%`,
    '--height': height,
  } as CSSProperties;
}

/** The light of a `.beam` and its glow on the ground. */
export function BeamLight() {
  return (
    <>
      <i className="beam-pool" />
      <i className="beam-light" />
    </>
  );
}
