/** A short message about something that has just happened. Toasts with one `id` replace each other. */
export type Toast = {
  kind: 'info' | 'progress' | 'success' | 'error';
  title: string;
  description?: string;
  id?: string;
};

/** Long enough to read two short lines twice. */
const readingTimeMs = 6000;
const mostShown = 4;

const timers = new Map<HTMLElement, number>();

/** Shows a toast in the page's region (toast-region.tsx). It goes once it has been read; one that tells of progress stays. */
export function showToast({ kind, title, description, id = '' }: Toast): void {
  const region = document.querySelector<HTMLElement>('.toasts');
  if (!region) return;
  holdWhileRead(region);
  const before = id ? region.querySelector<HTMLElement>(`[data-toast="${id}"]`) : null;
  const toast = before ?? div('toast');
  toast.dataset.toast = id;
  toast.dataset.kind = kind;
  toast.replaceChildren(
    div('toast-title', title),
    ...(description ? [div('toast-description', description)] : []),
  );
  if (!before) region.append(toast);
  lift(region);
  while (region.childElementCount > mostShown) drop(region.firstElementChild as HTMLElement);
  countDown(toast);
}

/** Without popovers (Chrome 113, Safari 16, Firefox 124 and older) the region is an ordinary fixed element. */
const hasPopovers = (region: HTMLElement) => 'popover' in region;

/** Moves the region to the top layer, above menus that opened since the last toast. */
function lift(region: HTMLElement): void {
  if (!hasPopovers(region)) return;
  if (region.matches(':popover-open')) region.hidePopover();
  region.showPopover();
}

function countDown(toast: HTMLElement): void {
  clearTimeout(timers.get(toast));
  if (isPointedAt || document.hidden || toast.dataset.kind === 'progress') return;
  timers.set(
    toast,
    window.setTimeout(() => drop(toast), readingTimeMs),
  );
}

function drop(toast: HTMLElement): void {
  clearTimeout(timers.get(toast));
  timers.delete(toast);
  const region = toast.parentElement;
  toast.remove();
  if (region?.childElementCount === 0 && hasPopovers(region)) region.hidePopover();
}

const watched = new WeakSet<HTMLElement>();
let isPointedAt = false;

/** Nothing goes while it is pointed at, nor while the page is hidden. */
function holdWhileRead(region: HTMLElement): void {
  if (watched.has(region)) return;
  watched.add(region);
  const recount = () => {
    for (const toast of region.querySelectorAll<HTMLElement>('.toast')) countDown(toast);
  };
  const point = ({ type }: PointerEvent) => {
    isPointedAt = type === 'pointerenter';
    recount();
  };
  region.addEventListener('pointerenter', point);
  region.addEventListener('pointerleave', point);
  document.addEventListener('visibilitychange', recount);
}

function div(className: string, text = ''): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.textContent = text;
  return element;
}
