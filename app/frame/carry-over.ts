import { barePath } from '../../content/locale.ts';

/**
 * Names what stands for the other page in this one, for as long as one page becomes the other: the badge that was
 * pressed, the ticket of the navigation. What it becomes carries the name by its style (carry-over.css).
 */
export function carryOver(target: Window): void {
  const { document: page } = target;
  target.addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (viewTransition && activation?.entry.url) nameWhile(viewTransition, page, activation.entry.url);
  });
  target.addEventListener('pagereveal', ({ viewTransition }) => {
    // Safari 18 reveals pages with a transition, and has no such interface.
    const from = 'navigation' in target ? target.navigation.activation?.from?.url : undefined;
    if (viewTransition && from) nameWhile(viewTransition, page, from);
  });
}

function nameWhile(transition: ViewTransition, page: Document, other: string): void {
  const [sign, name] = standsFor(page, new URL(other).pathname);
  if (!sign) return;
  // A name may stand once in a page, so what bore it gives it up.
  const bearers = [...page.querySelectorAll<HTMLElement>('.cover-badge, .sign-up-ticket')];
  const before = bearers.filter((bearer) => getComputedStyle(bearer).viewTransitionName === name);
  for (const bearer of before) bearer.style.viewTransitionName = 'none';
  sign.style.viewTransitionName = name;
  const tidy = () => {
    for (const element of [sign, ...before]) element.style.viewTransitionName = '';
  };
  transition.finished.then(tidy, tidy);
}

function standsFor(page: Document, path: string): [HTMLElement | null, string] {
  if (barePath(path) === '/coming-soon')
    return [page.querySelector<HTMLElement>('.nav-ticket'), 'sign-up-ticket'];
  const badges = page.querySelectorAll<HTMLElement>(`main a[href="${path.replaceAll('"', '%22')}"] img`);
  return [[...badges].find(isInWindow) ?? null, 'badge'];
}

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
}
