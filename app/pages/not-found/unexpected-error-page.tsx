import { ButtonLink } from '../../components/button.tsx';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import './not-found.css';

/** Shows an unexpected error: status and status text of a Response, or the message. */
export function UnexpectedErrorPage({ error }: { error: unknown }) {
  return (
    <section className="not-found" data-ground="night">
      <div className="content">
        <h1 className="display display-h2">{m.error_title()}</h1>
        <p className="error-detail figures">{detailOf(error)}</p>
        <p className="muted not-found-text">{m.error_text()}</p>
        <div className="not-found-ways">
          <ButtonLink href="">{m.error_reload()}</ButtonLink>
          <ButtonLink href={to('/')} look="outline">
            {m.not_found_home()}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function detailOf(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}
