import { m } from '../../i18n/paraglide/messages.js';
import type { Words } from './features-hero.tsx';
import './reasons.css';

/** A formation of four: each reason stands where a player would. */
export function Reasons({ reasons }: { reasons: readonly Words[] }) {
  return (
    <section className="reasons" data-ground="chalk" aria-labelledby="reasons">
      <div className="content reasons-grid">
        <div>
          <p className="kicker muted">{m.features_why_kicker()}</p>
          <h2 id="reasons" className="display reasons-heading">
            {m.features_why()}
          </h2>
        </div>
        <ul className="reasons-list">
          {reasons.map(({ slug, title, description }) => (
            <li key={slug} data-reason={slug}>
              <h3 className="display display-h3">{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
