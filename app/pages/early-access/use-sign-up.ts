import { useEffect, useRef, useState } from 'react';
import { signUpApiPath } from '../../../content/service-addresses.ts';
import { codesHeader, type RefusalCode } from '../../../sign-up/error-codes.ts';
import { honeypotField, mapFields, type SignUp } from '../../../sign-up/fields.ts';
import type { FormOutcome } from '../../form-outcome.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { showToast } from '../../layout/toasts/toasts.ts';
import { type FieldErrors, fieldErrorsOf, fieldWordsOf, refusalOf } from './error-words.ts';

export type SignUpState =
  | { phase: 'idle'; errors: FieldErrors }
  | { phase: 'submitting' }
  /** No `code` if there was no response, or an unknown one. */
  | { phase: 'failed'; code?: RefusalCode }
  | { phase: 'done'; name: string | null };

const progressToast = 'sign-up';
const proxyToastShown = 'sportbuddy-proxy-toast';
const rulesPatienceMs = 2000;
/** The server answers within 5 s; the rest is for slow networks. */
const requestTimeoutMs = 15_000;

/** @returns the state that a plain form's outcome leaves the page in */
export function stateAfter(outcome: FormOutcome | null): SignUpState {
  if (outcome?.kind === 'done') return { phase: 'done', name: null };
  if (outcome?.kind === 'refused') return { phase: 'failed', code: outcome.code };
  return { phase: 'idle', errors: outcome?.kind === 'invalid' ? outcome.errors : {} };
}

/** Submits the form and shows toasts about it. A submit during another one is ignored. */
export function useSignUp(initial: SignUpState) {
  const [state, setState] = useState(initial);
  const busy = useRef(false);
  // So that the first submit does not wait for the rules.
  useEffect(() => void loadRules(), []);

  async function submit(form: HTMLFormElement): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    const entered = Object.fromEntries(new FormData(form)) as Record<string, string>;
    try {
      const errors = await wrongFields(entered);
      setState(errors ? { phase: 'idle', errors } : await send(payloadOf(entered), setState));
    } finally {
      busy.current = false;
    }
  }

  return { state, submit };
}

const loadRules = () => import('../../../sign-up/schema.ts').catch(() => null);

/** @returns null if the fields are valid, or the schema chunk does not load within 2 s. The server validates anyway. */
async function wrongFields(entered: Record<string, string>): Promise<FieldErrors | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, rulesPatienceMs, null));
  const schema = await Promise.race([loadRules(), tooLate]);
  const parsed = schema?.parseSignUp(entered);
  return parsed?.ok === false ? parsed.errors : null;
}

/** The trap field goes along only when something filled it. */
function payloadOf(entered: Record<string, string>): SignUp & { [honeypotField]?: string } {
  const trap = entered[honeypotField];
  return { ...mapFields((field) => entered[field] ?? ''), ...(trap && { [honeypotField]: trap }) };
}

async function send(
  payload: ReturnType<typeof payloadOf>,
  setState: (state: SignUpState) => void,
): Promise<SignUpState> {
  setState({ phase: 'submitting' });
  if (firstThisVisit()) showToast({ kind: 'info', title: m.ea_toast_proxy() });
  showToast({
    kind: 'progress',
    id: progressToast,
    title: m.ea_toast_sending(),
    description: m.ea_toast_sending_text(),
  });
  const { stored, errors, code } = await post(payload);
  if (!stored) {
    showToast({
      kind: 'error',
      id: progressToast,
      title: m.ea_toast_failed(),
      description: fieldWordsOf(errors && Object.values(errors)[0]) ?? m.ea_toast_failed_text(),
    });
    return errors ? { phase: 'idle', errors } : { phase: 'failed', ...(code && { code }) };
  }
  showToast({
    kind: 'success',
    id: progressToast,
    title: m.ea_toast_done(),
    description: m.ea_toast_done_text(),
  });
  return { phase: 'done', name: payload.name.trim() };
}

/** `errors` by field, when the server found some wrong. */
type Answer = { stored: boolean; errors?: FieldErrors; code?: RefusalCode };

async function post(payload: ReturnType<typeof payloadOf>): Promise<Answer> {
  const body = JSON.stringify(payload);
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  // Not `AbortSignal.timeout`, which older browsers lack.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), requestTimeoutMs);
  try {
    const answer = await fetch(signUpApiPath, { method: 'POST', headers, body, signal: timeout.signal });
    if (answer.ok) return { stored: true };
    const codes = answer.headers.get(codesHeader);
    if (answer.status === 422) {
      const { errors } = await answer.json();
      return { stored: false, errors: fieldErrorsOf(codes, errors) };
    }
    const code = refusalOf(codes, answer.status);
    return { stored: false, ...(code && { code }) };
  } catch {
    return { stored: false };
  } finally {
    clearTimeout(timer);
  }
}

/** A visit lasts as long as its tab; without session storage, as long as its page. */
function firstThisVisit(): boolean {
  try {
    if (sessionStorage.getItem(proxyToastShown)) return false;
    sessionStorage.setItem(proxyToastShown, 'yes');
  } catch {
    // Nothing can be remembered: the toast comes with each sign-up.
  }
  return true;
}
