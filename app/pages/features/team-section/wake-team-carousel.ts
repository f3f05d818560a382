import { m } from '../../../i18n/paraglide/messages.js';
import { type CarouselTiming, wake as wakeCarousel } from '../../../ui/carousel/wake-carousel.ts';
import { carouselOrder } from './team-order.ts';

/** A card that has the focus would lose it by being moved: whoever is among them keeps the order as sent. */
export function wake(root: HTMLElement, timing: CarouselTiming): void {
  if (!root.querySelector('.carousel-slide :focus')) drawOrder(root);
  wakeCarousel(root, timing);
}

/** Once a page view, before the first turn. */
function drawOrder(root: HTMLElement): void {
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
}
