import { m } from '../../../i18n/paraglide/messages.js';
import { Behaviour } from '../../../islands/island.tsx';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { turnMs } from '../../../ui/carousel/delays.ts';
import { type Feature, FeatureCard } from './feature-card.tsx';

/** The seven features, climbing the terraces of a stand in wide windows. */
export function FeatureCarousel({ cards }: { cards: readonly Feature[] }) {
  return (
    <Behaviour name="feature-carousel" timing="visible" props={{ delay: turnMs, places: true }}>
      <Carousel
        className="feature-carousel"
        label={m.home_features_heading()}
        places
        stop
        note={<p>{m.home_features_note()}</p>}
        slides={cards.map((card, place) => ({
          key: card.slug,
          name: card.title,
          content: <FeatureCard card={card} number={place + 1} total={cards.length} />,
        }))}
      />
    </Behaviour>
  );
}
