import { requestIdle } from './request-idle.ts';

/**
 * Calls back in idle time after the load event.
 * @returns a function that cancels the call
 */
export function whenIdleAfterLoad(target: Window, callback: () => void): () => void {
  let isCancelled = false;
  const callUnlessCancelled = () => {
    if (!isCancelled) callback();
  };
  const waitUntilIdle = () => requestIdle(target, callUnlessCancelled);
  if (target.document.readyState === 'complete') waitUntilIdle();
  else target.addEventListener('load', waitUntilIdle);
  return () => {
    isCancelled = true;
    target.removeEventListener('load', waitUntilIdle);
  };
}
