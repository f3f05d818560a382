import { m } from '../../i18n/paraglide/messages.js';
import { showToast } from '../toasts/toasts.ts';
import type { Shared } from './native-share.ts';
import { shareBy } from './sharing.ts';

/**
 * Call it when the panel has opened. A filter list or a style of the visitor may hide the panel or
 * its Copy Link. Then the press copies the URL instead, so that it has a visible result.
 * @returns true if it has copied the URL, or shown it because copying failed
 */
export async function copyIfHidden(panel: HTMLElement, shared: Shared): Promise<boolean> {
  if (isSeen(panel) && isSeen(panel.querySelector('[data-channel=copy]'))) return false;
  if (!isSeen(panel)) panel.hidePopover();
  if (!(await shareBy('copy', shared)))
    showToast({ kind: 'info', title: `${m.share_manual()}: ${shared.url}` });
  return true;
}

function isSeen(element: Element | null): boolean {
  if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}
