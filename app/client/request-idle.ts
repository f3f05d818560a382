/** `callback` is called after this time even if the page is never idle. */
const timeoutMs = 2000;
/** For Safari, which has no `requestIdleCallback`. Frames and input that are due come first. */
const fallbackDelayMs = 50;

/** Calls `callback` once when the browser is idle. */
export function requestIdle(target: Window, callback: () => void): void {
  if (target.requestIdleCallback) target.requestIdleCallback(callback, { timeout: timeoutMs });
  else target.setTimeout(callback, fallbackDelayMs);
}
