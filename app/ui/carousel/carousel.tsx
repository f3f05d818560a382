import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { RoundButton } from '../button.tsx';
import { ScarfDots } from './scarf-dots.tsx';
import { type CarouselControls, type Delay, firstState, startCarousel } from './start-carousel.ts';
import './carousel.css';

type Slide = { key: string; name: string; content: ReactNode };

type CarouselProps = {
  /** Its accessible name. */
  label: string;
  slides: readonly Slide[];
  delay: Delay;
  className?: string;
  /** Stands above the controls. */
  note?: ReactNode;
  /** Whether slides learn their place as `--slot` (0 at the start edge), for looks that depend on it. */
  slots?: boolean;
  /** Where no slide holds a link or button, the row itself must be a stop of the keyboard. */
  stop?: boolean;
};

/**
 * The site's one carousel, for use inside an island. The page's CSS sets `--per-view` (or the width `--slide`) and `--gap`;
 * where cards reach out of their boxes `--bleed` and `--bleed-block`; in a view as wide as the window `--lead`, the room before the first. As HTML alone it is a row that scrolls and snaps.
 */
export function Carousel({
  label,
  slides,
  delay,
  className = '',
  note,
  slots = false,
  stop = false,
}: CarouselProps) {
  const region = useRef<HTMLElement>(null);
  const controls = useRef<CarouselControls>(null);
  const [{ index, perView, paused, rotating }, setState] = useState(firstState);
  const total = slides.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: its timing is fixed for as long as it lives
  useEffect(() => {
    if (!region.current) return;
    const started = startCarousel(region.current, { delay, slots, onChange: setState });
    controls.current = started;
    return started.stop;
  }, []);

  return (
    <section
      ref={region}
      className={`carousel ${className}`}
      aria-roledescription={m.carousel_role()}
      aria-label={label}
    >
      <div className="carousel-controls">
        {note}
        <div className="carousel-buttons">
          <RoundButton
            label={paused ? m.carousel_play() : m.carousel_pause()}
            onClick={() => controls.current?.togglePause()}
          >
            {paused ? <Play size={20} aria-hidden="true" /> : <Pause size={20} aria-hidden="true" />}
          </RoundButton>
          <RoundButton label={m.carousel_previous()} onClick={() => controls.current?.turn(-1)}>
            <ArrowLeft size={20} aria-hidden="true" className="mirrored" />
          </RoundButton>
          <RoundButton label={m.carousel_next()} onClick={() => controls.current?.turn(1)}>
            <ArrowRight size={20} aria-hidden="true" className="mirrored" />
          </RoundButton>
          <Count index={index} perView={perView} total={total} />
        </div>
        <ScarfDots
          total={total}
          index={index}
          perView={perView}
          onPick={(picked) => controls.current?.go(picked)}
        />
        <p className="visually-hidden" aria-live={rotating ? 'off' : 'polite'}>
          {m.carousel_status({
            number: String(index + 1),
            total: String(total),
            name: slides[index]?.name ?? '',
          })}
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
                aria-label={m.carousel_slide({ number: String(place + 1), total: String(total), name })}
                style={slots ? ({ '--slot': place } as CSSProperties) : undefined}
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

/** Which slides are in view. As wide as it can get, so that it stands still while it counts. */
function Count({ index, perView, total }: { index: number; perView: number; total: number }) {
  const several = perView > 1;
  const last = ((index + Math.min(perView, total) - 1) % total) + 1;
  const range = several ? `${index + 1}–${last}` : index + 1;
  const characters = String(total).length * (several ? 3 : 2) + (several ? 4 : 3);
  return (
    <span
      className="carousel-count figures"
      dir="ltr"
      aria-hidden="true"
      style={{ minInlineSize: `${characters}ch` }}
    >
      {perView > 0 && `${range} / ${total}`}
    </span>
  );
}
