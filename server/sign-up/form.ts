import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormOutcome } from '../../app/form-outcome.ts';
import { refusalStatus } from '../../sign-up/error-codes.ts';
import { mapFields } from '../../sign-up/fields.ts';
import { recordClientKeys } from '../http/client-address.ts';
import { formPages, pathOf } from '../http/request-target.ts';
import type { PageServer } from '../pages/page-server.ts';
import { acceptSignUp, type SignUpParts } from './accept-sign-up.ts';
import { acceptRawBody, decodeBody } from './body.ts';
import { isCrossSite } from './cross-site.ts';
import { refusal } from './refusals.ts';

/** The plain HTML form, posted to the path of its page. That page shows errors, and success after a redirect. */
export async function registerForm(
  scope: FastifyInstance,
  pages: PageServer,
  parts: SignUpParts,
): Promise<void> {
  acceptRawBody(scope, 'application/x-www-form-urlencoded');
  recordClientKeys(scope);
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  scope.addHook('onRequest', async (request, reply) => {
    if (isCrossSite(request, parts.siteUrl))
      await sendOutcome(request, reply, pages, { kind: 'refused', code: 'foreign' });
  });

  scope.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode !== 413) throw error;
    return sendOutcome(request, reply, pages, { kind: 'refused', code: 'too-large' });
  });

  for (const path of formPages) {
    scope.post(path, async (request, reply) => {
      const body = decodeBody(request);
      if ('code' in body) {
        const { status, text } = refusal(body.code);
        return reply.code(status).type('text/plain').send(`${text}\n`);
      }
      const fields = fieldsOf(body.text);
      const acceptance = await acceptSignUp(fields, request, parts);
      const values = mapFields((field) => fields[field] ?? '');
      switch (acceptance.kind) {
        case 'done':
          return reply.redirect(`${path}?done`, 303);
        case 'invalid':
          return sendOutcome(request, reply, pages, { kind: 'invalid', errors: acceptance.errors, values });
        case 'limited':
          reply.header('retry-after', acceptance.retryAfterSeconds);
          return sendOutcome(request, reply, pages, {
            kind: 'refused',
            code: 'too-many',
            retryAfterSeconds: acceptance.retryAfterSeconds,
            values,
          });
        case 'unavailable':
          return sendOutcome(request, reply, pages, { kind: 'refused', code: 'unavailable', values });
      }
    });
  }
}

function sendOutcome(request: FastifyRequest, reply: FastifyReply, pages: PageServer, outcome: FormOutcome) {
  const status = outcome.kind === 'refused' ? refusalStatus[outcome.code] : 422;
  return pages.sendOutcome(request, reply, { url: pathOf(request.url), outcome }, status);
}

// The last value of a repeated field counts. `fromEntries` makes `__proto__` an own property.
function fieldsOf(text: string): Record<string, string> {
  return Object.fromEntries(new Map(new URLSearchParams(text)));
}
