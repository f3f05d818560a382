import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { localeOf } from '../../content/locale.ts';
import { vitalsPath } from '../../content/vitals-path.ts';
import { recordClientKeys } from '../http/client-address.ts';
import { type ClientLimit, countWork, type RequestLimit } from '../http/client-limit.ts';
import type { PageServer } from '../pages/page-server.ts';
import { acceptRawBody, decodeBody } from '../sign-up/body.ts';
import { isCrossSite } from '../sign-up/cross-site.ts';
import { refusal } from '../sign-up/refusals.ts';
import type { Metrics } from './metrics.ts';

/** Of a client address. One client must not dominate the histograms. */
export const vitalsLimit: RequestLimit = { max: 60, windowMs: 60_000 };
const maxBodyBytes = 1_024;

/** Larger values are errors or attacks. */
const milliseconds = z.number().min(0).max(60_000).optional();
const score = z.number().min(0).max(10).optional();
const schema = z.strictObject({ path: z.string(), LCP: milliseconds, INP: milliseconds, CLS: score });

type VitalsOptions = {
  pages: Pick<PageServer, 'kindOf'>;
  /** Without metrics, reports are accepted and ignored. */
  metrics: Metrics | undefined;
  limit: ClientLimit;
  /** The configured origin. */
  siteUrl: string;
};

/**
 * `POST /api/vitals`. docs/contract.md lists its responses. Nothing about the client is logged or
 * stored, except its address in the limit.
 */
export async function registerVitals(
  scope: FastifyInstance,
  { pages, metrics, limit, siteUrl }: VitalsOptions,
): Promise<void> {
  acceptRawBody(scope, 'text/plain');
  scope.addHook('onRequest', (request, reply, done) => {
    if (isCrossSite(request, siteUrl)) reply.code(403).send();
    else if (hasOptedOut(request.headers)) reply.code(204).send();
    else done();
  });
  recordClientKeys(scope);

  scope.post(
    vitalsPath,
    { bodyLimit: maxBodyBytes, config: { limits: { vitals: limit } } },
    async (request, reply) => {
      const body = decodeBody(request);
      if ('code' in body) return reply.code(refusal(body.code).status).send();
      const report = parseReport(body.text);
      const kind = report && (await pages.kindOf(report.path));
      if (!kind) return reply.code(400).send();
      const retryAfterSeconds = await countWork(request, 'vitals');
      if (retryAfterSeconds !== undefined)
        return reply.code(429).header('retry-after', retryAfterSeconds).send();
      metrics?.countVitals({ kind, language: localeOf(report.path) }, report);
      return reply.code(204).send();
    },
  );
}

/** Pages send no report if one of these is set, but other clients may. */
function hasOptedOut(headers: IncomingHttpHeaders): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1';
}

function parseReport(text: string): z.infer<typeof schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
