import { printOnPress } from './print-on-press.ts';

/** What is read begins in the upper third of the window. */
const readingLine = 1 / 3;

/** Marks the section that is being read, and prints when asked. */
export function wake(root: HTMLElement): void {
  printOnPress(root);
  markReading(root);
}

function markReading(root: HTMLElement): void {
  const list = root.querySelector('ol');
  const entries = [...root.querySelectorAll<HTMLAnchorElement>('li a')].map((link) => ({
    link,
    section: document.getElementById(decodeURIComponent(link.hash.slice(1))),
  }));
  let current: HTMLAnchorElement | undefined;
  const update = () => {
    const line = window.innerHeight * readingLine;
    const read = entries.findLast(
      ({ section }) => section && section.getBoundingClientRect().top <= line,
    )?.link;
    if (read === current) return;
    current?.removeAttribute('aria-current');
    read?.setAttribute('aria-current', 'location');
    current = read;
    if (list && read) keepInSight(list, read);
  };
  update();
  window.addEventListener('scroll', update, { passive: true });
}

/** Not scrollIntoView, which would scroll the page as well. */
function keepInSight(scroller: HTMLElement, link: HTMLElement): void {
  const [outer, inner] = [scroller.getBoundingClientRect(), link.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    scroller.scrollBy({ top: inner.top - outer.top - outer.height / 2 });
}
