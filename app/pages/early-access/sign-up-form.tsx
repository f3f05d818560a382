import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { site } from '../../../content/site.ts';
import { honeypotField } from '../../../sign-up/fields.ts';
import { hiddenInputNames } from '../../../sign-up/origin.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { EmailMessage } from './email-message.tsx';
import { fieldMessage, refusalMessage } from './error-messages.ts';
import type { SignUpState } from './use-sign-up.ts';
import './sign-up-form.css';

const subscribeToNothing = () => () => undefined;

type RetryNoticeProps = {
  form: RefObject<HTMLFormElement | null>;
  seconds: number;
  onEnd: (form: HTMLFormElement) => void;
};

/**
 * Counts down and sends the form, unless the visitor changes a field. After a change,
 * and without JavaScript, shows when to press the button again.
 */
function RetryNotice({ form, seconds, onEnd }: RetryNoticeProps) {
  const hydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const [left, setLeft] = useState(seconds);
  const [isChanged, setChanged] = useState(false);
  const end = useEffectEvent(() => {
    if (!isChanged && form.current) onEnd(form.current);
  });
  useEffect(() => {
    const changed = () => setChanged(true);
    const { current } = form;
    current?.addEventListener('input', changed);
    // Background tabs throttle timers, so the rest is computed from `Date.now()`.
    const endsAt = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.ceil((endsAt - Date.now()) / 1000);
      setLeft(Math.max(0, rest));
      if (rest > 0) return;
      clearInterval(timer);
      end();
    }, 1000);
    return () => {
      clearInterval(timer);
      current?.removeEventListener('input', changed);
    };
  }, [form, seconds]);
  const advice = hydrated && !isChanged ? m.ea_failed_resend : m.ea_failed_press_again;
  return (
    <div className="form-failure">
      <p role="alert">
        {m.ea_failed()} <span>{advice({ count: seconds })}</span>
      </p>
      {/* Outside the alert: inside, screen readers would announce it every second. */}
      {hydrated && (
        <span role="timer" className="form-wait">
          {left}
        </span>
      )}
    </div>
  );
}

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
          <EmailMessage text={m.ea_meant} email={email} />
        </strong>{' '}
        <span>{m.ea_meant_keep()}</span>
      </p>
      <Button type="submit" look="outline" name="suggested_email" value={email}>
        {m.ea_meant_use()}
      </Button>
    </div>
  );
}

function HiddenValue({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value} />;
}

type SignUpFormProps = {
  state: SignUpState;
  /** The visitor opened the form of a stored sign-up: the address receives the focus. */
  isCorrection?: boolean;
  onSubmit: (form: HTMLFormElement) => void;
  knownTeams: readonly string[];
  /** The notice about letters. Absent if no letters are sent. */
  letterNotice?: string | undefined;
};

export function SignUpForm({
  state,
  isCorrection = false,
  onSubmit,
  knownTeams,
  letterNotice,
}: SignUpFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { values } = state;
  const errors = state.phase === 'idle' ? state.errors : {};
  const suggestion = state.phase === 'idle' ? state.suggestion : undefined;
  const submitting = state.phase === 'submitting';

  useEffect(() => {
    if (isCorrection) form.current?.querySelector<HTMLElement>('[name=email]')?.focus();
  }, [isCorrection]);
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
          <RetryNotice form={form} seconds={state.retryAfterSeconds} onEnd={onSubmit} />
        ) : (
          <p className="form-failure" role="alert">
            {refusalMessage(state.code)}
          </p>
        ))}
      <TextField
        name="name"
        required
        label={m.ea_name()}
        placeholder={m.ea_name_hint()}
        autoComplete="given-name"
        defaultValue={values.name}
        error={fieldMessage(errors.name)}
      />
      <TextField
        name="team"
        label={m.ea_team()}
        note={m.ea_optional()}
        placeholder={m.ea_team_hint()}
        suggestions={knownTeams}
        defaultValue={values.team}
        error={fieldMessage(errors.team)}
      />
      <TextField
        name="email"
        type="email"
        required
        label={m.ea_email()}
        placeholder="you@example.com"
        autoComplete="email"
        dir="ltr"
        defaultValue={values.email}
        error={fieldMessage(errors.email)}
      />
      <input type="hidden" name="airtableUrl" value="" />
      {hiddenInputNames.map(
        (name) => values[name] && <HiddenValue key={name} name={name} value={values[name]} />,
      )}
      <div className="trap" aria-hidden="true">
        <label htmlFor={honeypotField}>{m.ea_trap()}</label>
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
      <p className="form-purpose">{m.ea_purpose()}</p>
      <Button
        type="submit"
        className="sign-up-button"
        // `disabled` would remove the focus. A second submit is ignored (use-sign-up.ts).
        aria-disabled={submitting || undefined}
        arrow={!submitting}
      >
        <span>{submitting ? m.ea_submitting() : m.ea_submit()}</span>
      </Button>
      {suggestion && <EmailSuggestion email={suggestion} />}
      <div className="form-small">
        <p>
          {m.ea_age()}{' '}
          <a className="rule-link" href={to('/privacy-policy')}>
            {m.ea_privacy()}
          </a>
        </p>
        <details>
          <summary>{m.ea_notice()}</summary>
          <p>
            {m.ea_notice_text({ email: site.contact })}
            {letterNotice && <span> {letterNotice}</span>}
          </p>
        </details>
      </div>
    </form>
  );
}
