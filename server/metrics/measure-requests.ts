import type { FastifyInstance } from 'fastify';
import { cityApiPath } from '../../content/service-addresses.ts';
import { pathOf } from '../http/request-target.ts';
import type { PageServer } from '../pages/page-server.ts';
import { cityRequests, honeypotRequests } from '../sign-up/accept-sign-up.ts';
import type { Metrics, SignUpOutcome } from './metrics.ts';
import { requestKind } from './request-kind.ts';

const outcomes: Record<number, SignUpOutcome> = {
  201: 'stored',
  303: 'stored',
  400: 'unreadable',
  403: 'foreign',
  408: 'unreadable',
  413: 'unreadable',
  415: 'unreadable',
  422: 'invalid',
  429: 'limited',
  503: 'unavailable',
};

function outcomeOf(status: number, isHoneypotFilled: boolean): SignUpOutcome {
  const outcome = outcomes[status] ?? 'failed';
  return outcome === 'stored' && isHoneypotFilled ? 'trapped' : outcome;
}

/** Counts every response. Counts sign-ups, without city answers, by outcome. */
export function measureRequests(app: FastifyInstance, metrics: Metrics, pages: PageServer | undefined): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const status = reply.statusCode;
    const path = pathOf(request.url);
    const kind = requestKind({ method, path, status }, pages);
    metrics.countRequest(kind, status, reply.elapsedTime / 1000);
    const isCity = path === cityApiPath || cityRequests.has(request);
    if (method === 'POST' && !isCity && (kind === 'api' || kind === 'form'))
      metrics.countSignUp(outcomeOf(status, honeypotRequests.has(request)));
    done();
  });
}
