import { useEffect, useRef, useState } from 'react';
import { signUpApiPath } from '../../../content/service-addresses.ts';
import type { RefusalCode } from '../../../sign-up/error-codes.ts';
import { fieldNames, honeypotField } from '../../../sign-up/fields.ts';
import { mapOrigin } from '../../../sign-up/origin.ts';
import { visitOrigin } from '../../client/visit-origin.ts';
import type { FormOutcome } from '../../form-outcome.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { showToast } from '../../layout/toasts/toasts.ts';
import { type FieldErrors, fieldMessage } from './error-messages.ts';
import { postJson } from './post-json.ts';

/** The values of the form's inputs, by name. */
export type Values = Record<string, string>;

/** `values`: typed values, to fill the form again. The inputs are uncontrolled. */
export type SignUpState =
  /** `suggestion`: the address that `values.email` may mean. The visitor decides. */
  | { phase: 'idle'; errors: FieldErrors; values: Values; suggestion?: string }
  | { phase: 'submitting'; values: Values }
  /**
   * `code` is missing if there was no response or its code is unknown. `retryAfterSeconds`: from
   * `Retry-After`.
   */
  | { phase: 'failed'; values: Values; code?: RefusalCode; retryAfterSeconds?: number }
  /**
   * Without `values.ticket` the sign-up cannot be corrected. If `values` is empty, the address is
   * not shown.
   */
  | { phase: 'done'; values: Values };

const progressToastId = 'sign-up';
const proxyToastKey = 'sportbuddy-proxy-toast';
const schemaTimeoutMs = 2000;

/**
 * @param outcome of a plain form post
 * @param initialValues values of a new form
 */
export function stateAfter(outcome: FormOutcome | null, initialValues: Values): SignUpState {
  if (outcome?.kind === 'done') {
    const { token, ...values } = outcome.ticket ?? {};
    return { phase: 'done', values: { ...values, ...(token && { ticket: token }) } };
  }
  const values = { ...initialValues, ...outcome?.values };
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

/** Submits the form and shows toasts. A submit during another one is ignored. */
export function useSignUp(initial: SignUpState) {
  const [state, setState] = useState(initial);
  const [isCorrection, setCorrection] = useState(false);
  const busy = useRef(false);
  // Preloads the rules for the first submit.
  useEffect(() => void loadValidation(), []);

  async function submit(form: HTMLFormElement): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    const values = Object.fromEntries(new FormData(form)) as Values;
    try {
      const { city = '' } = state.values;
      setState((await check(values)) ?? (await send({ ...values, city }, setState)));
    } finally {
      busy.current = false;
    }
  }

  /** Opens the form of a stored sign-up again. */
  function change() {
    setCorrection(true);
    setState(({ values }) => ({ phase: 'idle', errors: {}, values }));
  }

  /** Merges values that changed after the sign-up. */
  function updateValues(changed: Values) {
    setState((current) => ({ ...current, values: { ...current.values, ...changed } }));
  }

  return { state, isCorrection, submit, change, updateValues };
}

const loadValidation = () =>
  Promise.all([import('../../../sign-up/schema.ts'), import('../../../sign-up/suggest-email.ts')]).catch(
    () => null,
  );

/**
 * Validates the fields. Returns a suggestion once for a mistyped address.
 * @returns null if the form can be sent, or the rules do not load within 2 s. The server validates
 * anyway.
 */
async function check(values: Values): Promise<SignUpState | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, schemaTimeoutMs, null));
  const rules = await Promise.race([loadValidation(), timeout]);
  if (!rules) return null;
  const [{ parseSignUp }, { suggestEmail }] = rules;
  const parsed = parseSignUp(values);
  if (!parsed.ok) return { phase: 'idle', errors: parsed.errors, values };
  const { email = '', kept_email } = values;
  const suggestion = kept_email === email ? undefined : suggestEmail(parsed.value.email);
  if (!suggestion) return null;
  return { phase: 'idle', errors: {}, values: { ...values, kept_email: email }, suggestion };
}

/** Omits empty values. The fields are always sent. */
function payloadOf(values: Values): object {
  const here = visitOrigin(window);
  const origin = mapOrigin((name) => values[name] || here[name]);
  const others = { ...origin, ticket: values.ticket, [honeypotField]: values[honeypotField] };
  return {
    ...Object.fromEntries(fieldNames.map((name) => [name, values[name] ?? ''])),
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => value)),
  };
}

async function send(values: Values, setState: (state: SignUpState) => void): Promise<SignUpState> {
  setState({ phase: 'submitting', values });
  if (isFirstInTab()) showToast({ kind: 'info', title: m.ea_toast_proxy() });
  showToast({
    kind: 'progress',
    id: progressToastId,
    title: m.ea_toast_sending(),
    description: m.ea_toast_sending_text(),
  });
  const response = await postJson(signUpApiPath, payloadOf(values));
  if (!response.ok) {
    const { errors, code, retryAfterSeconds } = response;
    showToast({
      kind: 'error',
      id: progressToastId,
      title: m.ea_toast_failed(),
      description: fieldMessage(errors && Object.values(errors)[0]) ?? m.ea_toast_failed_text(),
    });
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
    title: m.ea_toast_done(),
    description: m.ea_toast_done_text(),
  });
  const { kept_email: _asked, ...stored } = values;
  const fields = Object.fromEntries(fieldNames.map((name) => [name, (values[name] ?? '').trim()]));
  return { phase: 'done', values: { ...stored, ...fields, ticket: response.ticket ?? '' } };
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
