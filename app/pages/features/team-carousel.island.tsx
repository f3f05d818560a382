import { use, useState } from 'react';
import { badgeTurnMs, Carousel, SlideTabIndex } from '../../components/carousel/carousel.tsx';
import { Lettering } from '../../components/lettering.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { island } from '../../islands/island.tsx';
import { carouselOrder } from './team-order.ts';

/**
 * `href` ends with the slugs of sport and team. They are not sent separately, because 90 cards add
 * to the page's weight.
 */
export type TeamCard = { name: string; sport: string; href: string; badge: string };

/**
 * The server sends one order; the browser draws a random one per page view. It keeps the server's
 * order if the visitor has scrolled or focused a card: visible cards must not change, and a moved
 * card loses focus.
 */
function TeamCarousel({ teams }: { teams: readonly TeamCard[] }) {
  const [order, setOrder] = useState(teams);
  return (
    <Carousel
      label={m.features_teams_label()}
      slides={order.map((team) => ({ key: team.href, name: team.name, content: <Card team={team} /> }))}
      name="team-carousel"
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
      </strong>{' '}
      <span className="muted">
        <Lettering text={sport} />
      </span>
    </a>
  );
}

export default island('visible', TeamCarousel);
