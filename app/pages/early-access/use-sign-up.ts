import { useEffect, useRef, useState } from 'react';
import { signUpApiPath } from '../../../content/service-addresses.ts';
import { codesHeader, type RefusalCode } from '../../../sign-up/error-codes.ts';
import { honeypotField, mapFields, type SignUp } from '../../../sign-up/fields.ts';
import type { FormOutcome } from '../../form-outcome.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { showToast } from '../../layout/toasts/toasts.ts';
import { type FieldErrors, fieldErrorsOf, fieldMessage, refusalOf } from './error-messages.ts';

export type SignUpState =
  | { phase: 'idle'; errors: FieldErrors }
  | { phase: 'submitting' }
  /** `code` is missing if there was no response or its code is unknown. `retryAfterSeconds`: the server asks to wait. */
  | { phase: 'failed'; code?: RefusalCode; retryAfterSeconds?: number }
  | { phase: 'done'; name: string | null };

const progressToastId = 'sign-up';
const proxyToastKey = 'sportbuddy-proxy-toast';
const schemaTimeoutMs = 2000;
/** The server responds within 5 s. The rest is for slow networks. */
const requestTimeoutMs = 15_000;
/** The server's limit lasts a minute. A proxy may ask for more. */
const maxWaitSeconds = 120;

/** @returns the initial state after a plain form post */
export function stateAfter(outcome: FormOutcome | null): SignUpState {
  if (outcome?.kind === 'done') return { phase: 'done', name: null };
  if (outcome?.kind === 'refused') {
    const { code, retryAfterSeconds } = outcome;
    return { phase: 'failed', code, ...(retryAfterSeconds && { retryAfterSeconds }) };
  }
  return { phase: 'idle', errors: outcome?.kind === 'invalid' ? outcome.errors : {} };
}

/** Submits the form and shows toasts. A submit during another one is ignored. */
export function useSignUp(initial: SignUpState) {
  const [state, setState] = useState(initial);
  const busy = useRef(false);
  // Preloads the schema for the first submit.
  useEffect(() => void loadSchema(), []);

  async function submit(form: HTMLFormElement): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    const entered = Object.fromEntries(new FormData(form)) as Record<string, string>;
    try {
      const errors = await validate(entered);
      setState(errors ? { phase: 'idle', errors } : await send(payloadOf(entered), setState));
    } finally {
      busy.current = false;
    }
  }

  return { state, submit };
}

const loadSchema = () => import('../../../sign-up/schema.ts').catch(() => null);

/** @returns null if the fields are valid or the schema chunk does not load within 2 s. The server validates anyway. */
async function validate(entered: Record<string, string>): Promise<FieldErrors | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, schemaTimeoutMs, null));
  const schema = await Promise.race([loadSchema(), timeout]);
  const parsed = schema?.parseSignUp(entered);
  return parsed?.ok === false ? parsed.errors : null;
}

/** Contains the honeypot field only if it is filled in. */
function payloadOf(entered: Record<string, string>): SignUp & { [honeypotField]?: string } {
  const trap = entered[honeypotField];
  return { ...mapFields((field) => entered[field] ?? ''), ...(trap && { [honeypotField]: trap }) };
}

async function send(
  payload: ReturnType<typeof payloadOf>,
  setState: (state: SignUpState) => void,
): Promise<SignUpState> {
  setState({ phase: 'submitting' });
  if (isFirstInTab()) showToast({ kind: 'info', title: m.ea_toast_proxy() });
  showToast({
    kind: 'progress',
    id: progressToastId,
    title: m.ea_toast_sending(),
    description: m.ea_toast_sending_text(),
  });
  const { stored, errors, ...refusal } = await post(payload);
  if (!stored) {
    showToast({
      kind: 'error',
      id: progressToastId,
      title: m.ea_toast_failed(),
      description: fieldMessage(errors && Object.values(errors)[0]) ?? m.ea_toast_failed_text(),
    });
    return errors ? { phase: 'idle', errors } : { phase: 'failed', ...refusal };
  }
  showToast({
    kind: 'success',
    id: progressToastId,
    title: m.ea_toast_done(),
    description: m.ea_toast_done_text(),
  });
  return { phase: 'done', name: payload.name.trim() };
}

/** `errors` are validation errors of the server, by field. */
type PostResult = {
  stored: boolean;
  errors?: FieldErrors;
  code?: RefusalCode;
  retryAfterSeconds?: number;
};

async function post(payload: ReturnType<typeof payloadOf>): Promise<PostResult> {
  const body = JSON.stringify(payload);
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  // Older browsers lack `AbortSignal.timeout`.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), requestTimeoutMs);
  try {
    const response = await fetch(signUpApiPath, { method: 'POST', headers, body, signal: timeout.signal });
    if (response.ok) return { stored: true };
    const codes = response.headers.get(codesHeader);
    if (response.status === 422) {
      const { errors } = await response.json();
      return { stored: false, errors: fieldErrorsOf(codes, errors) };
    }
    const code = refusalOf(codes, response.status);
    const retryAfterSeconds = response.status === 429 && retryAfter(response.headers);
    return { stored: false, ...(code && { code }), ...(retryAfterSeconds && { retryAfterSeconds }) };
  } catch {
    return { stored: false };
  } finally {
    clearTimeout(timer);
  }
}

/** @returns the seconds of `Retry-After`; undefined for a date or for longer than a visitor waits */
function retryAfter(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 && seconds <= maxWaitSeconds ? Math.ceil(seconds) : undefined;
}

/** Whether this is the first call in the tab. Without session storage it is true on every call. */
function isFirstInTab(): boolean {
  try {
    if (sessionStorage.getItem(proxyToastKey)) return false;
    sessionStorage.setItem(proxyToastKey, 'yes');
  } catch {
    // Storage may be blocked.
  }
  return true;
}
