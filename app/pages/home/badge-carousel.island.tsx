import { use } from 'react';
import { badgeTurnMs, Carousel, SlideTabIndex } from '../../components/carousel/carousel.tsx';
import { Lettering } from '../../components/lettering.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { island } from '../../islands/island.tsx';

export type ScarfBadge = { name: string; sport: string; badge: string; href: string };

/** Team badges along the scarf, each a link to the team's page. */
function BadgeCarousel({ badges }: { badges: readonly ScarfBadge[] }) {
  return (
    <Carousel
      name="badge-carousel"
      label={m.home_badges_label()}
      delay={badgeTurnMs}
      withPositions
      slides={badges.map((badge, place) => ({
        key: badge.href,
        name: badge.name,
        content: <Badge {...badge} place={place} />,
      }))}
    />
  );
}

function Badge({ name, sport, badge, href, place }: ScarfBadge & { place: number }) {
  return (
    <a className="scarf-badge" data-hang={place % 4} href={href} tabIndex={use(SlideTabIndex)}>
      <img
        className="scarf-badge-picture"
        src={badge}
        width={400}
        height={440}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <span className="scarf-badge-words">
        <strong>{name}</strong>{' '}
        <span className="muted">
          <Lettering text={sport} />
        </span>{' '}
        <span className="muted">{m.home_badges_unofficial()}</span>
      </span>
    </a>
  );
}

export default island('visible', BadgeCarousel);
