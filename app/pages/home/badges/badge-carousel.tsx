import { m } from '../../../i18n/paraglide/messages.js';
import { Behaviour } from '../../../islands/island.tsx';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { badgeTurnMs } from '../../../ui/carousel/delays.ts';

export type ScarfBadge = { slug: string; name: string; sport: string; badge: string; href: string };

/** Badges in a row along the scarf, each leading to its fan community. */
export function BadgeCarousel({ badges }: { badges: readonly ScarfBadge[] }) {
  return (
    <Behaviour name="carousel" timing="visible" props={{ delay: badgeTurnMs, places: true }}>
      <Carousel
        className="badge-carousel"
        label={m.home_badges_label()}
        places
        slides={badges.map(({ slug, name, sport, badge, href }) => ({
          key: slug,
          name,
          content: (
            <a className="scarf-badge" href={href}>
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
                <strong>{name}</strong>
                <span className="muted">{sport}</span>
                <span className="muted">{m.home_badges_unofficial()}</span>
              </span>
            </a>
          ),
        }))}
      />
    </Behaviour>
  );
}
