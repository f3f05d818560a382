import './toasts.css';

/** Where toasts appear (toasts.ts). It is there from the start, so that screen readers know of it before the first. */
export function ToastRegion() {
  return <div className="toasts" aria-live="polite" aria-relevant="additions text" />;
}
