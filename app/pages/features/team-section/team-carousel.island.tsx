import { use, useState } from 'react';
import { island } from '../../../client/island.tsx';
import { m } from '../../../i18n/paraglide/messages.js';
import { badgeTurnMs, Carousel, SlideTabIndex } from '../../../ui/carousel/carousel.tsx';
import { carouselOrder } from './team-order.ts';

/** A card of the carousel; `sport` is the slug that the order goes by, `label` its name. */
export type TeamCard = {
  slug: string;
  name: string;
  sport: string;
  label: string;
  href: string;
  badge: string;
};

/**
 * Sent in one order to everyone; the browser draws another, once a page view. A visitor who has scrolled or focused a
 * card already keeps the order as sent: cards would change under their eyes, and a moved card loses focus.
 */
function TeamCarousel({ teams }: { teams: readonly TeamCard[] }) {
  const [order, setOrder] = useState(teams);
  return (
    <Carousel
      label={m.features_teams_label()}
      slides={order.map((team) => ({ key: team.slug, name: team.name, content: <Card team={team} /> }))}
      className="team-carousel"
      delay={badgeTurnMs}
      onStart={(isUntouched) => isUntouched && setOrder(carouselOrder(teams, Math.random))}
    />
  );
}

function Card({ team: { slug, sport, name, label, href, badge } }: { team: TeamCard }) {
  return (
    <a href={href} className="team-card" data-slug={slug} data-sport={sport} tabIndex={use(SlideTabIndex)}>
      <img src={badge} width="150" height="165" alt="" loading="lazy" />
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <span className="muted">{label}</span>
    </a>
  );
}

export default island('team-carousel', 'visible', TeamCarousel);
