import { locales, ownName } from '../../../content/locale.ts';
import { fieldNames, type SignUpField } from '../../../sign-up/fields.ts';
import { Button } from '../../components/button.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { TextField } from '../../components/text-field.tsx';
import { Ticket } from '../../components/ticket.tsx';
import { currentLocale, to } from '../../i18n/current-locale.ts';
import { formatDay } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type {
  OwnSignUpNotice,
  OwnSignUpOutcome,
  OwnSignUpValues,
  OwnSignUpView,
} from '../../own-sign-up-outcome.ts';
import { AdmitStub } from '../../sign-up/admit-stub.tsx';
import { calendarLinks } from '../../sign-up/calendar-links.ts';
import { CalendarFile, WebCalendars } from '../../sign-up/calendars.tsx';
import { EmailMessage } from '../../sign-up/email-message.tsx';
import { fieldMessage, refusalMessage } from '../../sign-up/error-messages.ts';
import { FieldInput } from '../../sign-up/field-inputs.tsx';
import { ActionForm } from './link-message.tsx';
import '../../sign-up/sign-up-form.css';

type WithSignUp = Extract<OwnSignUpOutcome, { signUp: unknown }>;

type OwnSignUpTicketProps = {
  outcome: WithSignUp;
  knownTeams: readonly string[];
  knownCities: readonly string[];
};

const notices: Record<OwnSignUpNotice, () => string> = {
  confirmed: m.own_sign_up_notice_confirmed,
  saved: m.own_sign_up_notice_saved,
  left: m.own_sign_up_notice_left,
  back: m.own_sign_up_notice_back,
};

/** The stored sign-up, as a ticket with fields that correct it. */
export function OwnSignUpTicket({ outcome, knownTeams, knownCities }: OwnSignUpTicketProps) {
  const { signUp, token } = outcome;
  const isBooked = signUp.isConfirmed && !signUp.isUnsubscribed;
  return (
    <>
      <div>
        <h1 className="display display-h1">{m.own_sign_up_heading()}</h1>
        <Result outcome={outcome} />
        <SignUpStatus signUp={signUp} token={token} />
        <Calendars />
      </div>
      <Ticket
        name="sign-up-ticket"
        className="rise"
        torn={isBooked}
        strip={[m.sign_up_strip_start(), 'SportBuddy', m.sign_up_strip_end()]}
        stub={<AdmitStub stamp={isBooked && m.sign_up_stamp()} />}
      >
        <h2 className="own-sign-up-heading">
          <bdi className="display">{signUp.name}</bdi> <span>{m.own_sign_up_change_heading()}</span>
        </h2>
        <CorrectionForm outcome={outcome} knownTeams={knownTeams} knownCities={knownCities} />
      </Ticket>
    </>
  );
}

/** The result of what the owner has done on the page. */
function Result({ outcome }: { outcome: WithSignUp }) {
  if (outcome.kind === 'correction')
    return (
      outcome.refusal && (
        <FormFailure className="own-sign-up-failure" role="alert">
          {refusalMessage(outcome.refusal)}
        </FormFailure>
      )
    );
  return (
    outcome.notice && (
      <p className="own-sign-up-notice" role="status">
        {notices[outcome.notice]()}
      </p>
    )
  );
}

/** Says which letters the owner gets, and offers what changes that. */
function SignUpStatus({ signUp, token }: { signUp: OwnSignUpView; token: string }) {
  const { isConfirmed, isUnsubscribed, email, validUntil } = signUp;
  const text = isUnsubscribed
    ? m.own_sign_up_status_left
    : isConfirmed
      ? m.own_sign_up_status_confirmed
      : m.own_sign_up_status_unconfirmed;
  return (
    <div className="sign-up-status">
      <p>
        <EmailMessage text={text} email={email} />
      </p>
      {validUntil && (
        <p>{m.own_sign_up_until({ day: formatDay(new Date(validUntil), currentLocale(), 'UTC') })}</p>
      )}
      {(isUnsubscribed || !isConfirmed) && (
        <ActionForm
          token={token}
          action="confirm"
          label={isUnsubscribed ? m.own_sign_up_back() : m.own_sign_up_confirm()}
        />
      )}
    </div>
  );
}

function Calendars() {
  return (
    <>
      <CalendarFile className="button button-outline" />
      <WebCalendars links={calendarLinks()} />
    </>
  );
}

/** The city stands beside the team. */
const cityIndex = fieldNames.indexOf('email');
const [beforeCity, afterCity] = [fieldNames.slice(0, cityIndex), fieldNames.slice(cityIndex)];

function CorrectionForm({ outcome, knownTeams, knownCities }: OwnSignUpTicketProps) {
  const { signUp, token } = outcome;
  const refused = outcome.kind === 'correction' ? outcome : undefined;
  const values: OwnSignUpValues = refused?.values ?? {
    ...signUp,
    language: signUp.language || currentLocale(),
  };
  const errors = refused?.errors ?? {};
  const field = (name: SignUpField) => (
    <FieldInput
      key={name}
      name={name}
      values={values}
      errors={errors}
      autoFocus={errors[name] !== undefined}
      knownTeams={knownTeams}
    />
  );
  return (
    <form className="sign-up-form" method="post" action={`${to('/ticket')}/${token}`} noValidate>
      {beforeCity.map(field)}
      <TextField
        name="city"
        label={m.sign_up_city()}
        note={m.sign_up_optional()}
        placeholder={m.sign_up_city_hint()}
        suggestions={knownCities}
        autoComplete="address-level2"
        defaultValue={values.city}
        error={fieldMessage(errors.city)}
        autoFocus={errors.city !== undefined}
      />
      {afterCity.map(field)}
      <LanguageChoice chosen={values.language} />
      <p className="form-purpose">{m.own_sign_up_address_note()}</p>
      {refused?.suggestion && <input type="hidden" name="kept_email" value={values.email} />}
      <Button type="submit" className="sign-up-button" name="action" value="change">
        {m.own_sign_up_save()}
      </Button>
      {refused?.suggestion && (
        <div className="email-suggestion" role="alert">
          <p>
            <strong>
              <EmailMessage text={m.sign_up_meant} email={refused.suggestion} />
            </strong>{' '}
            <span>{m.sign_up_meant_keep()}</span>
          </p>
          <Button type="submit" look="outline" name="suggested_email" value={refused.suggestion} autoFocus>
            {m.sign_up_meant_use()}
          </Button>
        </div>
      )}
    </form>
  );
}

function LanguageChoice({ chosen }: { chosen: string }) {
  return (
    <fieldset className="language-choice">
      <legend>{m.own_sign_up_language()}</legend>
      {locales.map((locale) => (
        <label key={locale} lang={locale}>
          <input type="radio" name="language" value={locale} defaultChecked={locale === chosen} />
          {ownName[locale]}
        </label>
      ))}
    </fieldset>
  );
}
