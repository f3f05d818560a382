import { m } from '../../../i18n/paraglide/messages.js';
import { Behaviour } from '../../../islands/island.tsx';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { badgeTurnMs } from '../../../ui/carousel/delays.ts';

/** A card of the carousel; `sport` is the slug that the order goes by, `label` its name. */
export type TeamCard = {
  slug: string;
  name: string;
  sport: string;
  label: string;
  href: string;
  badge: string;
};

/** Sent in one order to everyone; the browser draws another (wake-team-carousel.ts). */
export function TeamCarousel({ teams }: { teams: readonly TeamCard[] }) {
  return (
    <Behaviour name="team-carousel" timing="visible" props={{ delay: badgeTurnMs }}>
      <Carousel
        label={m.features_teams_label()}
        slides={teams.map((team) => ({ key: team.slug, name: team.name, content: <Card team={team} /> }))}
        className="team-carousel"
      />
    </Behaviour>
  );
}

function Card({ team: { slug, sport, name, label, href, badge } }: { team: TeamCard }) {
  return (
    <a href={href} className="team-card" data-slug={slug} data-sport={sport}>
      <img src={badge} width="150" height="165" alt="" loading="lazy" />
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <span className="muted">{label}</span>
    </a>
  );
}
