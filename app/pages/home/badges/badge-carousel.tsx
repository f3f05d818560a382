import { m } from '../../../i18n/paraglide/messages.js';
import { Behaviour } from '../../../islands/island.tsx';
import { Carousel } from '../../../ui/carousel/carousel.tsx';

/** As the team carousel of the features page (docs/product.md). */
const turnMs = { desktop: 3000, mobile: 4000 };

export type PinnedBadge = { slug: string; name: string; sport: string; badge: string; href: string };

/** Pin badges in a row along the scarf, each leading to its fan community. */
export function BadgeCarousel({ badges }: { badges: readonly PinnedBadge[] }) {
  return (
    <Behaviour name="carousel" timing="visible" props={{ delay: turnMs, slots: true }}>
      <Carousel
        className="badge-carousel"
        label={m.home_badges_label()}
        slots
        slides={badges.map(({ slug, name, sport, badge, href }) => ({
          key: slug,
          name,
          content: (
            <a className="pinned" href={href}>
              <img
                className="pinned-badge"
                src={badge}
                width={400}
                height={440}
                alt=""
                loading="lazy"
                decoding="async"
              />
              <span className="pinned-words">
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
