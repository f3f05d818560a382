import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientKey } from './client-address.ts';

const minuteMs = 60_000;

export class TooManyRenders extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super(`too many pages were rendered for one client; retry in ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** @throws TooManyRenders when the client of `request` has reached the limit of this minute */
export type RenderLimit = (request: FastifyRequest) => Promise<void>;

/**
 * Limits pages that are rendered on request: unknown paths, prefilled forms and refused forms. Each takes about 5 ms of
 * the event loop. Known pages are cached and not counted. Each server counts in its own memory.
 * @param max per minute and client address
 */
export async function createRenderLimit(app: FastifyInstance, max: number): Promise<RenderLimit> {
  await app.register(rateLimit, { global: false });
  const count = app.createRateLimit({
    max,
    timeWindow: minuteMs,
    keyGenerator: ({ ip }) => clientKey(ip ?? ''),
  });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw new TooManyRenders(counted.ttlInSeconds);
  };
}
