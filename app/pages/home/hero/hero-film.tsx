import { ArrowDown, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../../i18n/paraglide/messages.js';
import { RoundButton } from '../../../ui/button.tsx';
import { prefersReducedMotion } from '../../../ui/reduced-motion.ts';
import { type FilmState, type Films, play, startFilm } from './start-film.ts';

type HeroFilmProps = {
  films: Films;
  /** Id of the section that the scroll-down button leads to. */
  next: string;
};

/** The film over its poster, what stands in for it when it fails, and the hero's two buttons. */
export function HeroFilm({ films, next }: HeroFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<FilmState>('waiting');
  const [paused, setPaused] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the film is the same for as long as the page is open
  useEffect(() => {
    if (video.current) return startFilm(video.current, films, setState);
  }, []);

  useEffect(() => {
    const film = video.current;
    if (!film || state !== 'loaded') return;
    if (paused) return film.pause();
    // Nobody watches a film that has been scrolled away.
    const view = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? play(film) : film.pause()));
    view.observe(film);
    return () => view.disconnect();
  }, [paused, state]);

  const scrollDown = () =>
    document
      .getElementById(next)
      ?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  return (
    <>
      <video
        ref={video}
        className="hero-video"
        data-state={state}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
      />
      <div className="hero-fallback" data-shown={state === 'failed' || undefined} aria-hidden="true" />
      <div className="hero-buttons content">
        <RoundButton
          label={paused ? m.home_film_play() : m.home_film_pause()}
          className="hero-pause"
          data-shown={state === 'loading' || state === 'loaded' || undefined}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <Play size={20} aria-hidden="true" /> : <Pause size={20} aria-hidden="true" />}
        </RoundButton>
        <RoundButton label={m.home_scroll_down()} onClick={scrollDown}>
          <ArrowDown size={22} aria-hidden="true" />
        </RoundButton>
      </div>
    </>
  );
}
