/** A short message about something that has just happened. Toasts with one `id` replace each other. */
export type Toast = {
  kind: 'info' | 'progress' | 'success' | 'error';
  title: string;
  description?: string;
  id?: string;
};

type Show = (toast: Toast) => void;

const waiting: Toast[] = [];
let show: Show | null = null;
let wake: (() => void) | null = null;

/** Shows a toast; those that come before the region is ready wait their turn. */
export function showToast(toast: Toast): void {
  if (show) {
    show(toast);
    return;
  }
  waiting.push(toast);
  wake?.();
}

/** The region asks to be woken by the first toast. */
export function onFirstToast(callback: () => void): () => void {
  wake = callback;
  if (waiting.length > 0) callback();
  return () => {
    wake = null;
  };
}

/** The region takes over showing, beginning with what waited. */
export function takeToasts(by: Show): () => void {
  show = by;
  for (const toast of waiting.splice(0)) by(toast);
  return () => {
    show = null;
  };
}
