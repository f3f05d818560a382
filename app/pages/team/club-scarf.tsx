import { scarf } from '@sportbuddy/media/manifest/scarf';
import type { CSSProperties } from 'react';
import { imageSet } from '../../components/image-set.ts';
import { m } from '../../i18n/paraglide/messages.js';
import '../../components/seam-scarf.css';
import './club-scarf.css';

const relief = {
  '--relief': imageSet(scarf.relief),
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
