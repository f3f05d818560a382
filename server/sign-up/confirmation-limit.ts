import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { NewLetterState } from '../../sign-up/letters/queue.ts';
import { recordedClientKey } from '../http/client-address.ts';
import { createClientLimit } from '../http/client-limit.ts';

const hourMs = 3_600_000;

/** Counts a sign-up, and returns the state of its confirmation letter. */
export type ConfirmationLimit = (request: FastifyRequest) => Promise<NewLetterState>;

export type ConfirmationLimits = { perNetwork: number; perHour: number };

/**
 * Stops list bombing: an attacker enters addresses of other people, who then get letters. Above a
 * limit the sign-up is stored, and its letter is paused until an operator resumes it.
 * @param app with `registerClientLimits`
 * @param perNetwork letters per hour and network
 * @param perHour letters per hour of this server
 */
export function createConfirmationLimit(
  app: FastifyInstance,
  { perNetwork, perHour }: ConfirmationLimits,
): ConfirmationLimit {
  const ofNetwork = createClientLimit(app, perNetwork, { windowMs: hourMs, keyGenerator: networkOf });
  const ofServer = createClientLimit(app, perHour, { windowMs: hourMs, keyGenerator: () => 'all' });
  let warnedAt = Number.NEGATIVE_INFINITY;
  return async (request) => {
    const network = await ofNetwork(request);
    const isPaused = network !== undefined || (await ofServer(request)) !== undefined;
    if (isPaused && performance.now() - warnedAt >= hourMs) {
      warnedAt = performance.now();
      request.log.warn(
        { limit: network === undefined ? 'CONFIRMATIONS_PER_HOUR' : 'CONFIRMATIONS_PER_NETWORK' },
        'confirmation letters are paused, because unusually many were requested within an hour; see "signups stats", then run "signups letters --resume" or "signups letters --discard-paused"',
      );
    }
    return isPaused ? 'paused' : 'waiting';
  };
}

/** @returns the /24 of an IPv4 address, or the /48 of an IPv6 address */
function networkOf(request: FastifyRequest): string {
  const [address = ''] = recordedClientKey(request).split('/');
  if (!ipaddr.isValid(address)) return 'unknown';
  const [family, bits] = ipaddr.IPv4.isValid(address) ? [ipaddr.IPv4, 24] : [ipaddr.IPv6, 48];
  return family.networkAddressFromCIDR(`${address}/${bits}`).toString();
}
