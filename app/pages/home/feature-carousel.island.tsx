import { useRef } from 'react';
import { Carousel, turnMs } from '../../components/carousel/carousel.tsx';
import { Picture, type Raster } from '../../components/picture.tsx';
import { useUnseen } from '../../components/use-unseen.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { island } from '../../islands/island.tsx';
import './feature-card.css';

/** The seven features. In wide windows the cards form stairs. */
function FeatureCarousel({ cards }: { cards: readonly Feature[] }) {
  return (
    <Carousel
      name="feature-carousel"
      label={m.home_features_heading()}
      delay={turnMs}
      withPositions
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

export default island('visible', FeatureCarousel);

export type Feature = { slug: string; title: string; text: string; screen: Raster };

/** A feature's card: number, picture of the app, text. It is animated when first seen. */
function FeatureCard({ card, number, total }: { card: Feature; number: number; total: number }) {
  const article = useRef<HTMLElement>(null);
  const isUnseen = useUnseen(article);
  return (
    <div className="feature-stair">
      <article
        ref={article}
        className="feature-card"
        data-look={card.slug}
        data-unseen={isUnseen || undefined}
        aria-label={card.title}
      >
        <p className="feature-strip" aria-hidden="true">
          <span>{m.home_programme()}</span>{' '}
          <span>{m.home_page_of({ number: String(number), total: String(total) })}</span>
        </p>
        <div className="feature-picture" aria-hidden="true">
          <span className="feature-numeral">{number}</span>
          <Picture className="feature-screen" image={card.screen} alt="" />
        </div>
        <div className="feature-foot">
          <h3 className="display display-h3">{card.title}</h3>
          <p>{card.text}</p>
        </div>
      </article>
    </div>
  );
}
