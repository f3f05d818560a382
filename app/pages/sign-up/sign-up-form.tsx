import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { policyLimits } from '../../../content/policy-limits.ts';
import { fieldNames, honeypotField, mapFields, teamOf } from '../../../sign-up/fields.ts';
import { hiddenInputNames } from '../../../sign-up/form-values.ts';
import { Button } from '../../components/button.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { EmailMessage } from '../../sign-up/email-message.tsx';
import { refusalMessage } from '../../sign-up/error-messages.ts';
import { FieldInput } from '../../sign-up/field-inputs.tsx';
import { OfflineNotice, RetryNotice } from './resend-notices.tsx';
import type { ReopenedForm, SignUpState } from './use-sign-up.ts';
import '../../sign-up/sign-up-form.css';

/**
 * A suggested address, shown below the field with the address. In the document it comes after the
 * submit button, because Enter activates the first button.
 */
function EmailSuggestion({ email }: { email: string }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each suggestion is scrolled into view
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [email]);
  return (
    <div ref={box} className="email-suggestion" role="alert">
      <p>
        <strong>
          <EmailMessage text={m.sign_up_meant} email={email} />
        </strong>{' '}
        <span>{m.sign_up_meant_keep()}</span>
      </p>
      <Button type="submit" look="outline" name="suggested_email" value={email}>
        {m.sign_up_meant_use()}
      </Button>
    </div>
  );
}

function HiddenValue({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value} />;
}

type SignUpFormProps = {
  state: SignUpState;
  /** The visitor opened the form after a sign-up: a field of it receives the focus. */
  reopened?: ReopenedForm | undefined;
  onSubmit: (form: HTMLFormElement) => void;
  knownTeams: readonly string[];
  /** The address for requests about personal data, or words for it. */
  contact: string;
  /** The notice about letters. Absent if no letters are sent. */
  letterNotice?: string | undefined;
};

export function SignUpForm({
  state,
  reopened,
  onSubmit,
  knownTeams,
  contact,
  letterNotice,
}: SignUpFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { values } = state;
  // The attributes never change. A browser restores fields after Back only if their values differ
  // from them.
  const [defaults] = useState(() => (reopened ? mapFields(() => '') : values));
  const errors = state.phase === 'idle' ? state.errors : {};
  const suggestion = state.phase === 'idle' ? state.suggestion : undefined;
  const period = m.sign_up_period({ count: policyLimits.retentionMonths });
  const submitting = state.phase === 'submitting';
  const isNew = !reopened && state.phase === 'idle' && Object.keys(errors).length === 0 && !suggestion;

  const fillIn = useEffectEvent(() => {
    for (const name of fieldNames) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = values[name];
    }
  });
  const fillInTeam = useEffectEvent(() => {
    const field = form.current?.elements.namedItem('team');
    const isUntouched = field instanceof HTMLInputElement && !field.defaultValue && !field.value;
    if (isUntouched && isNew) field.value = teamOf(new URLSearchParams(window.location.search));
  });
  // Above the limit of rendered pages, the server sends the form without the team of the address.
  useEffect(() => fillInTeam(), []);
  useEffect(() => {
    if (!reopened) return;
    fillIn();
    const first = reopened === 'correction' ? 'email' : 'name';
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }, [reopened]);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.focus({ preventScroll: true });
    // With its label and its error.
    field?.closest('.text-field')?.scrollIntoView({ block: 'nearest' });
  }, [errors]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const email = event.currentTarget.elements.namedItem('email');
    if (submitter instanceof HTMLButtonElement && submitter.value && email instanceof HTMLInputElement) {
      email.value = submitter.value;
      // The button of the suggestion is about to be removed.
      email.focus();
    }
    onSubmit(event.currentTarget);
  }

  return (
    <form
      ref={form}
      className="sign-up-form"
      method="post"
      action={`${to('/coming-soon')}#ticket`}
      noValidate
      onSubmit={submit}
    >
      {state.phase === 'failed' &&
        (state.retryAfterSeconds ? (
          <RetryNotice form={form} submitted={values} seconds={state.retryAfterSeconds} onEnd={onSubmit} />
        ) : state.isOffline ? (
          <OfflineNotice form={form} submitted={values} onEnd={onSubmit} />
        ) : (
          <FormFailure role="alert">{refusalMessage(state.code)}</FormFailure>
        ))}
      {fieldNames.map((name) => (
        <FieldInput key={name} name={name} values={defaults} errors={errors} knownTeams={knownTeams} />
      ))}
      <input type="hidden" name="airtableUrl" value="" />
      {hiddenInputNames.map(
        (name) => values[name] && <HiddenValue key={name} name={name} value={values[name]} />,
      )}
      <div className="trap" aria-hidden="true">
        <label htmlFor={honeypotField}>{m.sign_up_trap()}</label>
        <input
          id={honeypotField}
          name={honeypotField}
          tabIndex={-1}
          autoComplete="off"
          // Attributes of 1Password, LastPass, Bitwarden, Dashlane and Proton Pass that exclude a
          // field.
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
          data-protonpass-ignore=""
        />
      </div>
      <p className="form-purpose">{m.sign_up_purpose({ period, age: policyLimits.adultAge })}</p>
      <Button
        type="submit"
        className="sign-up-button"
        // `disabled` would remove the focus. A second submit is ignored (use-sign-up.ts).
        aria-disabled={submitting || undefined}
        arrow={!submitting}
      >
        <span>{submitting ? m.sign_up_submitting() : m.sign_up_submit()}</span>
      </Button>
      {suggestion && <EmailSuggestion email={suggestion} />}
      <div className="form-small">
        <p>
          {m.sign_up_age({ age: policyLimits.minimumAge })}{' '}
          <a className="rule-link" href={to('/privacy-policy')}>
            {m.sign_up_privacy()}
          </a>
        </p>
        <details>
          <summary>{m.sign_up_notice()}</summary>
          <p>
            {m.sign_up_notice_text({ email: contact, period })}
            {letterNotice && <span> {letterNotice}</span>}
          </p>
        </details>
      </div>
    </form>
  );
}
