import { openableUrl } from '../../client/openable-url.ts';
import { mobileQuery } from '../../components/breakpoint.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { decodeProps, encodeProps } from '../../islands/island-props.ts';
import { showToast } from '../toasts/toasts.ts';

/** Title, text and absolute URL of the shared page. */
export type Shared = { title: string; text: string; url: string };

/** When the device's share sheet is tried before the panel. */
export type NativeShare = 'on-mobile' | 'when-available';

type PressData = Shared & { native: NativeShare };

/** @returns the value of `data-share` of a share button, for `shareOnPress` */
export function pressData(shared: Shared, native: NativeShare): string {
  return encodeProps({ ...shared, native });
}

/**
 * Opens the share sheet when a share button is pressed, also before its island is hydrated: the
 * sheet needs the user activation of the press, which a replayed press has lost on a slow network.
 * Otherwise the browser toggles the panel.
 */
export function shareOnPress(page: Document): void {
  page.addEventListener('click', (event) => void press(event), { capture: true });
}

async function press(event: MouseEvent): Promise<void> {
  const button =
    event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[data-share]') : null;
  const panel = button?.popoverTargetElement;
  if (!(panel instanceof HTMLElement) || panel.matches(':popover-open')) return;
  const { native, ...shared } = decodeProps(button?.dataset.share ?? '') as PressData;
  if (!isSheetFirst(native)) return;
  event.preventDefault();
  if (!(await shareNatively(shared))) panel.showPopover();
}

function isSheetFirst(native: NativeShare): boolean {
  const hasSheet = Boolean(navigator.share);
  // A click that a script has made has no user activation, which the share sheet needs.
  if (hasSheet && navigator.userActivation?.isActive === false) return false;
  return native === 'on-mobile' ? window.matchMedia(mobileQuery).matches : hasSheet;
}

let isSheetPending = false;

/**
 * @param shared with `files` that `navigator.canShare` has accepted
 * @returns false if there is no share sheet or it failed: the panel should open. Cancelling returns
 * true.
 */
export async function shareNatively(shared: Shared & { files?: File[] }): Promise<boolean> {
  if (!navigator.share) {
    showToast({ kind: 'info', title: m.toast_no_native() });
    return false;
  }
  if (isSheetPending) return true;
  isSheetPending = true;
  try {
    await navigator.share({ ...shared, url: openableUrl(shared.url) });
    showToast({ kind: 'success', title: m.toast_thanks() });
    return true;
  } catch (error) {
    if (error instanceof DOMException && ignoredErrors.includes(error.name)) return true;
    showToast({ kind: 'error', title: m.toast_native_failed() });
    return false;
  } finally {
    isSheetPending = false;
  }
}

/** The visitor cancelled, or another share sheet is still open. */
const ignoredErrors = ['AbortError', 'InvalidStateError'];
