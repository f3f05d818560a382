import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordedClientKey } from './client-address.ts';

const minuteMs = 60_000;
/** Addresses counted at once. Beyond it the oldest is forgotten. */
const maxClients = 100_000;

/** Counts a request. Resolves with the seconds until its client may try again, or undefined below the limit. */
export type ClientLimit = (request: FastifyRequest) => Promise<number | undefined>;

/**
 * Registers `app.createRateLimit`. No route has a limit of its own. Callers count only costly work, such as a render or
 * a write.
 */
export async function registerClientLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false });
}

/**
 * Limits requests per client address in a fixed window of at most one minute. Each server counts in its own memory.
 * @param app with {@link registerClientLimits}
 * @param max per minute and client address
 */
export function createClientLimit(app: FastifyInstance, max: number): ClientLimit {
  const options = { max, timeWindow: minuteMs, cache: maxClients, keyGenerator: recordedClientKey };
  const create = () => app.createRateLimit(options);
  let count = create();
  // The library keeps an address until many others follow. The privacy policy promises about a minute.
  const timer = setInterval(() => {
    count = create();
  }, minuteMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return async (request) => {
    const counted = await count(request);
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : undefined;
  };
}
