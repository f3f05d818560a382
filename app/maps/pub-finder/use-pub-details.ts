import { useCallback, useEffect, useState } from 'react';
import { cachedJson } from '../../client/cached-json.ts';
import type { PubDetail, PubDetails } from './pub-order.ts';

type Fetched = { status: 'loading' | 'ready' | 'failed'; details: PubDetails };

/**
 * Fetches through the data cache what the page's HTML does not say of the pubs.
 *
 * @param address where the details lie
 * @param first a pub whose details are there from the start
 */
export function usePubDetails(address: string, first: PubDetail) {
  const [{ status, details }, setFetched] = useState<Fetched>({
    status: 'loading',
    details: new Map([[first.slug, first]]),
  });

  const load = useCallback(async () => {
    setFetched((before) => ({ ...before, status: 'loading' }));
    try {
      const pubs = await cachedJson<PubDetail[]>(address);
      setFetched({ status: 'ready', details: new Map(pubs.map((pub) => [pub.slug, pub])) });
    } catch {
      // Said on the page, with a way to try again; the browser logs the failed request itself.
      setFetched((before) => ({ ...before, status: 'failed' }));
    }
  }, [address]);

  useEffect(() => void load(), [load]);

  return { status, details, retry: load };
}
