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
import { TicketForm } from './link-message.tsx';
import '../../sign-up/sign-up-form.css';

type WithSignUp = Extract<OwnSignUpOutcome, { signUp: unknown }>;

type OwnTicketProps = {
  ticket: WithSignUp;
  knownTeams: readonly string[];
  knownCities: readonly string[];
};

const notices: Record<OwnSignUpNotice, () => string> = {
  confirmed: m.ticket_notice_confirmed,
  saved: m.ticket_notice_saved,
  left: m.ticket_notice_left,
  back: m.ticket_notice_back,
};

/** The stored sign-up, as a ticket with fields that correct it. */
export function OwnTicket({ ticket, knownTeams, knownCities }: OwnTicketProps) {
  const { signUp, token } = ticket;
  const isBooked = signUp.isConfirmed && !signUp.isUnsubscribed;
  return (
    <>
      <div>
        <h1 className="display display-h1">{m.ticket_heading()}</h1>
        <Result ticket={ticket} />
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
        <h2 className="own-ticket-heading">
          <bdi className="display">{signUp.name}</bdi> <span>{m.ticket_change_heading()}</span>
        </h2>
        <CorrectionForm ticket={ticket} knownTeams={knownTeams} knownCities={knownCities} />
      </Ticket>
    </>
  );
}

/** The result of what the owner has done on the page. */
function Result({ ticket }: { ticket: WithSignUp }) {
  if (ticket.kind === 'correction')
    return (
      ticket.refusal && (
        <FormFailure className="own-ticket-failure" role="alert">
          {refusalMessage(ticket.refusal)}
        </FormFailure>
      )
    );
  return (
    ticket.notice && (
      <p className="ticket-notice" role="status">
        {notices[ticket.notice]()}
      </p>
    )
  );
}

/** Says which letters the owner gets, and offers what changes that. */
function SignUpStatus({ signUp, token }: { signUp: OwnSignUpView; token: string }) {
  const { isConfirmed, isUnsubscribed, email, validUntil } = signUp;
  const text = isUnsubscribed
    ? m.ticket_status_left
    : isConfirmed
      ? m.ticket_status_confirmed
      : m.ticket_status_unconfirmed;
  return (
    <div className="sign-up-status">
      <p>
        <EmailMessage text={text} email={email} />
      </p>
      {validUntil && (
        <p>{m.ticket_until({ day: formatDay(new Date(validUntil), currentLocale(), 'UTC') })}</p>
      )}
      {(isUnsubscribed || !isConfirmed) && (
        <TicketForm
          token={token}
          action="confirm"
          label={isUnsubscribed ? m.ticket_back() : m.ticket_confirm()}
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

function CorrectionForm({ ticket, knownTeams, knownCities }: OwnTicketProps) {
  const { signUp, token } = ticket;
  const refused = ticket.kind === 'correction' ? ticket : undefined;
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
      <p className="form-purpose">{m.ticket_address_note()}</p>
      {refused?.suggestion && <input type="hidden" name="kept_email" value={values.email} />}
      <Button type="submit" className="sign-up-button" name="action" value="change">
        {m.ticket_save()}
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
      <legend>{m.ticket_language()}</legend>
      {locales.map((locale) => (
        <label key={locale} lang={locale}>
          <input type="radio" name="language" value={locale} defaultChecked={locale === chosen} />
          {ownName[locale]}
        </label>
      ))}
    </fieldset>
  );
}
