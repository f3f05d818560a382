import { arrowLeftIcon, arrowRightIcon } from '@sportbuddy/media/manifest/icons';
import { type CSSProperties, createContext, memo, type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { PauseButton, RoundButton } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { type CarouselOptions, useCarousel } from './use-carousel.ts';
import './carousel.css';

/** Time that a slide is shown (docs/product.md). */
export const turnMs = 5000;
/** Badges are read faster than other slides, and slower on phones. */
export const badgeTurnMs = { desktop: 3000, mobile: 4000 };

/** `tabIndex` of links in a slide: -1 while the slide is out of view. */
export const SlideTabIndex = createContext<-1 | undefined>(undefined);

type Slide = { key: string; name: string; content: ReactNode };

type CarouselProps = Pick<CarouselOptions, 'delay' | 'onStart'> & {
  /** Accessible name. */
  label: string;
  slides: readonly Slide[];
  className?: string;
  /** Rendered above the controls. */
  note?: ReactNode;
  /** Sets `--slide-position` on each slide: its position in the view, 0 at the start edge. */
  withPositions?: boolean;
  /**
   * Makes the row focusable while it scrolls natively. Needed if slides contain no links or
   * buttons.
   */
  isFocusable?: boolean;
};

/**
 * A carousel, for use inside an island. Without JavaScript it is a row with scroll snapping. The
 * page's CSS sets:
 * - `--per-view` or `--slide`: number or width of slides, and `--gap`
 * - `--bleed` and `--bleed-block`: how far cards overflow their boxes
 * - `--lead`: space before the first slide if the view is as wide as the window
 * - `--controls-size` and `--controls-margin`: maximum width and margin of the controls
 * - `--slide-display`: `display` of a slide
 */
export function Carousel({
  label,
  slides,
  className = '',
  note,
  withPositions = false,
  isFocusable = false,
  delay,
  onStart,
}: CarouselProps) {
  const {
    index,
    perView,
    isStarted,
    isPaused,
    isRotating,
    togglePause,
    scrollBySlides,
    scrollToSlide,
    regionProps,
    viewProps,
  } = useCarousel({ delay, withPositions, onStart });
  const total = slides.length;
  return (
    <section
      className={`carousel ${className}`}
      aria-roledescription={m.carousel_role()}
      aria-label={label}
      {...regionProps}
    >
      <div className="carousel-controls">
        {note}
        <div className="carousel-buttons">
          <PauseButton
            isPaused={isPaused}
            label={isPaused ? m.carousel_play() : m.carousel_pause()}
            onClick={togglePause}
          />
          <RoundButton label={m.carousel_previous()} onClick={() => scrollBySlides(-1)}>
            <Icon path={arrowLeftIcon} size={20} className="mirrored" />
          </RoundButton>
          <RoundButton label={m.carousel_next()} onClick={() => scrollBySlides(1)}>
            <Icon path={arrowRightIcon} size={20} className="mirrored" />
          </RoundButton>
          <Count index={index} perView={perView} total={total} />
        </div>
        <ScarfDots total={total} index={index} perView={perView} onSelect={scrollToSlide} />
        <p className="carousel-status visually-hidden" aria-live={isRotating ? 'off' : 'polite'}>
          {m.carousel_status({
            number: String(index + 1),
            total: String(total),
            name: slides[index]?.name ?? '',
          })}
        </p>
      </div>
      <div
        className="carousel-view"
        data-started={isStarted || undefined}
        tabIndex={isFocusable && !isStarted ? 0 : undefined}
        {...viewProps}
      >
        <div className="carousel-track">
          <div className="carousel-row">
            {slides.map(({ key, name, content }, place) => (
              <SlideGroup
                key={key}
                label={m.carousel_slide({ number: String(place + 1), total: String(total), name })}
                position={withPositions ? place : undefined}
                tabIndex={isTabbable(place) ? undefined : -1}
              >
                {content}
              </SlideGroup>
            ))}
          </div>
        </div>
      </div>
    </section>
  );

  function isTabbable(place: number): boolean {
    return perView === 0 || (place - index + total) % total < perView;
  }
}

type SlideGroupProps = {
  label: string;
  /** Initial `--slide-position`. */
  position: number | undefined;
  tabIndex: -1 | undefined;
  children: ReactNode;
};

/** Memoized, because a turn changes two of up to 90 slides. */
const SlideGroup = memo(({ label, position, tabIndex, children }: SlideGroupProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of form fields
  <div
    className="carousel-slide"
    role="group"
    aria-roledescription={m.carousel_slide_role()}
    aria-label={label}
    // It never changes, so React does not overwrite updates by use-carousel.ts.
    style={{ '--slide-position': position } as CSSProperties}
  >
    <SlideTabIndex value={tabIndex}>{children}</SlideTabIndex>
  </div>
));

/** Has the width of its longest text, so that it does not move while it counts. */
function Count({ index, perView, total }: { index: number; perView: number; total: number }) {
  const isRange = perView > 1;
  const last = ((index + Math.min(perView, total) - 1) % total) + 1;
  const characters = String(total).length * (isRange ? 3 : 2) + (isRange ? 4 : 3);
  return (
    <span
      className="carousel-count figures"
      aria-hidden="true"
      style={perView > 0 ? { minInlineSize: `${characters}ch` } : undefined}
    >
      {perView > 0 &&
        m.carousel_count({
          shown: isRange ? `${index + 1}–${last}` : String(index + 1),
          total: String(total),
        })}
    </span>
  );
}

/** From this number of dots, the dots are one tab stop. Arrow keys turn the carousel anyway. */
const singleTabStopFrom = 13;

type ScarfDotsProps = { total: number; index: number; perView: number; onSelect: (index: number) => void };

/**
 * Progress dots, drawn as blocks of a scarf. Dots of slides in view are highlighted. A click goes
 * to the slide.
 */
export function ScarfDots({ total, index, perView, onSelect }: ScarfDotsProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const block = row.current?.children[index];
    if (!row.current || !block || row.current.scrollWidth <= row.current.clientWidth) return;
    // scrollIntoView would scroll the page as well.
    const [outer, inner] = [row.current.getBoundingClientRect(), block.getBoundingClientRect()];
    row.current.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
  }, [index]);
  return (
    <div className="scarf-dots">
      <div ref={row} className="scarf-dots-row">
        {Array.from({ length: total }, (_, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
            key={place}
            type="button"
            className="scarf-dot"
            aria-label={m.carousel_go_to({ number: String(place + 1) })}
            aria-current={place === index ? 'true' : undefined}
            data-seen={(place - index + total) % total < Math.max(perView, 1) || undefined}
            tabIndex={total >= singleTabStopFrom && place !== index ? -1 : undefined}
            onClick={() => onSelect(place)}
          />
        ))}
      </div>
    </div>
  );
}
