import { m } from '../../i18n/paraglide/messages.js';
import type { TeamView } from './team-view.ts';
import './honours.css';

type HonoursProps = { honours: TeamView['honours']; to: TeamView['honoursTo'] };

/** The cabinet: the greatest honour over half the width, the rest as ruled rows. */
export function Honours({ honours, to }: HonoursProps) {
  const [first, ...rest] = honours;
  return (
    <section className="honours" data-ground="chalk" aria-labelledby="honours">
      <div className="content">
        <p className="kicker muted">{to ? m.honours_kicker_to({ year: String(to) }) : m.honours_kicker()}</p>
        <h2 id="honours" className="display honours-heading">
          {m.honours_heading()}
        </h2>
        <ul className="honours-list">
          {first && (
            <li className="honours-first">
              <strong className="figures">{first.count}</strong>{' '}
              <span className="display display-h3">{first.title}</span>
            </li>
          )}
          {rest.map(({ count, title }) => (
            <li key={title} className="honours-row">
              <strong className="figures">{count}</strong> <span className="display display-h3">{title}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
