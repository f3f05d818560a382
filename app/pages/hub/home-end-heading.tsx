import { m } from '../../i18n/paraglide/messages.js';

/** Over a sport's teams, however many there are. */
export function HomeEndHeading() {
  return (
    <h2 id="home-end" className="display team-grid-heading">
      {m.hub_home_end()}
    </h2>
  );
}
