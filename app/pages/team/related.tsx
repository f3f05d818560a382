import { BadgeLinks } from '../../components/catalogue/badge-links.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import type { TeamView } from './team-view.ts';
import './related.css';

export function Related({ teams }: { teams: TeamView['related'] }) {
  if (teams.length === 0) return null;
  return (
    <nav className="related" data-ground="chalk" aria-labelledby="related">
      <div className="content">
        <h2 id="related" className="display display-h3">
          {m.related_heading()}
        </h2>
        <BadgeLinks teams={teams} />
      </div>
    </nav>
  );
}
