import { m } from '../../../i18n/paraglide/messages.js';
import { showPaused } from '../../../ui/motion/pause-button.ts';
import { prefersReducedMotion } from '../../../ui/motion/reduced-motion.ts';
import { watchInView } from '../../../ui/motion/watch-in-view.ts';
import { type FilmState, type Films, play, startFilm } from './start-film.ts';

type HeroFilmProps = { films: Films; next: string };

/** Fetches the film, plays it while it is seen and not paused, and answers the hero's two buttons. */
export function wake(root: HTMLElement, { films, next }: HeroFilmProps): void {
  const video = root.querySelector('video');
  const pause = root.querySelector<HTMLElement>('.hero-pause');
  if (!video || !pause) throw new Error('a hero without its film');
  let paused = false;
  let inView = true;
  let state: FilmState = 'waiting';

  const update = () => {
    video.dataset.state = state;
    pause.toggleAttribute('data-shown', state === 'loading' || state === 'loaded');
    root.querySelector('.hero-fallback')?.toggleAttribute('data-shown', state === 'failed');
    if (state !== 'loaded') return;
    // Nobody watches a film that has been scrolled away.
    if (paused || !inView) video.pause();
    else play(video);
  };
  watchInView(video, (isInView) => {
    inView = isInView;
    update();
  });
  // A browser that keeps a page for the way back stops its film, and does not start it again.
  window.addEventListener('pageshow', ({ persisted }) => persisted && update());
  pause.addEventListener('click', () => {
    paused = !paused;
    showPaused(pause, paused, paused ? m.home_film_play() : m.home_film_pause());
    update();
  });
  root.querySelector('.hero-down')?.addEventListener('click', () => {
    document
      .getElementById(next)
      ?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  });
  startFilm(video, films, (now) => {
    state = now;
    update();
  });
}
