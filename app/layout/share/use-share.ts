import { type MouseEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { keepPlacedUnder } from '../../components/place-under.ts';
import { prepareToasts } from '../toasts/toasts.ts';
import { copyIfHidden } from './hidden-panel.ts';
import type { Shared } from './native-share.ts';
import { type ShareChannel, shareBy } from './sharing.ts';

/** State and event handlers of the panel of a share button, a native popover. */
export function useShare(shared: Shared) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const firstLink = useRef<HTMLAnchorElement>(null);
  const addressField = useRef<HTMLInputElement>(null);
  /** False for a panel opened before hydration: it keeps position and focus. */
  const [isOpen, setOpen] = useState(false);
  const [failedCopies, setFailedCopies] = useState(0);

  // A later toast needs no network.
  useEffect(() => void prepareToasts(), []);

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
