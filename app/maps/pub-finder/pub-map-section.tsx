import { SectionHeading, type SectionPlace } from '../../components/section-heading.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { MapCredit } from '../map-credit.tsx';
import PubFinder from './pub-finder.island.tsx';
import type { PubMapData } from './pub-map-data.ts';
import './pubs.css';
import './pub-sheet.css';
import './pub-list.css';

/** A map of pubs in London. */
export function PubMapSection({ minute, ground, data }: SectionPlace & { data: PubMapData }) {
  return (
    <section id="pubs" className="pubs" data-ground={ground}>
      <div className="content pubs-grid">
        <div className="pubs-words">
          <SectionHeading minute={minute} kicker={m.maps_pubs_kicker()}>
            {m.maps_pubs_heading()}
          </SectionHeading>
          <p className="pubs-lead">{m.maps_pubs_lead()}</p>
        </div>
        <PubFinder {...data} />
        <MapCredit data={['boundaries', 'tube']} className="pubs-credit" />
      </div>
    </section>
  );
}
