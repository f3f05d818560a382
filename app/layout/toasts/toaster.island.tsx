import { useEffect, useRef } from 'react';
import { Toaster as SonnerToaster, toast, useSonner } from 'sonner';
import { barePath } from '../../../content/locale.ts';
import { currentDirection } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { usePath } from '../../i18n/use-path.ts';
import { island } from '../../islands/island.tsx';
import './toasts.css';

/** A short message. Toasts with the same `id` replace each other. */
export type Toast = {
  kind: 'info' | 'progress' | 'success' | 'error';
  title: string;
  description?: string;
  id?: string;
};

/** Enough to read two short lines twice. */
const readingTimeMs = 6000;
const maxToasts = 4;
const gapPx = 16;
/** How far the toasts behind the newest one are visible. */
const stackedGapPx = 6;
/**
 * Custom properties of toasts.css. In narrow windows sonner takes the right edge from the wide
 * offset.
 */
const side = 'var(--toasts-side)';
const offset = { top: 'var(--toasts-top)', bottom: side, left: side, right: side };

/**
 * The live region, rendered by the server so that screen readers know it before the first toast. It
 * is a popover, so that toasts are above an open menu.
 */
function Toaster() {
  const region = useRef<HTMLDivElement>(null);
  const { toasts } = useSonner();
  const path = usePath();
  const direction = currentDirection();
  // Stacked on the bar, so that toasts never cover the sign-up form and its ticket.
  const isOnBar = barePath(path) === '/coming-soon';

  // The popover opened last is on top.
  useEffect(() => {
    const popover = region.current;
    // Missing in old browsers if the polyfill did not load.
    if (!popover?.showPopover) return;
    if (popover.matches(':popover-open')) popover.hidePopover();
    if (toasts.length > 0) popover.showPopover();
  }, [toasts]);

  return (
    <div ref={region} popover="manual" className="toasts">
      <SonnerToaster
        customAriaLabel={m.toasts_label()}
        dir={direction}
        position={isOnBar ? 'top-center' : direction === 'rtl' ? 'bottom-right' : 'bottom-left'}
        expand={!isOnBar}
        visibleToasts={maxToasts}
        gap={isOnBar ? stackedGapPx : gapPx}
        offset={offset}
        mobileOffset={offset}
        hotkey={[]}
      />
    </div>
  );
}

/** Requires a hydrated toaster: call `showToast` in toasts.ts instead. */
export function addToast({ kind, title, description, id }: Toast): void {
  const content = (
    <div className="toast" data-kind={kind}>
      <div className="toast-title">{title}</div>
      {description && <div className="toast-description">{description}</div>}
    </div>
  );
  toast.custom(() => content, {
    ...(id && { id }),
    duration: kind === 'progress' ? Number.POSITIVE_INFINITY : readingTimeMs,
  });
  for (const { id: oldest } of toast.getToasts().slice(0, -maxToasts)) toast.dismiss(oldest);
}

export default island('use', Toaster);
