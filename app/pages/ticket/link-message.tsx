import type { ReactNode } from 'react';
import { addressText, shownAddress } from '../../../content/mail-addresses.ts';
import { ActionRow } from '../../components/action-row.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Ticket } from '../../components/ticket.tsx';
import { currentLocale, to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { OwnSignUpOutcome, OwnSignUpRefusal } from '../../own-sign-up-outcome.ts';
import { AdmitStub } from '../../sign-up/admit-stub.tsx';
import { EmailMessage } from '../../sign-up/email-message.tsx';

type WithoutSignUp = Exclude<OwnSignUpOutcome, { signUp: unknown }>;
type Message = {
  heading: string;
  text: ReactNode;
  action: ReactNode;
  /** Puts the action above the text, so that it is in view on a phone. */
  isActionFirst?: boolean;
  isTorn?: boolean;
};

/** The page of a ticket link without a ticket: a question, a result or a refusal. */
export function LinkMessage({ outcome }: { outcome: WithoutSignUp | null }) {
  const message = messageOf(outcome);
  const { heading, text, action, isActionFirst = false, isTorn = false } = message;
  return (
    <Ticket
      name="sign-up-ticket"
      className="rise"
      torn={isTorn}
      strip={[m.sign_up_strip_start(), 'SportBuddy', m.sign_up_strip_end()]}
      stub={<AdmitStub />}
    >
      <div className="link-message">
        <h1 className="display display-h2">{heading}</h1>
        {!isActionFirst && text}
        <ActionRow className="link-message-actions">{action}</ActionRow>
        {isActionFirst && text}
      </div>
    </Ticket>
  );
}

function messageOf(outcome: WithoutSignUp | null): Message {
  switch (outcome?.kind) {
    case undefined:
      return { heading: m.ticket_heading(), text: <p>{m.ticket_none_text()}</p>, action: <SignUpLink /> };
    case 'confirm':
      return confirmMessage(outcome);
    case 'unsubscribe':
      return {
        heading: m.ticket_leave_ask(),
        text: <p>{m.ticket_leave_ask_text()}</p>,
        action: <TicketForm token={outcome.token} action="leave" label={m.ticket_leave()} />,
      };
    case 'unsubscribed':
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
    case 'address-changed':
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

/** Only a press confirms: mail scanners follow links, run scripts and move the mouse. */
function confirmMessage({ token, isUnsubscribed }: { token: string; isUnsubscribed: boolean }): Message {
  const [heading, text, label] = isUnsubscribed
    ? [m.ticket_back_heading(), m.ticket_back_text(), m.ticket_back()]
    : [m.ticket_confirm_heading(), m.ticket_confirm_text(), m.ticket_confirm()];
  return {
    heading,
    text: <p>{text}</p>,
    action: <TicketForm token={token} action="confirm" label={label} />,
    isActionFirst: true,
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

/**
 * Names the receivers that may still hold data after an erasure: Airtable, and the mail provider.
 */
function CopiesElsewhere({ mayBeDelivered }: { mayBeDelivered: boolean }) {
  const contact = shownAddress('contact');
  return (
    <p className="muted">
      {mayBeDelivered && <span>{m.ticket_erase_receiver()} </span>}
      {contact ? (
        <EmailMessage text={m.ticket_erase_mail} email={contact} />
      ) : (
        m.ticket_erase_mail({ email: addressText('contact', currentLocale()) })
      )}
    </p>
  );
}

const refusalMessages: Record<OwnSignUpRefusal, () => Message> = {
  invalid: () => refusal(m.ticket_invalid_heading(), m.ticket_invalid_text(), <SignUpLink />),
  expired: () => refusal(m.ticket_expired_heading(), m.ticket_expired_text(), <SignUpLink />),
  'erased-or-changed': () => refusal(m.ticket_gone_heading(), m.ticket_gone_text(), <SignUpLink />),
  foreign: () => refusal(m.ticket_refused_heading(), m.ticket_refused_foreign(), <HomeLink />),
  'too-large': () => refusal(m.ticket_refused_heading(), m.sign_up_failed_too_large(), <HomeLink />),
  'too-many': () => refusal(m.ticket_refused_heading(), m.ticket_refused_too_many(), <HomeLink />),
  unavailable: () => refusal(m.ticket_unavailable_heading(), m.ticket_unavailable_text(), <HomeLink />),
};

function refusal(heading: string, text: string, action: ReactNode): Message {
  return { heading, text: <p>{text}</p>, action };
}

type TicketFormProps = {
  token: string;
  /** The field `action` (server/sign-up/own-sign-up-actions.ts). */
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
