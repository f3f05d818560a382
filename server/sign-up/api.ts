import type { FastifyError, FastifyInstance } from 'fastify';
import { cityApiPath, signUpApiPath } from '../../content/service-addresses.ts';
import { recordClientKeys } from '../http/client-address.ts';
import { acceptCity, acceptSignUp, type SignUpOptions } from './accept-sign-up.ts';
import { acceptRawBody, decodeBody } from './body.ts';
import { isCrossSite } from './cross-site.ts';
import { type ApiCode, codeOf, maxSignUpBytes, refuse, refuseCity, refuseFields } from './refusals.ts';

/** Registers the API routes of sign-ups and cities. docs/contract.md lists the responses. */
export async function registerApi(scope: FastifyInstance, options: SignUpOptions): Promise<void> {
  acceptRawBody(scope, 'application/json');
  recordClientKeys(scope);
  scope.addHook('onRequest', (request, reply, done) => {
    if (!isCrossSite(request, options.siteUrl)) return done();
    refuse(reply, 'foreign');
  });

  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a sign-up failed unexpectedly');
    return refuse(reply, codeOf(status));
  });

  const { signUp, city } = options.limits;

  scope.post(
    signUpApiPath,
    { bodyLimit: maxSignUpBytes, config: { limits: { signUp } } },
    async (request, reply) => {
      const input = objectOf(decodeBody(request));
      if ('code' in input) return refuse(reply, input.code);
      const acceptance = await acceptSignUp(input.object, request, options);
      switch (acceptance.kind) {
        case 'done':
          return reply.code(201).send({ ok: true, ticket: acceptance.token });
        case 'invalid':
          return refuseFields(reply, acceptance.errors);
        case 'limited':
          return refuse(reply.header('retry-after', acceptance.retryAfterSeconds), 'too-many');
        case 'unavailable':
          return refuse(reply, 'unavailable');
      }
    },
  );

  scope.post(
    cityApiPath,
    { bodyLimit: maxSignUpBytes, config: { limits: { city } } },
    async (request, reply) => {
      const input = objectOf(decodeBody(request));
      if ('code' in input) return refuse(reply, input.code);
      const acceptance = await acceptCity(input.object, request, options);
      switch (acceptance.kind) {
        case 'done':
          return reply.send({ ok: true, ticket: acceptance.token });
        case 'invalid':
          return refuseCity(reply);
        case 'limited':
          return refuse(reply.header('retry-after', acceptance.retryAfterSeconds), 'too-many');
        case 'expired':
        case 'unavailable':
          return refuse(reply, acceptance.kind);
      }
    },
  );
}

function objectOf(body: { text: string } | { code: ApiCode }): { object: object } | { code: ApiCode } {
  if ('code' in body) return body;
  try {
    const value: unknown = JSON.parse(body.text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { object: value }
      : { code: 'not-an-object' };
  } catch {
    return { code: 'not-an-object' };
  }
}
