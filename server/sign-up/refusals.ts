import type { FastifyReply } from 'fastify';
import { correctionTokenLifetime } from '../../sign-up/correction-tokens.ts';
import { codesHeader, type FieldCode, type RefusalCode, refusalStatus } from '../../sign-up/error-codes.ts';
import { limits, mapFields } from '../../sign-up/fields.ts';
import type { SignUpErrors } from '../../sign-up/schema.ts';

const statuses = {
  ...refusalStatus,
  'not-an-object': 400,
  'not-utf-8': 400,
  unreadable: 400,
  'too-slow': 408,
  'unsupported-type': 415,
  'unsupported-encoding': 415,
  'unsupported-charset': 415,
  unexpected: 500,
} as const satisfies Record<RefusalCode, number> & Record<string, number>;

/** Codes for a refusal of a whole request. */
export type ApiCode = keyof typeof statuses;

/** About twice the largest sign-up without a correction token (docs/contract.md). */
export const maxSignUpBytes = 16 * 1024;

/** For developers of clients. In English only. `foreign`: a cross-site request. */
const messages: Record<ApiCode, string> = {
  foreign: 'Sign-ups from pages of other sites are refused',
  expired: `The ticket is older than ${correctionTokenLifetime} or not valid`,
  'not-an-object': 'The body is not a JSON object',
  'not-utf-8': 'The body is not UTF-8 text',
  unreadable: 'The request cannot be read',
  'too-slow': 'The body took too long',
  'too-large': `The body is over ${maxSignUpBytes / 1024} KiB`,
  'unsupported-type': 'Unsupported content type',
  'unsupported-encoding': 'Unsupported content encoding',
  'unsupported-charset': 'Unsupported charset',
  'too-many': 'Too many requests from this client address',
  unexpected: 'Unexpected error',
  unavailable: 'Sign-ups cannot be stored at the moment',
};

export const fieldMessages: Record<FieldCode, string> = {
  'name-too-short': `Name must be at least ${limits.nameMin} characters`,
  'name-too-long': `Name must be at most ${limits.nameMax} characters`,
  'team-too-long': `Team must be at most ${limits.teamMax} characters`,
  'no-address': 'Please enter a valid email address',
  invalid: 'Invalid input',
};

const codeOfStatus: Record<number, ApiCode> = {
  408: 'too-slow',
  413: 'too-large',
  415: 'unsupported-type',
};

/** @returns the code for a status that Fastify sets */
export function codeOf(status: number): ApiCode {
  return codeOfStatus[status] ?? (status < 500 ? 'unreadable' : 'unexpected');
}

/** @returns the status and the English message of a code */
export function refusal(code: ApiCode): { status: number; text: string } {
  return { status: statuses[code], text: messages[code] };
}

export function refuseAsText(reply: FastifyReply, code: ApiCode): FastifyReply {
  const { status, text } = refusal(code);
  return reply.code(status).type('text/plain').send(`${text}\n`);
}

export function refuse(reply: FastifyReply, code: ApiCode): FastifyReply {
  const { status, text } = refusal(code);
  return reply.code(status).header(codesHeader, `request=${code}`).send({ ok: false, error: text });
}

export function refuseFields(reply: FastifyReply, fieldErrors: SignUpErrors): FastifyReply {
  const codes: string[] = [];
  const errors = mapFields((field) => {
    const code = fieldErrors[field];
    if (code) codes.push(`${field}=${code}`);
    return code && fieldMessages[code];
  });
  return reply.code(422).header(codesHeader, codes.join(', ')).send({ ok: false, errors });
}

export function refuseCity(reply: FastifyReply): FastifyReply {
  const errors = { city: fieldMessages.invalid };
  return reply.code(422).header(codesHeader, 'city=invalid').send({ ok: false, errors });
}
