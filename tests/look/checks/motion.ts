import type { Page } from '@playwright/test';

/** @returns what would still move for a visitor who has asked for less motion */
export async function motionFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** What is over so soon is no motion. */
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
