import { island } from '../../client/island.tsx';
import { Ticket } from '../../components/ticket/ticket.tsx';
import type { FormOutcome } from '../../form-outcome.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { AdmitStub } from './admit-stub.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { TicketBooked } from './ticket-booked.tsx';
import { TicketMatch } from './ticket-match.tsx';
import { stateAfter, useSignUp } from './use-sign-up.ts';
import './sign-up-ticket.css';

type SignUpTicketProps = {
  outcome: FormOutcome | null;
  team: string;
  knownTeams: readonly string[];
  shareUrl: string;
  /** Without its year. */
  launchDay: string;
  /** Text of the booked ticket until the visitor's clock is known. */
  booked: string;
};

/** The ticket with the form on it; once the sign-up is stored its stub is torn off and stamped. */
function SignUpTicket({ outcome, team, knownTeams, shareUrl, launchDay, booked }: SignUpTicketProps) {
  const { state, submit } = useSignUp(stateAfter(outcome));
  const done = state.phase === 'done';
  const kept = outcome && outcome.kind !== 'done' ? outcome.values : undefined;
  return (
    <Ticket
      id="ticket"
      className="sign-up-ticket rise"
      torn={done}
      strip={[m.ea_strip_start(), 'SportBuddy', m.ea_strip_end()]}
      stub={<AdmitStub stamped={done} />}
    >
      <TicketMatch small={done} />
      {done ? (
        <TicketBooked
          name={state.name}
          focus={outcome === null}
          shareUrl={shareUrl}
          launchDay={launchDay}
          booked={booked}
        />
      ) : (
        <SignUpForm state={state} onSubmit={submit} kept={{ team, ...kept }} knownTeams={knownTeams} />
      )}
    </Ticket>
  );
}

/** After a plain form post there may be errors to correct, so hydration does not wait for use. */
export default island<SignUpTicketProps>(
  'sign-up',
  ({ outcome }) => (outcome ? 'idle' : 'use'),
  SignUpTicket,
);
