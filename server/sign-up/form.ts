import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormOutcome } from '../../app/form-outcome.ts';
import { localeOf } from '../../content/locale.ts';
import { refusalStatus } from '../../sign-up/error-codes.ts';
import { mapFields } from '../../sign-up/fields.ts';
import { type FormValues, readFormValues } from '../../sign-up/form-values.ts';
import { parseSignUp } from '../../sign-up/schema.ts';
import { suggestEmail } from '../../sign-up/suggest-email.ts';
import { recordClientKeys } from '../http/client-address.ts';
import { formPages, pathOf } from '../http/request-target.ts';
import type { PageServer } from '../pages/page-server.ts';
import { acceptCity, acceptSignUp, type SignUpOptions } from './accept-sign-up.ts';
import { acceptRawBody, decodeBody } from './body.ts';
import { isCrossSite } from './cross-site.ts';
import { maxSignUpBytes, refuseAsText } from './refusals.ts';

/** A longer URL does not fit into the buffers of common proxies. */
const maxTokenLength = 4_000;

/** The parsed body of a form, by the names of its inputs. */
export type Fields = Record<string, string>;

/**
 * Registers the plain HTML form, which posts to the path of its page. That page shows errors, and
 * success after a redirect.
 */
export async function registerForm(
  scope: FastifyInstance,
  pages: PageServer,
  options: SignUpOptions,
): Promise<void> {
  acceptRawBody(scope, 'application/x-www-form-urlencoded');
  recordClientKeys(scope);
  scope.addHook('onRequest', async (request, reply) => {
    if (isCrossSite(request, options.siteUrl))
      await sendOutcome(request, reply, { kind: 'refused', code: 'foreign' });
  });

  scope.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode !== 413) throw error;
    return sendOutcome(request, reply, { kind: 'refused', code: 'too-large' });
  });

  const { signUp: signUpLimit, city } = options.limits;
  const route = { bodyLimit: maxSignUpBytes, config: { limits: { signUp: signUpLimit, city } } };
  for (const path of formPages) {
    scope.post(path, route, async (request, reply) => {
      const body = decodeBody(request);
      if ('code' in body) return refuseAsText(reply, body.code);
      const fields = fieldsOf(body.text);
      return fields.city === undefined ? signUp(request, reply, fields) : addCity(request, reply, fields);
    });
  }

  async function signUp(request: FastifyRequest, reply: FastifyReply, typed: Fields) {
    const fields = withSuggestion(typed);
    const values = valuesOf(fields);
    const suggestion = suggestionFor(fields);
    if (suggestion)
      return sendOutcome(request, reply, {
        kind: 'suggestion',
        email: suggestion,
        values: { ...values, kept_email: fields.email ?? '' },
      });
    const path = pathOf(request.url);
    const origin = { page: fields.page || path, language: localeOf(path) };
    const acceptance = await acceptSignUp({ ...fields, ...origin }, request, options);
    switch (acceptance.kind) {
      case 'done':
        return redirectToDone(request, reply, acceptance.token);
      case 'invalid':
        return sendOutcome(request, reply, { kind: 'invalid', errors: acceptance.errors, values });
      case 'limited': {
        const { retryAfterSeconds } = acceptance;
        reply.header('retry-after', retryAfterSeconds);
        return sendOutcome(request, reply, { kind: 'refused', code: 'too-many', retryAfterSeconds, values });
      }
      case 'unavailable':
        return sendOutcome(request, reply, { kind: 'refused', code: 'unavailable', values });
    }
  }

  async function addCity(request: FastifyRequest, reply: FastifyReply, fields: Fields) {
    const acceptance = await acceptCity(fields, request, options);
    if (acceptance.kind === 'done') return redirectToDone(request, reply, acceptance.token);
    if (acceptance.kind === 'expired')
      return sendOutcome(request, reply, { kind: 'done', cityError: 'expired' });
    if (acceptance.kind === 'limited') reply.header('retry-after', acceptance.retryAfterSeconds);
    const cityError = acceptance.kind === 'limited' ? 'too-many' : acceptance.kind;
    const { correctable } = acceptance;
    const signUp = {
      ...mapFields((field) => correctable[field]),
      token: fields.ticket ?? '',
      city: fields.city ?? '',
    };
    return sendOutcome(request, reply, { kind: 'done', signUp, cityError });
  }

  function sendOutcome(request: FastifyRequest, reply: FastifyReply, outcome: FormOutcome) {
    const code = outcome.kind === 'done' ? outcome.cityError : outcome.kind === 'refused' && outcome.code;
    const status = code && code !== 'invalid' ? refusalStatus[code] : 422;
    // Back shows the refused form with its values. With `no-store` Chromium shows an error page.
    return pages.sendOutcome(request, reply, { url: pathOf(request.url), outcome }, { status, isKept: true });
  }
}

/** Leaves out the token if it is too long for a URL. The success page then offers no correction. */
function redirectToDone(request: FastifyRequest, reply: FastifyReply, token = ''): FastifyReply {
  const value = token && token.length <= maxTokenLength ? `=${token}` : '';
  return reply.redirect(`${pathOf(request.url)}?done${value}`, 303);
}

/** The button of a suggestion sends the suggested address. */
export function withSuggestion(fields: Fields): Fields {
  return fields.suggested_email ? { ...fields, email: fields.suggested_email } : fields;
}

/** @returns a suggestion, unless `kept_email` shows that the visitor has declined it */
function suggestionFor(fields: Fields): string | undefined {
  const parsed = parseSignUp(fields);
  if (!parsed.ok || fields.kept_email === fields.email) return undefined;
  return suggestEmail(parsed.value.email);
}

const valuesOf = (fields: Fields): FormValues => readFormValues((name) => fields[name]);

// The last value of a repeated field counts. `fromEntries` makes `__proto__` an own property.
export function fieldsOf(text: string): Fields {
  return Object.fromEntries(new Map(new URLSearchParams(text)));
}
