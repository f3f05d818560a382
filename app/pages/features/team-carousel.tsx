import { useEffect, useState } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { Carousel } from '../../ui/carousel/carousel.tsx';
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

/** A badge is read faster than a feature, on a phone a little slower (docs/product.md). */
const delay = { desktop: 3000, mobile: 4000 };

/** The order is drawn once a page view, after the first frame, which shows the order of the catalogue. */
export function TeamCarousel({ teams }: { teams: readonly TeamCard[] }) {
  const [order, setOrder] = useState<readonly TeamCard[] | null>(null);
  useEffect(() => setOrder(carouselOrder(teams, Math.random)), [teams]);
  const slides = (order ?? teams).map((team) => ({
    key: team.slug,
    name: team.name,
    content: <Card team={team} />,
  }));
  return (
    // Its slides must not move under the carousel once it turns, so it starts anew with the drawn order.
    <Carousel
      key={order ? 'drawn' : 'sent'}
      label={m.features_teams_label()}
      slides={slides}
      delay={delay}
      className="team-carousel"
    />
  );
}

function Card({ team: { name, label, href, badge } }: { team: TeamCard }) {
  return (
    <a href={href} className="team-card">
      <img src={badge} width="150" height="165" alt="" loading="lazy" />
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <span className="muted">{label}</span>
    </a>
  );
}
