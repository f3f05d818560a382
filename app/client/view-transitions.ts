import { barePath } from '../../content/locale.ts';

/**
 * Sets `view-transition-name` on the clicked badge or ticket. It then morphs into the badge or
 * ticket of the next page, and back (layout/frame.css).
 */
export function nameViewTransitions(target: Window): void {
  const { document: page } = target;
  target.addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (viewTransition && activation?.entry.url)
      nameUntilFinished(viewTransition, page, activation.entry.url);
  });
  target.addEventListener('pagereveal', ({ viewTransition }) => {
    // Safari 18 has `pagereveal` without the Navigation API.
    const from = 'navigation' in target ? target.navigation.activation?.from?.url : undefined;
    if (viewTransition && from) nameUntilFinished(viewTransition, page, from);
  });
}

function nameUntilFinished(transition: ViewTransition, page: Document, otherPage: string): void {
  const [element, name] = elementFor(page, new URL(otherPage).pathname);
  if (!element) return;
  // A name must be unique in the page.
  const named = [...page.querySelectorAll<HTMLElement>('.cover-badge, .sign-up-ticket')];
  const before = named.filter((element) => getComputedStyle(element).viewTransitionName === name);
  for (const element of before) element.style.viewTransitionName = 'none';
  element.style.viewTransitionName = name;
  const restore = () => {
    for (const named of [element, ...before]) named.style.viewTransitionName = '';
  };
  transition.finished.then(restore, restore);
}

function elementFor(page: Document, path: string): [HTMLElement | null, string] {
  if (barePath(path) === '/coming-soon')
    return [page.querySelector<HTMLElement>('.navigation-ticket'), 'sign-up-ticket'];
  const badges = page.querySelectorAll<HTMLElement>(`main a[href="${path.replaceAll('"', '%22')}"] img`);
  return [[...badges].find(isInWindow) ?? null, 'badge'];
}

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
}
