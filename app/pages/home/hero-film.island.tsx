import { arrowDownIcon } from '@sportbuddy/media/manifest/icons';
import { useEffect, useRef, useState } from 'react';
import { whenIdleAfterLoad } from '../../client/idle-after-load.ts';
import { isSlowConnection } from '../../client/slow-connection.ts';
import { PauseButton, RoundButton } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { phoneQuery, prefersReducedMotion } from '../../components/media-queries.ts';
import { watchInView } from '../../components/watch-in-view.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { island } from '../../islands/island.tsx';

/** The fallback is shown if the film has not loaded by then (docs/product.md). */
const loadTimeoutMs = 5000;
/** `HTMLMediaElement.HAVE_FUTURE_DATA` */
const haveFutureData = 3;

type Sources = readonly { src: string; type: string }[];

type HeroFilmProps = {
  films: { landscape: Sources; portrait: Sources };
  /** Id of the section that the scroll-down button scrolls to. */
  next: string;
};

/** The film, its fallback, and the hero's two buttons. */
function HeroFilm({ films, next }: HeroFilmProps) {
  const { film, isPaused, setPaused, videoProps } = useFilm(films);
  return (
    <>
      <video
        {...videoProps}
        className="hero-video"
        data-state={film.state}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
      >
        {film.sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      <div className="hero-fallback" data-shown={film.state === 'failed' || undefined} aria-hidden="true" />
      <div className="hero-buttons content">
        <PauseButton
          className="hero-button hero-pause"
          isPaused={isPaused}
          label={isPaused ? m.home_film_play() : m.home_film_pause()}
          data-shown={isRequested(film) || undefined}
          onClick={() => setPaused(!isPaused)}
        />
        <RoundButton
          label={m.home_scroll_down()}
          className="hero-button"
          onClick={() => scrollToSection(next)}
        >
          <Icon path={arrowDownIcon} size={22} />
        </RoundButton>
      </div>
    </>
  );
}

function scrollToSection(id: string): void {
  document.getElementById(id)?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

type Film = {
  state: 'waiting' | 'loading' | 'loaded' | 'failed';
  sources: Sources;
  /** Reloaded after a stall, and has not played through yet. */
  isRetry: boolean;
};

const waitingFilm: Film = { state: 'waiting', sources: [], isRetry: false };
const failedFilm: Film = { ...waitingFilm, state: 'failed' };

const isRequested = ({ state }: Film) => state === 'loading' || state === 'loaded';

function afterStall(film: Film): Film {
  return film.isRetry || !isRequested(film) ? failedFilm : { ...film, state: 'loading', isRetry: true };
}

/**
 * Loads the film in idle time after the page's load event, once it is in view. Plays it while it is
 * in view and not paused. A stall reloads it once. An error, a second stall or a timeout results in
 * `failed`.
 */
function useFilm(films: HeroFilmProps['films']) {
  const video = useRef<HTMLVideoElement>(null);
  const [film, setFilm] = useState(waitingFilm);
  const [isPaused, setPaused] = useState(false);
  // A page that opens in a background tab is not in view: browsers load no film there.
  const [isInView, setInView] = useState(false);
  const isWanted = isInView && !isPaused;

  useEffect(() => (video.current ? watchInView(video.current, setInView) : undefined), []);

  useEffect(() => {
    if (film.state !== 'waiting' || !isInView) return;
    return whenIdleAfterLoad(window, () => {
      if (prefersNoFilm() || isSlowConnection(window)) return;
      const sources = matchMedia(phoneQuery).matches ? films.portrait : films.landscape;
      setFilm({ ...waitingFilm, state: 'loading', sources });
    });
  }, [film.state, isInView, films]);

  // Without sources, `load` closes the connection.
  useEffect(() => {
    if (film.state === 'loading' || film.state === 'failed') video.current?.load();
  }, [film]);

  useEffect(() => {
    if (film.state !== 'loading' || !isWanted) return;
    const timeout = setTimeout(setFilm, loadTimeoutMs, failedFilm);
    return () => clearTimeout(timeout);
  }, [film, isWanted]);

  // After the effect that calls `load`, which pauses the film.
  useEffect(() => {
    if (!isRequested(film)) return;
    const update = () => {
      if (isWanted) video.current?.play().catch(onRefused);
      else video.current?.pause();
    };
    // `load` and `pause` abort a pending `play`. Only a refused one needs a press.
    const onRefused = ({ name }: Error) => name === 'NotAllowedError' && setPaused(true);
    // Browsers pause the film of a page in the back/forward cache.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && update();
    update();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [film, isWanted]);

  const videoProps = {
    ref: video,
    onLoadedData: () => setFilm((now) => (now.state === 'loading' ? { ...now, state: 'loaded' } : now)),
    onCanPlayThrough: () =>
      setFilm((now) => (now.isRetry && now.state === 'loaded' ? { ...now, isRetry: false } : now)),
    onStalled: ({ currentTarget }: React.SyntheticEvent<HTMLVideoElement>) => {
      if (currentTarget.readyState < haveFutureData) setFilm(afterStall);
    },
    // In React, errors of sources bubble. Browsers try each source in turn, so only the last error
    // counts.
    onError: ({ target, currentTarget }: React.SyntheticEvent<HTMLVideoElement>) => {
      if (target === currentTarget || target === currentTarget.lastElementChild) setFilm(failedFilm);
    },
  };
  return { film, isPaused, setPaused, videoProps };
}

/** @returns whether the visitor prefers reduced motion or data */
function prefersNoFilm(): boolean {
  return (
    navigator.connection?.saveData === true ||
    matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
  );
}

export default island('idle', HeroFilm);
