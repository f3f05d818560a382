import { m } from '../../../i18n/paraglide/messages.js';
import { island } from '../../../islands/island.tsx';
import { SectionHeading } from '../section-heading.tsx';
import { MapCredit } from './map-credit.tsx';
import { PubFinder } from './pub-finder.tsx';
import type { Pub, PubDetail } from './pub-order.ts';
import './pubs.css';
import './pub-sheet.css';
import './pub-pins.css';
import './pub-list.css';

export type MapPicture = { src: string; width: number; height: number };

/** A ground on the pub sheet, with its name where the sheet has room; `side` is where on the unmirrored map. */
export type GroundOnSheet = { name: string; x: number; y: number; side?: 'right' | 'below' };

export type PubMapData = {
  picture: MapPicture;
  pubs: readonly Pub[];
  /** The pub that is chosen at first. */
  first: PubDetail;
  /** Sports that at least one pub shows. */
  sports: readonly { slug: string; label: string }[];
  areas: readonly { name: string; x: number; y: number }[];
  grounds: readonly GroundOnSheet[];
  /** Where the pubs' details are fetched. */
  address: string;
};

const Finder = island('pub-finder', PubFinder, 'visible');

/** 45′: London pubs on a fold-out map. */
export function PubMapSection({ data }: { data: PubMapData }) {
  return (
    <section className="pubs" data-ground="chalk">
      <div className="content pubs-grid">
        <div className="pubs-words">
          <SectionHeading minute="45" kicker={m.maps_pubs_kicker()}>
            {m.maps_pubs_heading()}
          </SectionHeading>
          <p className="pubs-lead">{m.maps_pubs_lead()}</p>
        </div>
        <Finder {...data} />
        <MapCredit lines={[m.maps_credit_boundaries(), m.maps_credit_tube()]} />
      </div>
    </section>
  );
}
