import './toasts.css';

/**
 * Where toasts appear (toasts.ts). It is there from the start, so that screen readers know of it before the first; a
 * popover, so that a toast can lie over a menu that fills the window.
 */
export function ToastRegion() {
  return <div className="toasts" popover="manual" aria-live="polite" aria-relevant="additions text" />;
}
