import type { ReactNode } from 'react';
import { site } from '../../../content/site.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Ticket } from '../../components/ticket.tsx';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { TicketOutcome, TicketRefusal } from '../../ticket-outcome.ts';
import { AdmitStub } from '../early-access/admit-stub.tsx';
import { EmailMessage } from '../early-access/email-message.tsx';
import ConfirmPlace from './confirm-place.island.tsx';

type WithoutSeat = Exclude<TicketOutcome, { seat: unknown }>;
type Message = { heading: string; text: ReactNode; action: ReactNode; isTorn?: boolean };

/** What a link of a letter shows instead of a ticket: a question, an answer or a refusal. */
export function LinkMessage({ outcome }: { outcome: TicketOutcome | null }) {
  const { heading, text, action, isTorn = false } = messageOf(outcome as WithoutSeat | null);
  return (
    <Ticket
      className="sign-up-ticket rise"
      torn={isTorn}
      strip={[m.ea_strip_start(), 'SportBuddy', m.ea_strip_end()]}
      stub={<AdmitStub />}
    >
      <div className="link-message">
        <h1 className="display display-h2">{heading}</h1>
        {text}
        <div className="booked-actions">{action}</div>
      </div>
    </Ticket>
  );
}

function messageOf(outcome: WithoutSeat | null): Message {
  switch (outcome?.kind) {
    case undefined:
      return { heading: m.ticket_heading(), text: <p>{m.ticket_none_text()}</p>, action: <SignUpLink /> };
    case 'confirm':
      return confirmMessage(outcome);
    case 'leave':
      return {
        heading: m.ticket_leave_ask(),
        text: <p>{m.ticket_leave_ask_text()}</p>,
        action: <TicketForm token={outcome.token} action="leave" label={m.ticket_leave()} />,
      };
    case 'left':
      return {
        heading: m.ticket_left_heading(),
        text: <p>{m.ticket_left_text()}</p>,
        action: <HomeLink />,
        isTorn: true,
      };
    case 'erase':
      return eraseMessage(outcome.token);
    case 'erased':
      return erasedMessage(outcome.mayBeDelivered);
    case 'moved':
      return {
        heading: m.ticket_moved_heading(),
        text: (
          <p>
            <EmailMessage text={m.ticket_moved_text} email={outcome.email} />
          </p>
        ),
        action: <HomeLink />,
      };
    case 'refused':
      return refusalMessages[outcome.code]();
  }
}

function confirmMessage({ token, hasLeft }: { token: string; hasLeft: boolean }): Message {
  const action = `${to('/ticket')}/${token}`;
  if (hasLeft)
    return {
      heading: m.ticket_back_heading(),
      text: <p>{m.ticket_back_text()}</p>,
      action: <ConfirmPlace action={action} label={m.ticket_back()} isAutomatic={false} />,
    };
  return {
    heading: m.ticket_confirm_heading(),
    text: (
      <>
        <p>{m.ticket_confirm_text()}</p>
        <p className="muted needs-script">{m.ticket_confirm_auto()}</p>
      </>
    ),
    action: <ConfirmPlace action={action} label={m.ticket_confirm()} isAutomatic />,
  };
}

function eraseMessage(token: string): Message {
  return {
    heading: m.ticket_erase_ask(),
    text: (
      <>
        <p>{m.ticket_erase_text()}</p>
        <CopiesElsewhere mayBeDelivered />
      </>
    ),
    action: (
      <>
        <TicketForm token={token} action="erase" label={m.ticket_erase_yes()} />
        <ButtonLink look="outline" href={`${to('/ticket')}/${token}`}>
          {m.ticket_erase_no()}
        </ButtonLink>
      </>
    ),
  };
}

function erasedMessage(mayBeDelivered: boolean): Message {
  return {
    heading: m.ticket_erased_heading(),
    text: (
      <>
        <p>{m.ticket_erased_text()}</p>
        <CopiesElsewhere mayBeDelivered={mayBeDelivered} />
      </>
    ),
    action: <HomeLink />,
    isTorn: true,
  };
}

/** Who may still hold data after an erasure: the receiver of sign-ups, and the provider of mail. */
function CopiesElsewhere({ mayBeDelivered }: { mayBeDelivered: boolean }) {
  return (
    <p className="muted">
      {mayBeDelivered && <span>{m.ticket_erase_receiver()} </span>}
      <EmailMessage text={m.ticket_erase_mail} email={site.contact} />
    </p>
  );
}

const refusalMessages: Record<TicketRefusal, () => Message> = {
  invalid: () => refusal(m.ticket_invalid_heading(), m.ticket_invalid_text(), <SignUpLink />),
  expired: () => refusal(m.ticket_expired_heading(), m.ticket_expired_text(), <SignUpLink />),
  gone: () => refusal(m.ticket_gone_heading(), m.ticket_gone_text(), <SignUpLink />),
  foreign: () => refusal(m.ticket_refused_heading(), m.ticket_refused_foreign(), <HomeLink />),
  'too-large': () => refusal(m.ticket_refused_heading(), m.ea_failed_too_large(), <HomeLink />),
  'too-many': () => refusal(m.ticket_refused_heading(), m.ticket_refused_too_many(), <HomeLink />),
  unavailable: () => refusal(m.ticket_unavailable_heading(), m.ticket_unavailable_text(), <HomeLink />),
};

function refusal(heading: string, text: string, action: ReactNode): Message {
  return { heading, text: <p>{text}</p>, action };
}

type TicketFormProps = {
  token: string;
  /** What the server does (server/sign-up/ticket-page.ts). */
  action: 'confirm' | 'leave' | 'erase';
  label: string;
  look?: 'solid' | 'outline';
};

/** A form with a button only. */
export function TicketForm({ token, action, label, look = 'solid' }: TicketFormProps) {
  return (
    <form method="post" action={`${to('/ticket')}/${token}`}>
      <Button type="submit" name="action" value={action} look={look}>
        {label}
      </Button>
    </form>
  );
}

function SignUpLink() {
  return (
    <ButtonLink href={to('/coming-soon')} arrow>
      {m.nav_sign_up()}
    </ButtonLink>
  );
}

function HomeLink() {
  return <ButtonLink href={to('/')}>{m.not_found_home()}</ButtonLink>;
}
