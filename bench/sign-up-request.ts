import { randomInt } from 'node:crypto';
import autocannon from 'autocannon';

const connections = 16;
const addressRange = 1_000_000;
let signUps = 0;

/**
 * @returns a new sign-up as a request of autocannon. Each has its own client address, because the
 * rate limit counts by address. E-mail addresses come in no order, as those of fans do.
 */
export function signUpRequest() {
  signUps += 1;
  const address = `10.${(signUps >> 16) & 255}.${(signUps >> 8) & 255}.${signUps & 255}`;
  const email = `fan${randomInt(addressRange)}.${signUps}@example.com`;
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ name: 'Fan', team: 'Liverpool', email }),
  } as const;
}

/**
 * Signs up on 16 connections.
 * @returns new sign-ups per second
 * @throws Error when one is refused
 */
export async function signUpFor(url: string, seconds: number): Promise<number> {
  const { non2xx, errors, requests, duration } = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [{ path: '/api/early-access', setupRequest: (given) => ({ ...given, ...signUpRequest() }) }],
  });
  if (errors > 0 || non2xx > 0) throw new Error(`Sign-ups: ${errors} errors, ${non2xx} refusals`);
  return requests.total / duration;
}
