import { m } from '../../i18n/paraglide/messages.js';
import { ReloadOrHome } from './reload-or-home.tsx';
import './not-found.css';

/** Says when a client above the limit of rendered pages may come back. */
export function TooManyPage({ retryAfterSeconds }: { retryAfterSeconds: number }) {
  return (
    <section className="not-found" data-ground="night">
      <div className="content">
        <h1 className="display display-h2">{m.too_many_title()}</h1>
        <p className="muted not-found-text">{m.too_many_text({ count: retryAfterSeconds })}</p>
        <ReloadOrHome />
      </div>
    </section>
  );
}
