import autocannon, { type Result } from 'autocannon';
import { pageHeaders } from './page-request.ts';

/** What one run of load measured. Times in milliseconds. */
export type Load = { done: number; perSecond: number; p50: number; p99: number; failed: number };

let visitors = 0;

/**
 * Signs up for `seconds` over `connections`, each time as another person from another address.
 * @param amount stops after so many sign-ups instead
 */
export async function signUpLoad(
  url: string,
  { connections, seconds, amount }: { connections: number; seconds?: number; amount?: number },
): Promise<Load> {
  const result = await autocannon({
    url: `${url}/api/early-access`,
    connections,
    ...(amount ? { amount } : { duration: seconds ?? 1 }),
    requests: [
      {
        method: 'POST',
        setupRequest(request) {
          visitors += 1;
          const [a, b, c] = [(visitors >> 16) & 255, (visitors >> 8) & 255, visitors & 255];
          return {
            ...request,
            headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${a}.${b}.${c}` },
            body: JSON.stringify({
              name: `Fan ${visitors}`,
              team: 'Liverpool',
              email: `fan${visitors}@example.com`,
            }),
          };
        },
      },
    ],
  });
  return loadOf(result);
}

/** Asks for one page as a browser would, for `seconds` over `connections`. */
export async function pageLoad(
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  return loadOf(await autocannon({ url, connections, duration: seconds, headers: pageHeaders }));
}

function loadOf({ requests, latency, duration, non2xx, errors }: Result): Load {
  return {
    done: requests.total,
    perSecond: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors,
  };
}
