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

/** Every carousel, by each of the ways in which it can be turned. */
export function walkCarousels(visit: () => Visitor): void {
  for (const { name, path } of carousels)
    for (const language of locales)
      describe(`${name}, ${language}`, () => {
        const carousel = `section.${name}`;
        const onwards = direction[language] === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
        const back = direction[language] === 'rtl' ? 'ArrowRight' : 'ArrowLeft';

        test('turns by its buttons, its dots and the arrow keys', async () => {
          const visitor = visit();
          await visitor.open(localizedPath(path, language), computer);
          await stand(visitor, carousel);
          await visitor.press(`${carousel} .carousel-buttons button:nth-of-type(3)`);
          await at(visitor, carousel, 1);
          await visitor.press(`${carousel} .carousel-buttons button:nth-of-type(2)`);
          await at(visitor, carousel, 0);
          await visitor.press(`${carousel} .scarf-dot:nth-of-type(4)`);
          await at(visitor, carousel, 3);
          await visitor.key(keys[back]);
          await at(visitor, carousel, 2);
          await visitor.key(keys[onwards]);
          await at(visitor, carousel, 3);
        });

        test('turns by a swipe on a phone', async () => {
          const visitor = visit();
          await visitor.open(localizedPath(path, language), phone);
          await stand(visitor, carousel);
          await visitor.swipe(`${carousel} .carousel-slide`, towardsStart(language));
          // Narrow cards go by more than one at a time.
          await visitor.see('it has turned onwards', true, turnedOnwards, carousel);
        });
      });

  test('a carousel turns by itself, until it is paused', async () => {
    const visitor = visit();
    await visitor.open('/', computer);
    const carousel = 'section.feature-carousel';
    await ready(visitor, carousel);
    await visitor.see('it has turned', true, turned, carousel);
    await stand(visitor, carousel);
  });
}

function towardsStart(language: Locale): number {
  return direction[language] === 'rtl' ? 200 : -200;
}

async function ready(visitor: Visitor, carousel: string): Promise<void> {
  await visitor.awake(carousel);
  await visitor.see(
    `${carousel} moves smoothly`,
    true,
    (selector) => document.querySelector(`${selector} .carousel-view[data-started]`) !== null,
    carousel,
  );
  await visitor.awake(`${carousel} .carousel-buttons button`);
}

/** Pauses a carousel, at its first slide. */
async function stand(visitor: Visitor, carousel: string): Promise<void> {
  await ready(visitor, carousel);
  await visitor.press(`${carousel} .carousel-buttons button:nth-of-type(1)`);
  await visitor.press(`${carousel} .scarf-dot:nth-of-type(1)`);
  await at(visitor, carousel, 0);
}

async function at(visitor: Visitor, carousel: string, place: number): Promise<void> {
  await visitor.see(
    `${carousel} is at slide ${place + 1}, which stands in its view`,
    { place, inView: true },
    standing,
    carousel,
  );
}

/** Runs in the page. */
function standing(carousel: string): { place: number; inView: boolean } {
  const dots = [...document.querySelectorAll(`${carousel} .scarf-dot`)];
  const place = dots.findIndex((dot) => dot.hasAttribute('aria-current'));
  const slide = document.querySelectorAll(`${carousel} .carousel-slide`)[place]?.getBoundingClientRect();
  const view = document.querySelector(`${carousel} .carousel-view`)?.getBoundingClientRect();
  const middle = slide ? slide.left + slide.width / 2 : Number.NaN;
  return { place, inView: view !== undefined && middle > view.left && middle < view.right };
}

/** Runs in the page. */
function turned(carousel: string): boolean {
  return !document.querySelector(`${carousel} .scarf-dot`)?.hasAttribute('aria-current');
}

/** Runs in the page. */
function turnedOnwards(carousel: string): boolean {
  const dots = [...document.querySelectorAll(`${carousel} .scarf-dot`)];
  const place = dots.findIndex((dot) => dot.hasAttribute('aria-current'));
  return place > 0 && place < 4;
}
