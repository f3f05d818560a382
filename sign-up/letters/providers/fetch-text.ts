import { startCallLimit } from '../../delivery/call-limit.ts';

/** `signal` ends the call early. */
export type FetchLimits = { maxBytes: number; timeoutMs: number; signal?: AbortSignal | undefined };

export type FetchText = (url: string, limits: FetchLimits) => Promise<string>;

/**
 * Fetches a short text. Follows no redirect, which could lead to another host.
 * @throws if the response is no success, is too large, or does not end in time
 */
export async function fetchText(url: string, { maxBytes, timeoutMs, signal }: FetchLimits): Promise<string> {
  const limit = startCallLimit(timeoutMs, signal);
  try {
    const response = await fetch(url, { redirect: 'error', signal: limit.signal });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new Error(`status ${response.status}`);
    }
    const chunks: Uint8Array[] = [];
    let size = 0;
    // Leaving the loop early cancels the body.
    for await (const chunk of response.body) {
      size += chunk.length;
      if (size > maxBytes) throw new Error('the response is too large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString();
  } finally {
    limit.end();
  }
}
