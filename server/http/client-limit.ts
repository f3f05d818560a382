import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork, recordedClientKey } from './client-address.ts';

/** Requests per key in a fixed window. */
export type RequestLimit = { max: number; windowMs: number };

/** Addresses counted at once. Beyond it the oldest is forgotten. */
const maxClients = 100_000;

/**
 * Counts a request. Resolves with the seconds until its client may try again, or undefined below
 * the limit.
 */
export type ClientLimit = (request: FastifyRequest) => Promise<number | undefined>;

/** The costly work that routes limit. `change`: by an own sign-up page. */
export type LimitedWork = 'signUp' | 'city' | 'change' | 'vitals';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Limits of a route. Its handler calls {@link countWork} once a request causes the work. */
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

/**
 * Limits requests per key. Each server counts in its own memory.
 * @param app with {@link registerClientLimits}
 * @param keyGenerator by default a key is a client address
 */
export function createClientLimit(
  app: FastifyInstance,
  { max, windowMs }: RequestLimit,
  keyGenerator: (request: FastifyRequest) => string = recordedClientKey,
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

/** As {@link createClientLimit}. Also limits the /48 of an IPv6 address, to a multiple of `max`. */
export function createNetworkLimit(app: FastifyInstance, limit: RequestLimit): ClientLimit {
  const ofClient = createClientLimit(app, limit);
  const networkLimit = { ...limit, max: limitsPerNetwork * limit.max };
  const ofNetwork = createClientLimit(app, networkLimit, clientNetwork);
  return async (request) => {
    const retryAfterSeconds = await ofClient(request);
    if (retryAfterSeconds !== undefined) return retryAfterSeconds;
    return recordedClientKey(request).includes(':') ? await ofNetwork(request) : undefined;
  };
}
