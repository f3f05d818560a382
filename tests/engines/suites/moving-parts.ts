import { test } from 'vitest';
import { locales, localizedPath } from '../../../content/locale.ts';
import { computer, phone } from '../drivers/windows.ts';
import type { Visitor } from '../visitor.ts';

/** Tests the remaining interactive parts: films, countdown, fan counts, contents. */
export function testMovingParts(visit: () => Visitor): void {
  for (const language of locales)
    test(`the film plays, or a note and a download replace it, ${language}`, async () => {
      const visitor = visit();
      await visitor.open(localizedPath('/watch-video', language), computer);
      await visitor.hydrated('.player');
      await visitor.see('it plays, or shows a start button or a note', true, isDecided);
      if (await visitor.run(() => document.querySelector('.player-start')?.checkVisibility() ?? false))
        await visitor.press('.player-start');
      if (await visitor.run(() => document.querySelector('.player-note a') !== null)) return;
      await visitor.press('.player-chapters li:nth-child(3) button');
      await visitor.see('the third chapter plays', true, () => {
        const video = document.querySelector('video');
        return video !== null && !video.paused && video.currentTime > 21;
      });
    });

  test('the home page’s film loads and can be paused, or the fallback replaces it', async () => {
    const visitor = visit();
    await visitor.open('/', computer);
    await visitor.see('it has loaded or failed', true, () =>
      ['loaded', 'failed'].includes(document.querySelector<HTMLElement>('.hero-video')?.dataset.state ?? ''),
    );
    if (await visitor.run(() => document.querySelector('.hero-video[data-state=failed]') !== null))
      return visitor.shown('.hero-fallback');
    await visitor.press('.hero-pause');
    await visitor.see('it is paused', true, () => document.querySelector('video')?.paused);
    await visitor.press('.hero-buttons button:last-child');
    await visitor.see('the next section is in view', true, () => {
      const top = document.querySelector('#features')?.getBoundingClientRect().top ?? Number.NaN;
      return top < innerHeight / 2;
    });
  });

  test('the countdown ticks, and a fan board shows its count', async () => {
    const visitor = visit();
    await visitor.open('/coming-soon', phone);
    await visitor.see('it shows the time', true, () =>
      /\d\d/.test(document.querySelector('[data-unit=seconds]')?.textContent ?? ''),
    );
    const before = await visitor.run(seconds);
    await visitor.see('a second has passed', false, sameSeconds, before);
    await visitor.open('/football/liverpool', phone);
    await visitor.hydrated('.fan-count');
    await visitor.see('six flaps show figures', true, () =>
      /\d[\d,]+/.test(document.querySelector('.fan-count .visually-hidden')?.textContent ?? ''),
    );
  });

  test('the contents of a legal text mark the current section', async () => {
    const visitor = visit();
    await visitor.open('/terms-of-service', computer);
    await visitor.press('[data-island=legal-contents] li:nth-child(4) a');
    await visitor.see('the fourth section is marked', 3, () =>
      [...document.querySelectorAll('[data-island=legal-contents] li a')].findIndex((link) =>
        link.hasAttribute('aria-current'),
      ),
    );
  });

  test('on a phone a scroll hint is shown until the page is scrolled', async () => {
    const visitor = visit();
    await visitor.open('/features', phone);
    await visitor.shown('.scroll-hint');
    await visitor.run(() => {
      scrollTo({ top: 200, behavior: 'instant' });
      return true;
    });
    await visitor.shown('.scroll-hint', false);
  });

  test('a question opens and closes', async () => {
    const visitor = visit();
    await visitor.open('/football/liverpool', phone);
    const second = '.questions details:nth-of-type(2)';
    await visitor.press(`${second} summary`);
    await visitor.shown(`${second} > :not(summary)`);
    await visitor.press(`${second} summary`);
    await visitor.shown(`${second} > :not(summary)`, false);
  });
}

/** Runs in the page. */
function isDecided(): boolean {
  const video = document.querySelector('video');
  const asks = [...document.querySelectorAll('.player-start, .player-note a')];
  return asks.some((element) => element.checkVisibility()) || (video !== null && !video.paused);
}

/** Runs in the page. */
function seconds(): string {
  return document.querySelector('[data-unit=seconds]')?.textContent ?? '';
}

/** Runs in the page. */
function sameSeconds(before: string): boolean {
  return document.querySelector('[data-unit=seconds]')?.textContent === before;
}
