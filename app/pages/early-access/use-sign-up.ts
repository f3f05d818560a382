import { useRef, useState } from 'react';
import { eachField, type SignUp, type SignUpField, trapField } from '../../../sign-up/fields.ts';
import { showToast } from '../../frame/toasts.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { FormOutcome } from '../../request-context.ts';

export type FieldErrors = Partial<Record<SignUpField, string>>;

export type SignUpState =
  | { phase: 'idle'; errors: FieldErrors }
  | { phase: 'submitting' }
  /** `status` is the server's answer, where one came. */
  | { phase: 'failed'; status?: number }
  | { phase: 'done'; name: string | null };

const progressToast = 'sign-up';
const proxyToastShown = 'sportbuddy-proxy-toast';

/** @returns the state that a plain form's outcome leaves the page in */
export function stateAfter(outcome: FormOutcome | null): SignUpState {
  if (outcome?.kind === 'done') return { phase: 'done', name: null };
  if (outcome?.kind === 'refused') return { phase: 'failed', status: outcome.status };
  return { phase: 'idle', errors: outcome?.kind === 'invalid' ? translate(outcome.errors) : {} };
}

/** Sends the form's fields once a press, and says by toasts what became of them. */
export function useSignUp(initial: SignUpState) {
  const [state, setState] = useState(initial);
  const busy = useRef(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    const entered = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const errors = await wrongFields(entered);
    setState(errors ? { phase: 'idle', errors } : await send(payloadOf(entered), setState));
    busy.current = false;
  }

  return { state, submit };
}

/** Nothing, too, when the rules cannot be loaded: the server knows them as well, and what is typed must not wait. */
async function wrongFields(entered: Record<string, string>): Promise<FieldErrors | null> {
  const schema = await import('../../../sign-up/schema.ts').catch(() => null);
  const parsed = schema?.parseSignUp(entered);
  return parsed?.ok === false ? translate(parsed.errors) : null;
}

/** The trap field goes along only when something filled it. */
function payloadOf(entered: Record<string, string>): SignUp & { [trapField]?: string } {
  const trap = entered[trapField];
  return { ...eachField((field) => entered[field] ?? ''), ...(trap && { [trapField]: trap }) };
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
  const { stored, status, errors } = await post(payload);
  if (!stored) {
    const beside = errors && translate(errors);
    showToast({
      kind: 'error',
      id: progressToast,
      title: m.ea_toast_failed(),
      description: (beside && Object.values(beside)[0]) ?? m.ea_toast_failed_text(),
    });
    return beside ? { phase: 'idle', errors: beside } : { phase: 'failed', ...(status && { status }) };
  }
  showToast({
    kind: 'success',
    id: progressToast,
    title: m.ea_toast_done(),
    description: m.ea_toast_done_text(),
  });
  return { phase: 'done', name: payload.name.trim() };
}

/** `errors` by field, when the server found some wrong; no `status` when no answer came. */
type Answer = { stored: boolean; status?: number; errors?: Record<string, string> };

async function post(payload: ReturnType<typeof payloadOf>): Promise<Answer> {
  const body = JSON.stringify(payload);
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  try {
    const answer = await fetch('/api/early-access', { method: 'POST', headers, body });
    const { ok: stored, status } = answer;
    return status === 422 ? { stored, status, errors: (await answer.json()).errors } : { stored, status };
  } catch {
    return { stored: false };
  }
}

/** The shape's messages are English, since the API is; the page speaks the visitor's language. */
function translate(errors: Record<string, string>): FieldErrors {
  const inLanguage: Record<string, () => string> = {
    'Name must be at least 2 characters': m.ea_error_name,
    'Please enter a valid email address': m.ea_error_email,
    Required: m.ea_error_required,
  };
  return Object.fromEntries(
    Object.entries(errors).map(([field, text]) => [field, (inLanguage[text] ?? m.ea_error_invalid)()]),
  );
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
