import autocannon from 'autocannon';

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
  return {
    done: result.requests.total,
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}
