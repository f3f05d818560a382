import { scarf } from '../../media/manifest/scarf.ts';
import './seam-scarf.css';

const knitted = {
  '--seam': imageSet(scarf.seam),
  '--seam-end': imageSet(scarf.seamEnd),
} as React.CSSProperties;

function imageSet({ avif, webp }: { avif: string; webp: string }): string {
  return `image-set(url("${avif}") type("image/avif"), url("${webp}") type("image/webp"))`;
}

/** A knitted scarf laid over the seam between two sections, from the start edge, with a fringe at its end. */
export function SeamScarf() {
  return <div className="seam-scarf" style={knitted} aria-hidden="true" />;
}
