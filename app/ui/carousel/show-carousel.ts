import { m } from '../../i18n/paraglide/messages.js';
import { showPaused } from '../motion/pause-button.ts';
import type { CarouselState } from './start-carousel.ts';

/** With more blocks than this the scarf is one stop of the Tab key; the arrow keys turn anyway. */
export const oneStopFrom = 13;

/** Says in a carousel's HTML which slides are in view and whether it turns by itself. */
export function showCarousel(region: HTMLElement, { index, perView, paused, rotating }: CarouselState): void {
  const slides = [...region.querySelectorAll<HTMLElement>('.carousel-slide')];
  const pause = region.querySelector<HTMLElement>('.carousel-pause');
  if (pause) showPaused(pause, paused, paused ? m.carousel_play() : m.carousel_pause());
  showCount(region.querySelector<HTMLElement>('.carousel-count'), { index, perView, total: slides.length });
  showScarf(region.querySelector('.scarf-dots-row'), { index, perView });
  const status = region.querySelector<HTMLElement>('.carousel-status');
  if (!status) return;
  status.ariaLive = rotating ? 'off' : 'polite';
  const text = m.carousel_status({
    number: String(index + 1),
    total: String(slides.length),
    name: slides[index]?.dataset.name ?? '',
  });
  // What has not changed is not to be read out again.
  if (status.textContent !== text) status.textContent = text;
}

type Place = { index: number; perView: number };

/** As wide as it can get, so that it stands still while it counts. */
function showCount(count: HTMLElement | null, { index, perView, total }: Place & { total: number }): void {
  if (!count) return;
  const several = perView > 1;
  const last = ((index + Math.min(perView, total) - 1) % total) + 1;
  const range = several ? `${index + 1}–${last}` : index + 1;
  const characters = String(total).length * (several ? 3 : 2) + (several ? 4 : 3);
  count.style.minInlineSize = `${characters}ch`;
  count.textContent = perView > 0 ? `${range} / ${total}` : '';
}

function showScarf(row: Element | null, { index, perView }: Place): void {
  if (!row) return;
  const blocks = [...row.children];
  blocks.forEach((block, place) => {
    if (place === index) block.setAttribute('aria-current', 'true');
    else block.removeAttribute('aria-current');
    const ahead = (place - index + blocks.length) % blocks.length;
    block.toggleAttribute('data-seen', ahead < Math.max(perView, 1));
    if (blocks.length < oneStopFrom) return;
    if (place === index) block.removeAttribute('tabindex');
    else block.setAttribute('tabindex', '-1');
  });
  const block = blocks[index];
  if (!block || row.scrollWidth <= row.clientWidth) return;
  // Not scrollIntoView, which would scroll the page as well.
  const [outer, inner] = [row.getBoundingClientRect(), block.getBoundingClientRect()];
  row.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
}
