import { holdPresses } from './hold-presses.ts';
import { islandAsleep, wake } from './wake.ts';

/** How near to the window an island wakes up. */
const nearness = '300px 0px';

/** Even a page that never stops loading comes to life by then. */
const patienceMs = 2500;

const signsOfUse = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'] as const;

/**
 * Wakes every island in its time. The network is left to the page itself, its fonts and pictures, until these are
 * there or patience ends; but whatever is used wakes at once, and keeps what was pressed.
 */
export function wakeInTime(target: Window): void {
  const { document: page } = target;
  for (const sign of signsOfUse)
    page.addEventListener(sign, ({ target: used }) => wakeUsed(used), { capture: true, passive: true });
  holdPresses(page);
  // What was used before there was anybody to hear of it.
  wakeUsed(page.activeElement);
  for (const island of page.querySelectorAll('[data-island]:hover')) wakeUsed(island);

  const start = once(() => wakeUnused(target));
  if (page.readyState === 'complete') start();
  else target.addEventListener('load', start);
  target.setTimeout(start, patienceMs);
}

function wakeUsed(target: EventTarget | null): void {
  const island = islandAsleep(target);
  if (island) void wake(island);
}

/** Each in a task of its own: a press in between is answered in between. */
function wakeUnused(target: Window): void {
  const view = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target: seen } of entries) {
        if (!isIntersecting) continue;
        view.unobserve(seen);
        target.setTimeout(wakeUsed, 0, seen);
      }
    },
    { rootMargin: nearness },
  );
  for (const island of target.document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (island.dataset.timing === 'load') target.setTimeout(wake, 0, island);
    // The wrapper has no box of its own.
    if (island.dataset.timing === 'visible') view.observe(island.firstElementChild ?? island);
  }
}

function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    act();
  };
}
