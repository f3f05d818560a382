import { watchInView } from '../motion/watch-in-view.ts';
import type { Rotation } from './rotation.ts';

/** A finger that has left keeps the carousel still for this long. */
const touchReleaseMs = 3000;

/**
 * Holds the rotation while the pointer or the keyboard's focus is inside `region`, while it is touched and shortly
 * after, while it is out of view and while the page is hidden.
 */
export function watchPauses(region: HTMLElement, rotation: Rotation): void {
  watchPointer(region, rotation);
  watchFocus(region, rotation);
  watchTouch(region, rotation);
  const hide = () => (document.hidden ? rotation.hold('hidden') : rotation.release('hidden'));
  document.addEventListener('visibilitychange', hide);
  hide();
  watchInView(region, (isInView) => {
    if (isInView) rotation.release('out of view');
    else rotation.hold('out of view');
  });
}

function watchPointer(region: HTMLElement, rotation: Rotation): void {
  // `over`, not `enter`: who pressed play and then moves on to a slide pauses it once more.
  region.addEventListener(
    'pointerover',
    ({ pointerType }) => pointerType !== 'touch' && rotation.hold('hover'),
  );
  region.addEventListener('pointerleave', () => rotation.release('hover'));
  // What woke it is inside already.
  if (matchMedia('(hover: hover)').matches && region.matches(':hover')) rotation.hold('hover');
}

function watchFocus(region: HTMLElement, rotation: Rotation): void {
  // A press focuses its button too; the pointer's own rules are enough then.
  let pressing = false;
  region.addEventListener('mousedown', () => (pressing = true));
  region.ownerDocument.addEventListener('mouseup', () => (pressing = false));
  region.addEventListener('focusin', () => !pressing && rotation.hold('focus'));
  region.addEventListener('focusout', ({ relatedTarget }) => {
    if (!region.contains(relatedTarget as Node | null)) rotation.release('focus');
  });
  if (region.querySelector(':focus-visible')) rotation.hold('focus');
}

function watchTouch(region: HTMLElement, rotation: Rotation): void {
  // Scrolling need not wait for them.
  const listen = { passive: true };
  let release: ReturnType<typeof setTimeout> | undefined;
  region.addEventListener(
    'touchstart',
    () => {
      clearTimeout(release);
      rotation.hold('touch');
    },
    listen,
  );
  const ended = () => {
    clearTimeout(release);
    release = setTimeout(() => rotation.release('touch'), touchReleaseMs);
  };
  region.addEventListener('touchend', ended, listen);
  region.addEventListener('touchcancel', ended, listen);
}
