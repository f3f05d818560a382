import { m } from '../../i18n/paraglide/messages.js';
import { ReloadOrHome } from './reload-or-home.tsx';
import './not-found.css';

/**
 * Shows status and status text. `error` is a thrown Response, or any other error, whose message is
 * shown too. Undefined in production.
 */
export function UnexpectedErrorPage({ error }: { error: unknown }) {
  const message = messageOf(error);
  return (
    <section className="not-found" data-ground="night">
      <div className="content">
        <h1 className="display display-h2">{m.error_title()}</h1>
        <p className="error-detail figures">{statusOf(error)}</p>
        {message && <p className="error-detail">{message}</p>}
        <p className="muted not-found-text">{m.error_text()}</p>
        <ReloadOrHome />
      </div>
    </section>
  );
}

function statusOf(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  return '500 Internal Server Error';
}

function messageOf(error: unknown): string | undefined {
  if (error === undefined || error instanceof Response) return undefined;
  return error instanceof Error ? error.message : String(error);
}
