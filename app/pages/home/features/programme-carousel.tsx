import { m } from '../../../i18n/paraglide/messages.js';
import { Behaviour } from '../../../islands/island.tsx';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { type ProgrammeCard, ProgrammePage } from './programme-card.tsx';

/** As every carousel of features (docs/product.md). */
const turnMs = 5000;

/** The programme's seven pages, climbing the terraces of a stand in wide windows. */
export function ProgrammeCarousel({ cards }: { cards: readonly ProgrammeCard[] }) {
  return (
    <Behaviour name="programme-carousel" timing="visible" props={{ delay: turnMs, slots: true }}>
      <Carousel
        className="programme-carousel"
        label={m.home_features_heading()}
        slots
        stop
        note={<p className="programme-note">{m.home_features_note()}</p>}
        slides={cards.map((card, place) => ({
          key: card.slug,
          name: card.title,
          content: <ProgrammePage card={card} number={place + 1} total={cards.length} />,
        }))}
      />
    </Behaviour>
  );
}
