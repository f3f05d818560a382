/**
 * Limits a call by a timeout and by `signal`. `AbortSignal.timeout()` would keep the request in memory
 * until the timeout, also after the response.
 */
export function startCallLimit(timeoutMs: number, signal?: AbortSignal) {
  const call = new AbortController();
  const interrupt = () => call.abort('interrupted');
  const timer = setTimeout(() => call.abort('no-answer'), timeoutMs);
  signal?.addEventListener('abort', interrupt);
  if (signal?.aborted) interrupt();
  return {
    /** Aborts the call. */
    signal: call.signal,
    /** Why the signal was aborted; undefined if it was not. */
    reason: () => (call.signal.aborted ? (call.signal.reason as 'no-answer' | 'interrupted') : undefined),
    /** Call it when the call has ended. */
    end() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', interrupt);
    },
  };
}
