import { arrowLeftIcon, arrowRightIcon } from '@sportbuddy/media/manifest/icons';
import { type CSSProperties, createContext, memo, type ReactNode } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { PauseButton, RoundButton } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { partClass } from '../part-class.ts';
import { ScarfDots } from './scarf-dots.tsx';
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
  /** Class of the carousel, and start of the classes of its parts: `-view`, `-controls`, `-count`, `-dots`. */
  name: string;
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
 * - `--slide-display` and `--slide-container`: `display` and `container-type` of a slide
 */
export function Carousel({
  label,
  slides,
  name,
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
      className={`carousel ${name}`}
      aria-roledescription={m.carousel_role()}
      aria-label={label}
      {...regionProps}
    >
      <div className={partClass('carousel', 'controls', name)}>
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
          <Count
            className={partClass('carousel', 'count', name)}
            index={index}
            perView={perView}
            total={total}
          />
        </div>
        <ScarfDots
          className={`${name}-dots`}
          total={total}
          index={index}
          perView={perView}
          onSelect={scrollToSlide}
        />
        <p className="carousel-status visually-hidden" aria-live={isRotating ? 'off' : 'polite'}>
          {m.carousel_status({
            number: String(index + 1),
            total: String(total),
            name: slides[index]?.name ?? '',
          })}
        </p>
      </div>
      <div
        className={partClass('carousel', 'view', name)}
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

type CountProps = { className: string; index: number; perView: number; total: number };

/** Has the width of its longest text, so that it does not move while it counts. */
function Count({ className, index, perView, total }: CountProps) {
  const isRange = perView > 1;
  const last = ((index + Math.min(perView, total) - 1) % total) + 1;
  const characters = String(total).length * (isRange ? 3 : 2) + (isRange ? 4 : 3);
  return (
    <span
      className={`${className} figures`}
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
