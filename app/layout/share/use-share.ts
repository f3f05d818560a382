import { type MouseEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { mobileQuery } from '../../components/media-queries.ts';
import { keepPlacedUnder } from '../../components/place-under.ts';
import { copyIfHidden } from './hidden-panel.ts';
import type { ShareChannel, Shared } from './sharing.ts';
import { shareBy, shareNatively } from './sharing.ts';

/** When the device's share sheet is tried before the panel. */
export type NativeShare = 'on-mobile' | 'when-available';

/** State and event handlers of a share button and its panel, a native popover. */
export function useShare(shared: Shared, native: NativeShare) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const firstLink = useRef<HTMLAnchorElement>(null);
  const addressField = useRef<HTMLInputElement>(null);
  /** False for a panel opened before hydration: it keeps position and focus. */
  const [isOpen, setOpen] = useState(false);
  const [failedCopies, setFailedCopies] = useState(0);

  useEffect(() => {
    if (!isOpen || !button.current || !panel.current) return;
    const stopPlacing = keepPlacedUnder(button.current, panel.current);
    firstLink.current?.focus({ preventScroll: true });
    const stopClosing = closeOnLeave(panel.current, button.current);
    return () => {
      stopPlacing();
      stopClosing();
    };
  }, [isOpen]);

  // On a first press the browser has opened the panel before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each opening
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) void copyIfHidden(panel.current, shared);
  }, [isOpen]);

  useEffect(() => {
    if (failedCopies > 0) addressField.current?.focus();
  }, [failedCopies]);

  function onToggle({ newState }: ToggleEvent): void {
    setOpen(newState === 'open');
    setFailedCopies(0);
  }

  /** Opens the share sheet if it comes first. Otherwise the browser toggles the panel. */
  async function onPress(event: MouseEvent): Promise<void> {
    if (panel.current?.matches(':popover-open') || !isSheetFirst(native)) return;
    event.preventDefault();
    if (!(await shareNatively(shared))) panel.current?.showPopover();
  }

  async function onChoose(event: MouseEvent, channel: ShareChannel): Promise<void> {
    if (channel !== 'email' && channel !== 'sms') event.preventDefault();
    if (!(await shareBy(channel, shared))) return setFailedCopies((count) => count + 1);
    panel.current?.hidePopover();
    button.current?.focus();
  }

  return {
    button,
    panel,
    firstLink,
    addressField,
    mustCopyByHand: failedCopies > 0,
    onToggle,
    onPress,
    onChoose,
  };
}

/** Closes the panel when the focus leaves it, except to its button. */
function closeOnLeave(panel: HTMLElement, button: HTMLElement): () => void {
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || relatedTarget === button) return;
    if (!panel.contains(relatedTarget)) panel.hidePopover();
  };
  panel.addEventListener('focusout', onLeave);
  return () => panel.removeEventListener('focusout', onLeave);
}

function isSheetFirst(native: NativeShare): boolean {
  const hasSheet = Boolean(navigator.share);
  // A replayed click may be too late for user activation, which the share sheet needs.
  if (hasSheet && navigator.userActivation?.isActive === false) return false;
  return native === 'on-mobile' ? window.matchMedia(mobileQuery).matches : hasSheet;
}
