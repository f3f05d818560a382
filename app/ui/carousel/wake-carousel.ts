import type { Delay } from './delays.ts';
import { showCarousel } from './show-carousel.ts';
import { startCarousel } from './start-carousel.ts';

export type CarouselTiming = {
  delay: Delay;
  /** Whether slides learn their place as `--spot`, as their HTML says. */
  places?: boolean;
};

/** Lets the carousel in `root` turn, by itself and by its controls. */
export function wake(root: HTMLElement, { delay, places = false }: CarouselTiming): void {
  const region = root.querySelector<HTMLElement>('.carousel');
  if (!region) throw new Error('no carousel to wake');
  const { go, turn, togglePause } = startCarousel(region, {
    delay,
    places,
    onChange: (state) => showCarousel(region, state),
  });
  region.querySelector('.carousel-pause')?.addEventListener('click', togglePause);
  for (const button of region.querySelectorAll<HTMLElement>('[data-turn]'))
    button.addEventListener('click', () => turn(button.dataset.turn === '1' ? 1 : -1));
  region.querySelectorAll('.scarf-dot').forEach((block, place) => {
    block.addEventListener('click', () => go(place));
  });
}
