import { SectionHeading } from '../../components/section-heading.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { MapCredit } from '../map-credit.tsx';
import AwayCarousel from './away-carousel.island.tsx';
import type { AwayTicketData } from './away-ticket.tsx';
import './away.css';
import './away-cities.css';

/** 74′: five regions, each an away ticket. */
export function AwayDaysSection({ tickets }: { tickets: readonly AwayTicketData[] }) {
  return (
    <section className="away" data-ground="chalk">
      <div className="content away-head">
        <SectionHeading minute="74" kicker={m.maps_away_kicker()}>
          {m.maps_away_heading()}
        </SectionHeading>
        <p className="away-lead">{m.maps_away_lead()}</p>
      </div>
      <AwayCarousel tickets={tickets} />
      <div className="content">
        <MapCredit data={['land']} />
      </div>
    </section>
  );
}
