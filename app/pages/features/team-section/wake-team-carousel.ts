import { m } from '../../../i18n/paraglide/messages.js';
import { type CarouselTiming, wake as wakeCarousel } from '../../../ui/carousel/wake-carousel.ts';
import { carouselOrder } from './team-order.ts';

/** Draws the order once a page view, before the first turn. */
export function wake(root: HTMLElement, timing: CarouselTiming): void {
  const teams = [...root.querySelectorAll<HTMLElement>('.carousel-slide')].map((slide) => {
    const { slug = '', sport = '' } = slide.querySelector<HTMLElement>('.team-card')?.dataset ?? {};
    return { slide, slug, sport };
  });
  const total = String(teams.length);
  carouselOrder(teams, Math.random).forEach(({ slide }, place) => {
    const name = slide.dataset.name ?? '';
    slide.ariaLabel = m.carousel_slide({ number: String(place + 1), total, name });
    slide.parentElement?.append(slide);
  });
  wakeCarousel(root, timing);
}
