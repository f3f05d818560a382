import { useEffect } from 'react';
import { m } from '../../../i18n/paraglide/messages.js';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { riseWhenSeen } from '../../../ui/rise-when-seen.ts';
import { type ProgrammeCard, ProgrammePage } from './programme-card.tsx';

/** As every carousel of features (docs/product.md). */
const turnMs = 5000;

/** The programme's seven pages, climbing the terraces of a stand in wide windows. */
export function ProgrammeCarousel({ cards }: { cards: readonly ProgrammeCard[] }) {
  useEffect(() => riseWhenSeen(document.querySelectorAll<HTMLElement>('.programme-card')), []);
  return (
    <Carousel
      className="programme-carousel"
      label={m.home_features_heading()}
      delay={turnMs}
      slots
      stop
      note={<p className="programme-note">{m.home_features_note()}</p>}
      slides={cards.map((card, place) => ({
        key: card.slug,
        name: card.title,
        content: <ProgrammePage card={card} number={place + 1} total={cards.length} />,
      }))}
    />
  );
}
