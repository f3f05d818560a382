import { island } from '../../client/island.tsx';
import { Carousel, turnMs } from '../../components/carousel/carousel.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { AwayTicket, type AwayTicketData } from './away-ticket.tsx';

function AwayCarousel({ tickets }: { tickets: readonly AwayTicketData[] }) {
  return (
    <Carousel
      className="away-carousel"
      label={m.maps_away_label()}
      delay={turnMs}
      slides={tickets.map((ticket) => ({
        key: ticket.slug,
        name: ticket.name,
        content: <AwayTicket ticket={ticket} />,
      }))}
    />
  );
}

export default island('away-carousel', 'visible', AwayCarousel);
