import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ActionRow } from '../../components/action-row.tsx';
import { launchInLocalTime } from '../../components/countdown/time-left.ts';
import { prefersReducedMotion } from '../../components/media-queries.ts';
import { Ticket } from '../../components/ticket.tsx';
import type { FormOutcome } from '../../form-outcome.ts';
import { currentLocale } from '../../i18n/current-locale.ts';
import { formatDay } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { island } from '../../islands/island.tsx';
import ShareControl from '../../layout/share/share-control.island.tsx';
import { AdmitStub } from '../../sign-up/admit-stub.tsx';
import { CalendarFile, WebCalendars } from '../../sign-up/calendars.tsx';
import type { Club } from '../../sign-up/club-of.ts';
import { EmailMessage } from '../../sign-up/email-message.tsx';
import { shareWithFriends } from '../../sign-up/share-with-friends.ts';
import { CityQuestion } from './city-question.tsx';
import { Confetti } from './confetti.tsx';
import { ReopenLink } from './reopen-link.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { type ReopenedForm, stateAfter, useSignUp, type Values } from './use-sign-up.ts';
import '../../sign-up/sign-up-ticket.css';

export type SignUpTicketProps = {
  outcome: FormOutcome | null;
  /** Values of a new form: the team and the tags of the address. */
  initialValues: Partial<Values>;
  /** The team of the address or of the posted form, if it has a page. */
  club?: Club | undefined;
  knownTeams: readonly string[];
  knownCities: readonly string[];
  shareUrl: string;
  /** The address for requests about personal data, or words for it. */
  contact: string;
  /** Without its year. */
  launchDay: string;
  /** Confirmation text until the visitor's clock is read. */
  booked: string;
  /** Addresses that add the launch to a web calendar. */
  calendars: { google: string; outlook: string };
  letters?: LetterTexts | undefined;
};

/** Texts about letters, if they are sent: beside the form, after the sign-up, and about changes. */
export type LetterTexts = { notice: string; booked: string; change: string };

const subscribeToNothing = () => () => undefined;

/** The ticket with the form. After the sign-up its stub is torn off and stamped. */
function SignUpTicket({
  outcome,
  initialValues,
  club,
  knownTeams,
  knownCities,
  shareUrl,
  contact,
  launchDay,
  booked,
  calendars,
  letters,
}: SignUpTicketProps) {
  const { state, reopened, submit, reopen, updateValues } = useSignUp(stateAfter(outcome, initialValues));
  // Of the first person.
  const shownClub = reopened === 'next' ? undefined : club;
  const done = state.phase === 'done';
  return (
    <>
      <Ticket
        id="ticket"
        name="sign-up-ticket"
        className="sign-up-entry rise"
        torn={done}
        strip={[m.sign_up_strip_start(), 'SportBuddy', m.sign_up_strip_end()]}
        stub={<AdmitStub club={shownClub} stamp={done && <FounderStamp />} />}
      >
        <TicketMatch small={done} />
        {done ? (
          <TicketBooked
            values={state.values}
            // What the server rendered is out of date after another sign-up or a correction.
            outcome={reopened ? null : outcome}
            hasOwnAddress={outcome?.kind === 'done'}
            onReopen={reopen}
            onUpdateValues={updateValues}
            knownCities={knownCities}
            shareUrl={shareUrl}
            launchDay={launchDay}
            booked={booked}
            calendars={calendars}
            letters={letters}
          />
        ) : (
          <SignUpForm
            state={state}
            reopened={reopened}
            onSubmit={submit}
            knownTeams={knownTeams}
            contact={contact}
            letterNotice={letters?.notice}
          />
        )}
      </Ticket>
      {done && <Confetti club={shownClub} />}
    </>
  );
}

/** After a plain form post, hydrates when idle, because there may be errors to correct. */
export default island<SignUpTicketProps>(({ outcome }) => (outcome ? 'idle' : 'use'), SignUpTicket);

/** The match on the ticket. The loser is struck through. */
function TicketMatch({ small }: { small: boolean }) {
  return (
    <p className="ticket-match" data-small={small || undefined}>
      <strong>{m.sign_up_match_home()}</strong> <span>{m.sign_up_match_versus()}</span>{' '}
      <s>{m.sign_up_match_away()}</s>
    </p>
  );
}

/**
 * With the date of the sign-up on the visitor's clock. The server knows neither that clock nor the
 * time zone, and its page may be half a day old, so it renders no date.
 */
function FounderStamp() {
  const locale = currentLocale();
  const day = useSyncExternalStore(
    subscribeToNothing,
    () => formatDay(new Date(), locale),
    () => '',
  );
  return (
    <>
      {m.sign_up_stamp()}
      {day && <small>{day}</small>}
    </>
  );
}

type TicketBookedProps = {
  values: Values;
  /** Outcome of a plain form post. Without one, the heading receives the focus. */
  outcome: FormOutcome | null;
  /** The address of the page is that of a success page, after a plain form post. */
  hasOwnAddress: boolean;
  onReopen: (form: ReopenedForm) => void;
  onUpdateValues: (changed: Partial<Values>) => void;
  knownCities: readonly string[];
  shareUrl: string;
  launchDay: string;
  booked: string;
  calendars: SignUpTicketProps['calendars'];
  letters: LetterTexts | undefined;
};

function TicketBooked({
  values,
  outcome,
  hasOwnAddress,
  onReopen,
  onUpdateValues,
  knownCities,
  shareUrl,
  launchDay,
  booked,
  calendars,
  letters,
}: TicketBookedProps) {
  const { name, email, city = '', ticket: token } = values;
  const posted = outcome?.kind === 'done' ? outcome : undefined;
  const focus = !posted;
  const heading = useRef<HTMLHeadingElement>(null);
  const [year, setYear] = useState<string | null>(null);
  useEffect(() => {
    const now = new Date();
    const launch = launchInLocalTime(now);
    if (now < launch) setYear(String(launch.getFullYear()));
  }, []);
  useEffect(() => {
    if (!focus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current
      ?.closest('.ticket')
      ?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }, [focus]);
  return (
    <div className="ticket-booked">
      <h2 ref={heading} tabIndex={-1} className="booked-heading">
        <span className="booked-name">{name ? m.sign_up_in_name({ name }) : m.sign_up_in()}</span>{' '}
        <span className="booked-admit">{m.sign_up_admit()}</span>
      </h2>
      {email && (
        <p className="booked-address">
          <EmailMessage text={m.sign_up_write_to} email={email} /> {letters && <span>{letters.booked} </span>}
          {token && (
            <ReopenLink query={{ change: token }} onOpen={() => onReopen('correction')}>
              {m.sign_up_change()}
            </ReopenLink>
          )}
          {token && letters && <span> {letters.change}</span>}
        </p>
      )}
      <p className="booked-text">{year ? m.sign_up_booked({ day: launchDay, year }) : booked}</p>
      <ActionRow>
        <CalendarFile className="button" />
        <ShareControl {...shareWithFriends(shareUrl)} id="share-booked" look="outline" />
      </ActionRow>
      <WebCalendars links={calendars} />
      <CityQuestion
        token={token}
        onSaved={onUpdateValues}
        city={city}
        cities={knownCities}
        error={posted?.cityError}
      />
      <p className="booked-next">
        {/* In place, Back would return to the address with the first person's token. */}
        <ReopenLink onOpen={hasOwnAddress ? undefined : () => onReopen('next')}>
          {m.sign_up_next()}
        </ReopenLink>
      </p>
    </div>
  );
}
