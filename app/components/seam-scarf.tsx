import { scarf } from '@sportbuddy/media/manifest/scarf';
import { imageSet } from './picture.tsx';
import './seam-scarf.css';

const knitted = {
  '--seam': imageSet(scarf.seam),
  '--seam-end': imageSet(scarf.seamEnd),
} as React.CSSProperties;

/** A knitted scarf over the boundary of two sections, with a fringe at its end. */
export function SeamScarf() {
  return <div className="seam-scarf" style={knitted} aria-hidden="true" />;
}
