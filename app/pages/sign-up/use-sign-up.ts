import { useEffect, useRef, useState } from 'react';
import { signUpApiPath } from '../../../content/service-addresses.ts';
import type { RefusalCode } from '../../../sign-up/error-codes.ts';
import { honeypotField } from '../../../sign-up/fields.ts';
import { type FormValues, readFormValues } from '../../../sign-up/form-values.ts';
import { originNames } from '../../../sign-up/origin.ts';
import { parseSignUp } from '../../../sign-up/schema.ts';
import { suggestEmail } from '../../../sign-up/suggest-email.ts';
import { visitOrigin } from '../../client/visit-origin.ts';
import type { FormOutcome } from '../../form-outcome.ts';
import { m } from '../../i18n/paraglide/messages.js';
// In the chunk of the form: once the form works, its toasts need no network.
import '../../layout/toasts/toaster.island.tsx';
import { prepareToasts, showToast } from '../../layout/toasts/toasts.ts';
import { type FieldErrors, fieldMessage } from '../../sign-up/error-messages.ts';
import { payloadOf } from './payload.ts';
import { postJson } from './post-json.ts';

/** The values of the form. After a sign-up also the city, if it is known. */
export type Values = FormValues & { city?: string };

/** The values of a form in which nothing is typed. */
const noValues = readFormValues(() => undefined);

/** `values`: typed values, to fill the form again. The inputs are uncontrolled. */
export type SignUpState =
  /** `suggestion`: the address that `values.email` may mean. The visitor decides. */
  | { phase: 'idle'; errors: FieldErrors; values: Values; suggestion?: string }
  | { phase: 'submitting'; values: Values }
  /**
   * `code` is missing if there was no response or its code is unknown. `retryAfterSeconds`: from
   * `Retry-After`. `isOffline`: nothing was sent.
   */
  | {
      phase: 'failed';
      values: Values;
      code?: RefusalCode;
      retryAfterSeconds?: number;
      isOffline?: boolean;
    }
  /**
   * Without `values.ticket` the sign-up cannot be corrected. If `values.email` is empty, it is not
   * shown.
   */
  | { phase: 'done'; values: Values };

const progressToastId = 'sign-up';
const proxyToastKey = 'sportbuddy-proxy-toast';

/**
 * @param outcome of a plain form post
 * @param initialValues values of a new form
 */
export function stateAfter(outcome: FormOutcome | null, initialValues: Partial<Values>): SignUpState {
  if (outcome?.kind === 'done') {
    const { token, ...values } = outcome.signUp ?? {};
    return { phase: 'done', values: { ...noValues, ...values, ...(token && { ticket: token }) } };
  }
  const values = { ...noValues, ...initialValues, ...outcome?.values };
  if (outcome?.kind === 'refused') {
    const { code, retryAfterSeconds } = outcome;
    return { phase: 'failed', values, code, ...(retryAfterSeconds && { retryAfterSeconds }) };
  }
  const errors = outcome?.kind === 'invalid' ? outcome.errors : {};
  return {
    phase: 'idle',
    errors,
    values,
    ...(outcome?.kind === 'suggestion' && { suggestion: outcome.email }),
  };
}

/** `correction`: of the stored sign-up. `next`: the empty form of another person. */
export type ReopenedForm = 'correction' | 'next';

/** Submits the form and shows toasts. A submit during another one is ignored. */
export function useSignUp(initial: SignUpState) {
  const [state, setState] = useState(initial);
  const [reopened, setReopened] = useState<ReopenedForm>();
  const busy = useRef(false);
  useEffect(() => void prepareToasts(), []);

  async function submit(form: HTMLFormElement): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    const data = new FormData(form);
    const values = readFormValues((name) => data.get(name));
    const trap = String(data.get(honeypotField) ?? '');
    try {
      const { city = '' } = state.values;
      setState(check(values) ?? (await send({ ...values, city }, trap, setState)));
    } finally {
      busy.current = false;
    }
  }

  /** Opens the form after a sign-up. */
  function reopen(form: ReopenedForm) {
    setReopened(form);
    setState(({ values }) => ({
      phase: 'idle',
      errors: {},
      values: form === 'correction' ? values : originOf(values),
    }));
  }

  /** Merges values that changed after the sign-up. */
  function updateValues(changed: Partial<Values>) {
    setState((current) => ({ ...current, values: { ...current.values, ...changed } }));
  }

  return { state, reopened, submit, reopen, updateValues };
}

/** @returns the origin in hidden inputs, which counts for each sign-up of a visit */
function originOf(values: Values): Values {
  const entries = originNames.flatMap((name) => (values[name] ? [[name, values[name]]] : []));
  return { ...noValues, ...Object.fromEntries(entries) };
}

/**
 * Validates the fields. Returns a suggestion once for a mistyped address.
 * @returns null if the form can be sent
 */
function check(values: Values): SignUpState | null {
  const parsed = parseSignUp(values);
  if (!parsed.ok) return { phase: 'idle', errors: parsed.errors, values };
  const { email, kept_email } = values;
  const suggestion = kept_email === email ? undefined : suggestEmail(parsed.value.email);
  if (!suggestion) return null;
  return { phase: 'idle', errors: {}, values: { ...values, kept_email: email }, suggestion };
}

async function send(
  values: Values,
  trap: string,
  setState: (state: SignUpState) => void,
): Promise<SignUpState> {
  if (!navigator.onLine) {
    showFailure(m.sign_up_toast_failed_text());
    return { phase: 'failed', values, isOffline: true };
  }
  setState({ phase: 'submitting', values });
  if (isFirstInTab()) showToast({ kind: 'info', title: m.sign_up_toast_proxy() });
  showToast({
    kind: 'progress',
    id: progressToastId,
    title: m.sign_up_toast_sending(),
    description: m.sign_up_toast_sending_text(),
  });
  const response = await postJson(signUpApiPath, payloadOf(values, { trap, visit: visitOrigin(window) }));
  if (!response.ok) {
    const { errors, code, retryAfterSeconds } = response;
    showFailure(fieldMessage(errors && Object.values(errors)[0]) ?? m.sign_up_toast_failed_text());
    if (errors) return { phase: 'idle', errors, values };
    return {
      phase: 'failed',
      values,
      ...(code && { code }),
      ...(retryAfterSeconds && { retryAfterSeconds }),
    };
  }
  showToast({
    kind: 'success',
    id: progressToastId,
    title: m.sign_up_toast_done(),
    description: m.sign_up_toast_done_text(),
  });
  const { kept_email: _asked, ...others } = values;
  const parsed = parseSignUp(values);
  const stored = parsed.ok ? parsed.value : {};
  return { phase: 'done', values: { ...others, ...stored, ticket: response.token ?? '' } };
}

function showFailure(description: string): void {
  showToast({ kind: 'error', id: progressToastId, title: m.sign_up_toast_failed(), description });
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
