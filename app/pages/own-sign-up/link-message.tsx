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

/** The page of a link without a sign-up: a question, a result or a refusal. */
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
      return {
        heading: m.own_sign_up_heading(),
        text: <p>{m.own_sign_up_none_text()}</p>,
        action: <SignUpLink />,
      };
    case 'confirm':
      return confirmMessage(outcome);
    case 'unsubscribe':
      return {
        heading: m.own_sign_up_leave_ask(),
        text: <p>{m.own_sign_up_leave_ask_text()}</p>,
        action: <ActionForm token={outcome.token} action="leave" label={m.own_sign_up_leave()} />,
      };
    case 'unsubscribed':
      return {
        heading: m.own_sign_up_left_heading(),
        text: <p>{m.own_sign_up_left_text()}</p>,
        action: <HomeLink />,
        isTorn: true,
      };
    case 'erase':
      return eraseMessage(outcome.token);
    case 'erased':
      return erasedMessage(outcome.mayBeDelivered);
    case 'address-changed':
      return {
        heading: m.own_sign_up_moved_heading(),
        text: (
          <p>
            <EmailMessage text={m.own_sign_up_moved_text} email={outcome.email} />
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
    ? [m.own_sign_up_back_heading(), m.own_sign_up_back_text(), m.own_sign_up_back()]
    : [m.own_sign_up_confirm_heading(), m.own_sign_up_confirm_text(), m.own_sign_up_confirm()];
  return {
    heading,
    text: <p>{text}</p>,
    action: <ActionForm token={token} action="confirm" label={label} />,
    isActionFirst: true,
  };
}

function eraseMessage(token: string): Message {
  return {
    heading: m.own_sign_up_erase_ask(),
    text: (
      <>
        <p>{m.own_sign_up_erase_text()}</p>
        <CopiesElsewhere mayBeDelivered />
      </>
    ),
    action: (
      <>
        <ActionForm token={token} action="erase" label={m.own_sign_up_erase_yes()} />
        <ButtonLink look="outline" href={`${to('/ticket')}/${token}`}>
          {m.own_sign_up_erase_no()}
        </ButtonLink>
      </>
    ),
  };
}

function erasedMessage(mayBeDelivered: boolean): Message {
  return {
    heading: m.own_sign_up_erased_heading(),
    text: (
      <>
        <p>{m.own_sign_up_erased_text()}</p>
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
      {mayBeDelivered && <span>{m.own_sign_up_erase_receiver()} </span>}
      {contact ? (
        <EmailMessage text={m.own_sign_up_erase_mail} email={contact} />
      ) : (
        m.own_sign_up_erase_mail({ email: addressText('contact', currentLocale()) })
      )}
    </p>
  );
}

const refusalMessages: Record<OwnSignUpRefusal, () => Message> = {
  invalid: () => refusal(m.own_sign_up_invalid_heading(), m.own_sign_up_invalid_text(), <SignUpLink />),
  expired: () => refusal(m.own_sign_up_expired_heading(), m.own_sign_up_expired_text(), <SignUpLink />),
  'erased-or-changed': () => refusal(m.own_sign_up_gone_heading(), m.own_sign_up_gone_text(), <SignUpLink />),
  foreign: () => refusal(m.own_sign_up_refused_heading(), m.own_sign_up_refused_foreign(), <HomeLink />),
  'too-large': () => refusal(m.own_sign_up_refused_heading(), m.sign_up_failed_too_large(), <HomeLink />),
  'too-many': () => refusal(m.own_sign_up_refused_heading(), m.own_sign_up_refused_too_many(), <HomeLink />),
  unavailable: () =>
    refusal(m.own_sign_up_unavailable_heading(), m.own_sign_up_unavailable_text(), <HomeLink />),
};

function refusal(heading: string, text: string, action: ReactNode): Message {
  return { heading, text: <p>{text}</p>, action };
}

type ActionFormProps = {
  token: string;
  /** The field `action` (server/sign-up/own-sign-up-actions.ts). */
  action: 'confirm' | 'leave' | 'erase';
  label: string;
  look?: 'solid' | 'outline';
};

/** A form with a button only. */
export function ActionForm({ token, action, label, look = 'solid' }: ActionFormProps) {
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
