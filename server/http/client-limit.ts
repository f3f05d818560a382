import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork, recordedClientKey } from './client-address.ts';

export const limitWindowMs = 60_000;
/** Addresses counted at once. Beyond it the oldest is forgotten. */
const maxClients = 100_000;

/**
 * Counts a request. Resolves with the seconds until its client may try again, or undefined below
 * the limit.
 */
export type ClientLimit = (request: FastifyRequest) => Promise<number | undefined>;

/** The costly work that routes limit. `change`: by a ticket page. */
export type LimitedWork = 'signUp' | 'city' | 'change' | 'vitals';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Limits of a route. Its handler counts a request with {@link countWork} only if it causes work. */
    limits?: Partial<Record<LimitedWork, ClientLimit | undefined>>;
  }
}

/** Counts work for a request in the limit of its route. Resolves as {@link ClientLimit}. */
export async function countWork(request: FastifyRequest, work: LimitedWork): Promise<number | undefined> {
  return await request.routeOptions.config.limits?.[work]?.(request);
}

/** Registers `app.createRateLimit`. */
export async function registerClientLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false });
}

type LimitOptions = { windowMs?: number; keyGenerator?: (request: FastifyRequest) => string };

/**
 * Limits requests per key in a fixed window. Each server counts in its own memory.
 * @param app with {@link registerClientLimits}
 * @param max per key and window. By default a key is a client address, and a window lasts a minute.
 */
export function createClientLimit(
  app: FastifyInstance,
  max: number,
  { windowMs = limitWindowMs, keyGenerator = recordedClientKey }: LimitOptions = {},
): ClientLimit {
  const options = { max, timeWindow: windowMs, cache: maxClients, keyGenerator };
  const create = () => app.createRateLimit(options);
  let count = create();
  // The library keeps an address until many others follow. The privacy policy promises about one
  // window.
  const timer = setInterval(() => {
    count = create();
  }, windowMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return async (request) => {
    const counted = await count(request);
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : undefined;
  };
}

/** One customer of a provider has up to 65,536 networks of the size /64. */
const limitsPerNetwork = 20;

/**
 * As {@link createClientLimit}, by minute. Also limits the /48 of an IPv6 address, to a multiple of
 * `max`.
 */
export function createNetworkLimit(app: FastifyInstance, max: number): ClientLimit {
  const ofClient = createClientLimit(app, max);
  const ofNetwork = createClientLimit(app, limitsPerNetwork * max, { keyGenerator: clientNetwork });
  return async (request) => {
    const retryAfterSeconds = await ofClient(request);
    if (retryAfterSeconds !== undefined) return retryAfterSeconds;
    return recordedClientKey(request).includes(':') ? await ofNetwork(request) : undefined;
  };
}
