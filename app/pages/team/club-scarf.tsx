import type { CSSProperties } from 'react';
import { scarf } from '../../../media/manifest/scarf.ts';
import { m } from '../../i18n/paraglide/messages.js';
import '../../ui/seam-scarf.css';
import './club-scarf.css';

const relief = {
  '--relief': `image-set(url("${scarf.relief.avif}") type("image/avif"), url("${scarf.relief.webp}") type("image/webp"))`,
} as CSSProperties;

/** The scarf over the cover: the club's colours under a knitted relief, our line knitted in. */
export function ClubScarf() {
  return (
    <div className="club-scarf" style={relief}>
      <p>{m.never_alone().replace(/[.]$/, '')}</p>
    </div>
  );
}

/** The scarf over a seam of the page, of the same wool. */
export function ClubSeam() {
  return <div className="seam-scarf club-seam" style={relief} aria-hidden="true" />;
}
