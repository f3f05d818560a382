import { m } from '../../i18n/paraglide/messages.js';
import { Behaviour } from '../../islands/island.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { turnMs } from '../../ui/carousel/delays.ts';
import { AwayTicket, type AwayTicketData } from './away-ticket.tsx';

export function AwayCarousel({ tickets }: { tickets: readonly AwayTicketData[] }) {
  return (
    <Behaviour name="carousel" timing="visible" props={{ delay: turnMs }}>
      <Carousel
        className="away-carousel"
        label={m.maps_away_label()}
        slides={tickets.map((ticket) => ({
          key: ticket.slug,
          name: ticket.name,
          content: <AwayTicket ticket={ticket} />,
        }))}
      />
    </Behaviour>
  );
}
