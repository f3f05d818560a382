import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { RoundButton } from '../controls/button.tsx';
import { PauseIcon } from '../motion/pause-icon.tsx';
import { ScarfDots } from './scarf-dots.tsx';
import './carousel.css';

type Slide = { key: string; name: string; content: ReactNode };

type CarouselProps = {
  /** Its accessible name. */
  label: string;
  slides: readonly Slide[];
  className?: string;
  /** Stands above the controls. */
  note?: ReactNode;
  /** Whether slides learn their place as `--spot` (0 at the start edge), for looks that depend on it. */
  places?: boolean;
  /** Where no slide holds a link or button, the row itself must be a stop of the keyboard for as long as it scrolls. */
  stop?: boolean;
};

/**
 * The site's one carousel, for use inside a behaviour that wakes it (wake-carousel.ts). The page's CSS sets `--per-view` (or the width `--slide`) and `--gap`;
 * where cards reach out of their boxes `--bleed` and `--bleed-block`; in a view as wide as the window `--lead`, the room before the first. As HTML alone it is a row that scrolls and snaps.
 */
export function Carousel({
  label,
  slides,
  className = '',
  note,
  places = false,
  stop = false,
}: CarouselProps) {
  const total = String(slides.length);
  return (
    <section className={`carousel ${className}`} aria-roledescription={m.carousel_role()} aria-label={label}>
      <div className="carousel-controls">
        {note}
        <div className="carousel-buttons">
          <RoundButton label={m.carousel_pause()} className="carousel-pause">
            <PauseIcon />
          </RoundButton>
          <RoundButton label={m.carousel_previous()} data-turn="-1">
            <ArrowLeft size={20} aria-hidden="true" className="mirrored" />
          </RoundButton>
          <RoundButton label={m.carousel_next()} data-turn="1">
            <ArrowRight size={20} aria-hidden="true" className="mirrored" />
          </RoundButton>
          <span className="carousel-count figures" dir="ltr" aria-hidden="true" />
        </div>
        <ScarfDots total={slides.length} />
        <p className="carousel-status visually-hidden" aria-live="polite">
          {m.carousel_status({ number: '1', total, name: slides[0]?.name ?? '' })}
        </p>
      </div>
      <div className="carousel-view" {...(stop && { tabIndex: 0 })}>
        <div className="carousel-track">
          <div className="carousel-row">
            {slides.map(({ key, name, content }, place) => (
              // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of form fields
              <div
                key={key}
                className="carousel-slide"
                role="group"
                aria-roledescription={m.carousel_slide_role()}
                aria-label={m.carousel_slide({ number: String(place + 1), total, name })}
                data-name={name}
                style={places ? ({ '--spot': place } as CSSProperties) : undefined}
              >
                {content}
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
