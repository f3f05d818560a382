import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Rendered } from '../../app/rendering.ts';
import { localeOf, localizedPath } from '../../content/locale.ts';
import type { ClientLimit } from '../http/client-limit.ts';
import { pathOf, searchOf } from '../http/request-target.ts';
import { createPageCache, type ReadyPage } from './page-cache.ts';
import { chooseEncoding } from './request-headers.ts';

/** Delay of a response 429. */
const refusalDelayMs = 1_000;
/** Waits are rounded up, so that few pages of status 429 exist. */
const waitStepSeconds = 10;
/** One page for each language and wait. */
const refusalCacheBytes = 2 * 1024 * 1024;

export class TooManyRenders extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super(`too many pages were rendered for one client; retry in ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

type RenderLimitOptions = {
  /** Without it renders are not limited. */
  limit: ClientLimit | undefined;
  /** Renders the page of status 429 in the language of `path`. */
  renderRefusal: (path: string, retryAfterSeconds: number, time: Date) => Promise<Rendered>;
  periodOf: (time: Date) => string;
};

/** Limits the pages that are rendered on request, by client. A render takes about 5 ms. */
export function createRenderLimit({ limit, renderRefusal, periodOf }: RenderLimitOptions) {
  const counted = new WeakSet<FastifyRequest>();
  const refusals = createPageCache({
    maxBytes: refusalCacheBytes,
    render: (url, time) => renderRefusal(pathOf(url), Number(searchOf(url).slice(1)), time),
    periodOf,
  });

  return {
    /**
     * Counts a request once.
     * @throws TooManyRenders if its client is above the limit
     */
    async count(request: FastifyRequest): Promise<void> {
      if (counted.has(request)) return;
      counted.add(request);
      const seconds = await limit?.(request);
      if (seconds !== undefined)
        throw new TooManyRenders(Math.ceil(seconds / waitStepSeconds) * waitStepSeconds);
    },

    /** @returns the page of status 429, which costs no render for each client */
    async refusalPage(request: FastifyRequest, retryAfterSeconds: number, time: Date): Promise<ReadyPage> {
      // A client that sends the next request after each response sends fewer of them.
      await sleep(refusalDelayMs);
      const url = `${localizedPath('/', localeOf(pathOf(request.url)))}?${retryAfterSeconds}`;
      return refusals.get({ url, encoding: chooseEncoding(request.headers['accept-encoding']), time });
    },
  };
}
