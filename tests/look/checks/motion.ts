import type { Page } from '@playwright/test';

/** @returns elements that still move with `prefers-reduced-motion` */
export async function motionFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** A shorter transition or animation is not visible. */
    const longestSeconds = 0.01;
    const seconds = (durations: string) =>
      Math.max(
        ...durations.split(',').map((each) => Number.parseFloat(each) * (each.includes('ms') ? 0.001 : 1)),
      );
    const moving = new Set<string>();
    for (const element of document.querySelectorAll('body, body *'))
      for (const part of [undefined, '::before', '::after']) {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, part);
        const animated = animationName !== 'none' && seconds(animationDuration) > longestSeconds;
        if (animated || seconds(transitionDuration) > longestSeconds)
          moving.add(`${element.localName}.${element.classList[0] ?? ''}${part ?? ''} moves`);
      }
    if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth')
      moving.add('scrolling is smooth');
    return [...moving];
  });
}
