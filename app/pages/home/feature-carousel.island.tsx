import { island } from '../../client/island.tsx';
import { Carousel, turnMs } from '../../components/carousel/carousel.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { type Feature, FeatureCard } from './feature-card.tsx';

/** The seven features, climbing the terraces of a stand in wide windows. */
function FeatureCarousel({ cards }: { cards: readonly Feature[] }) {
  return (
    <Carousel
      className="feature-carousel"
      label={m.home_features_heading()}
      delay={turnMs}
      places
      isFocusable
      note={<p>{m.home_features_note()}</p>}
      slides={cards.map((card, place) => ({
        key: card.slug,
        name: card.title,
        content: <FeatureCard card={card} number={place + 1} total={cards.length} />,
      }))}
    />
  );
}

export default island('feature-carousel', 'visible', FeatureCarousel);
