import { brand } from '@sportbuddy/media/manifest/brand';
import { shield } from '@sportbuddy/media/manifest/shapes/shield';
import { to } from '../i18n/current-locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import './logo.css';

/** Shield and wordmark, in the current text colour. */
export function Logo() {
  return (
    <span className="logo" dir="ltr">
      <svg
        width="29"
        height="35"
        viewBox={shield.viewBox}
        fill="currentColor"
        fillRule="evenodd"
        aria-hidden="true"
      >
        <path d={shield.path} />
      </svg>
      <Wordmark className="logo-wordmark" />
    </span>
  );
}

export function Wordmark({ className }: { className: string }) {
  return (
    <svg className={className} viewBox={brand.wordmark.viewBox} fill="currentColor" aria-hidden="true">
      <path d={brand.wordmark.path} />
    </svg>
  );
}

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
