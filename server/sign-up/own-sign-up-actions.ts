import type { FastifyRequest } from 'fastify';
import { ownSignUpNotices } from '../../app/own-sign-up-outcome.ts';
import type { LetterLinks } from '../../sign-up/letters/own-sign-ups.ts';
import type { OpenedToken } from '../../sign-up/letters/tokens.ts';
import { countWork } from '../http/client-limit.ts';
import type { ConfirmationLimit } from './confirmation-limit.ts';
import type { Fields } from './form.ts';
import { type Answer, ownSignUpView, redirectWithNotice, refused } from './own-sign-up-answers.ts';
import { acceptCorrection } from './own-sign-up-correction.ts';

export type OwnSignUpActionOptions = LetterLinks & {
  /** Limits of the confirmation letters to corrected addresses. */
  confirmations: ConfirmationLimit;
};

/** A request whose token is valid. `path`: without the token, in the language of the URL. */
export type LinkRequest = { request: FastifyRequest; token: string; path: string; opened: OpenedToken };

/** Handles a GET, which changes nothing: mail scanners follow links. */
export async function showOwnSignUp(
  { token, path, opened }: LinkRequest,
  query: URLSearchParams,
  { signUps, tokens }: OwnSignUpActionOptions,
): Promise<Answer> {
  const signUp = await signUps.read(opened);
  if (!signUp) return refused('erased-or-changed');
  const { isConfirmed, isUnsubscribed } = signUp;
  switch (opened.purpose) {
    case 'confirm':
      if (isConfirmed && !isUnsubscribed)
        return { redirect: `${path}/${await tokens.seal('ownSignUp', opened)}` };
      return { outcome: { kind: 'confirm', token, isUnsubscribed } };
    case 'unsubscribe':
      return { outcome: isUnsubscribed ? { kind: 'unsubscribed' } : { kind: 'unsubscribe', token } };
    case 'ownSignUp': {
      if (query.has('erase')) return { outcome: { kind: 'erase', token } };
      const notice = ownSignUpNotices.find((name) => name === query.get('done'));
      const shown = ownSignUpView(signUp, await signUps.readDetails(signUp));
      return { outcome: { kind: 'sign-up', token, signUp: shown, notice } };
    }
  }
}

/** Handles a POST. A token for one purpose allows only its action, whatever the fields contain. */
export async function changeOwnSignUp(
  link: LinkRequest,
  fields: Fields,
  options: OwnSignUpActionOptions,
): Promise<Answer> {
  const retryAfterSeconds = await countWork(link.request, 'change');
  const action = actionOf(link.opened, fields);
  if (action === 'correct') return await correct(link, fields, retryAfterSeconds, options);
  if (retryAfterSeconds !== undefined) return refused('too-many', retryAfterSeconds);
  switch (action) {
    case 'erase':
      return await erase(link, options);
    case 'unsubscribe':
      return await unsubscribe(link, options);
    case 'confirm':
      return await confirm(link, options);
  }
}

type Action = 'correct' | 'erase' | 'unsubscribe' | 'confirm';

/** The actions of the form field `action` (docs/contract.md). */
const fieldActions: Record<string, Action> = { confirm: 'confirm', leave: 'unsubscribe', erase: 'erase' };

function actionOf({ purpose }: OpenedToken, { action = '' }: Fields): Action {
  if (purpose !== 'ownSignUp') return purpose;
  return Object.hasOwn(fieldActions, action) ? (fieldActions[action] ?? 'correct') : 'correct';
}

/** Above the limit, a correction keeps the typed values. */
async function correct(
  { request, token, path, opened }: LinkRequest,
  fields: Fields,
  retryAfterSeconds: number | undefined,
  options: OwnSignUpActionOptions,
): Promise<Answer> {
  const stored = await options.signUps.read(opened);
  if (!stored) return refused('erased-or-changed');
  return await acceptCorrection(
    { request, path, token, access: opened, stored, fields, retryAfterSeconds },
    options,
  );
}

async function unsubscribe(
  { token, path, opened }: LinkRequest,
  { signUps }: OwnSignUpActionOptions,
): Promise<Answer> {
  if (!(await signUps.unsubscribe(opened))) return refused('erased-or-changed');
  return opened.purpose === 'unsubscribe'
    ? { redirect: `${path}/${token}` }
    : redirectWithNotice(path, token, 'left');
}

async function confirm(
  { token, path, opened }: LinkRequest,
  { signUps, tokens }: OwnSignUpActionOptions,
): Promise<Answer> {
  const confirmed = await signUps.confirm(opened);
  if (!confirmed) return refused('erased-or-changed');
  const ownToken = opened.purpose === 'ownSignUp' ? token : await tokens.seal('ownSignUp', opened);
  return redirectWithNotice(path, ownToken, confirmed.wasUnsubscribed ? 'back' : 'confirmed');
}

async function erase({ request, opened }: LinkRequest, { signUps }: OwnSignUpActionOptions): Promise<Answer> {
  const erased = await signUps.erase(opened);
  if (erased.kind === 'address-changed') return refused('erased-or-changed');
  const mayBeDelivered = erased.kind === 'unknown' || erased.mayBeDelivered;
  if (erased.kind === 'erased')
    request.log.info(
      { mayBeInAirtable: mayBeDelivered },
      'a sign-up was erased by its owner; "signups reconcile" lists copies in Airtable',
    );
  return { outcome: { kind: 'erased', mayBeDelivered } };
}
