import { to } from '../i18n/current-locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import './admit-ticket.css';

/** Link to the sign-up, drawn as a ticket whose stub lifts on hover. */
export function AdmitTicket() {
  return (
    <a href={to('/coming-soon')} className="admit-ticket">
      <span className="admit-ticket-body">
        <strong>{m.footer_admit()}</strong> {m.footer_admit_note()}
      </span>{' '}
      <span className="admit-ticket-stub">{m.nav_sign_up()}</span>
    </a>
  );
}
