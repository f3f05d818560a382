import { describe, test } from 'vitest';
import { direction, type Locale, locales, localizedPath } from '../../../content/locale.ts';
import { computer, phone } from '../drivers/windows.ts';
import { keys, type Visitor } from '../visitor.ts';

const carousels = [
  { name: 'feature-carousel', path: '/' },
  { name: 'badge-carousel', path: '/' },
  { name: 'away-carousel', path: '/' },
  { name: 'detail-carousel', path: '/features' },
  { name: 'team-carousel', path: '/features' },
];

/** Tests every carousel with buttons, dots, arrow keys and swipes. */
export function testCarousels(visit: () => Visitor): void {
  for (const { name, path } of carousels)
    for (const language of locales)
      describe(`${name}, ${language}`, () => {
        const carousel = `section.${name}`;
        const forward = direction[language] === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
        const back = direction[language] === 'rtl' ? 'ArrowRight' : 'ArrowLeft';

        test('buttons, dots and arrow keys change the slide', async () => {
          const visitor = visit();
          await visitor.open(localizedPath(path, language), computer);
          await pauseAtFirstSlide(visitor, carousel);
          await visitor.press(`${carousel} .carousel-buttons button:nth-of-type(3)`);
          await at(visitor, carousel, 1);
          await visitor.press(`${carousel} .carousel-buttons button:nth-of-type(2)`);
          await at(visitor, carousel, 0);
          await visitor.press(`${carousel} .scarf-dot:nth-of-type(4)`);
          await at(visitor, carousel, 3);
          await visitor.key(keys[back]);
          await at(visitor, carousel, 2);
          await visitor.key(keys[forward]);
          await at(visitor, carousel, 3);
        });

        test('a swipe on a phone changes the slide', async () => {
          const visitor = visit();
          await visitor.open(localizedPath(path, language), phone);
          await pauseAtFirstSlide(visitor, carousel);
          await visitor.swipe(`${carousel} .carousel-slide`, towardsStart(language));
          // One swipe may move several narrow cards.
          await visitor.see('a later slide is shown', true, isAtLaterSlide, carousel);
        });
      });

  test('a carousel rotates automatically until it is paused', async () => {
    const visitor = visit();
    await visitor.open('/', computer);
    const carousel = 'section.feature-carousel';
    await ready(visitor, carousel);
    await visitor.see('it has rotated', true, hasRotated, carousel);
    await pauseAtFirstSlide(visitor, carousel);
  });
}

function towardsStart(language: Locale): number {
  return direction[language] === 'rtl' ? 200 : -200;
}

async function ready(visitor: Visitor, carousel: string): Promise<void> {
  await visitor.hydrated(carousel);
  await visitor.see(
    `${carousel} has started`,
    true,
    (selector) => document.querySelector(`${selector} .carousel-view[data-started]`) !== null,
    carousel,
  );
  await visitor.hydrated(`${carousel} .carousel-buttons button`);
}

async function pauseAtFirstSlide(visitor: Visitor, carousel: string): Promise<void> {
  await ready(visitor, carousel);
  await visitor.press(`${carousel} .carousel-buttons button:nth-of-type(1)`);
  await visitor.press(`${carousel} .scarf-dot:nth-of-type(1)`);
  await at(visitor, carousel, 0);
}

async function at(visitor: Visitor, carousel: string, index: number): Promise<void> {
  await visitor.see(
    `${carousel} shows slide ${index + 1} in its view`,
    { index, inView: true },
    currentSlide,
    carousel,
  );
}

/** Runs in the page. */
function currentSlide(carousel: string): { index: number; inView: boolean } {
  const dots = [...document.querySelectorAll(`${carousel} .scarf-dot`)];
  const index = dots.findIndex((dot) => dot.hasAttribute('aria-current'));
  const slide = document.querySelectorAll(`${carousel} .carousel-slide`)[index]?.getBoundingClientRect();
  const view = document.querySelector(`${carousel} .carousel-view`)?.getBoundingClientRect();
  const middle = slide ? slide.left + slide.width / 2 : Number.NaN;
  return { index, inView: view !== undefined && middle > view.left && middle < view.right };
}

/** Runs in the page. */
function hasRotated(carousel: string): boolean {
  return !document.querySelector(`${carousel} .scarf-dot`)?.hasAttribute('aria-current');
}

/** Runs in the page. */
function isAtLaterSlide(carousel: string): boolean {
  const dots = [...document.querySelectorAll(`${carousel} .scarf-dot`)];
  const index = dots.findIndex((dot) => dot.hasAttribute('aria-current'));
  return index > 0 && index < 4;
}
