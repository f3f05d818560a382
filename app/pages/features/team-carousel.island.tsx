import { use, useState } from 'react';
import { island } from '../../client/island.tsx';
import { badgeTurnMs, Carousel, SlideTabIndex } from '../../components/carousel/carousel.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { carouselOrder } from './team-order.ts';

/** `href` ends with the slugs of the sport and the team. They are not sent again: 90 cards weigh on the page. */
export type TeamCard = { name: string; sport: string; href: string; badge: string };

/**
 * Sent in one order to everyone; the browser draws another, once a page view. A visitor who has scrolled or focused a
 * card already keeps the order as sent: cards would change under their eyes, and a moved card loses focus.
 */
function TeamCarousel({ teams }: { teams: readonly TeamCard[] }) {
  const [order, setOrder] = useState(teams);
  return (
    <Carousel
      label={m.features_teams_label()}
      slides={order.map((team) => ({ key: team.href, name: team.name, content: <Card team={team} /> }))}
      className="team-carousel"
      delay={badgeTurnMs}
      onStart={(isUntouched) => isUntouched && setOrder(drawOrder(teams))}
    />
  );
}

function drawOrder(teams: readonly TeamCard[]): TeamCard[] {
  const withSlugs = teams.map((team) => {
    const [sport = '', slug = ''] = team.href.split('/').slice(-2);
    return { team, sport, slug };
  });
  return carouselOrder(withSlugs, Math.random).map(({ team }) => team);
}

function Card({ team: { sport, name, href, badge } }: { team: TeamCard }) {
  return (
    <a href={href} className="team-card" tabIndex={use(SlideTabIndex)}>
      <img src={badge} width="150" height="165" alt="" loading="lazy" />
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <span className="muted">{sport}</span>
    </a>
  );
}

export default island('team-carousel', 'visible', TeamCarousel);
