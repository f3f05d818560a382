import type { CSSProperties } from 'react';
import { EventList } from '../../components/catalogue/event-list.tsx';
import { Questions } from '../../components/catalogue/questions.tsx';
import { BadgeLinks } from '../../components/catalogue/team-link.tsx';
import { stripeColour } from '../../components/club-colours.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { page, type Visit } from '../../page.ts';
import { pageHead } from '../../seo/page-head.ts';
import { Cover } from './cover.tsx';
import { AppFeatures, ClosingCall, JoinStrip } from './joining.tsx';
import { Honours, Legends, Story } from './story.tsx';
import { type TeamView, teamView } from './team-view.ts';
import './joining.css';

/** Fewer honours are only in the table of facts. */
const fewestShown = 4;

function load({ address, locale }: Visit<'team'>) {
  const team = teamView(address.team, locale);
  return { team, head: pageHead({ ...address, locale, breadcrumbs: team.crumbs, faqs: team.faqs }) };
}

function TeamPage({ team }: ReturnType<typeof load>) {
  const [first, second] = team.colours;
  const colours = {
    '--club': team.cover.planes[0],
    '--club-2': team.cover.planes[1],
    '--club-3': team.cover.planes[2],
    '--club-wool': team.cover.wool,
    '--club-a': first,
    '--club-b': second,
    '--club-c': stripeColour(team.colours),
  } as CSSProperties;
  return (
    <div style={colours}>
      <Cover team={team} />
      <JoinStrip team={team} />
      <Story team={team} />
      {team.honours.length >= fewestShown && <Honours honours={team.honours} to={team.honoursTo} />}
      {team.legends.length > 0 && <Legends legends={team.legends} />}
      <AppFeatures team={team} />
      <EventList events={team.events} />
      <Questions questions={team.faqs} />
      <Related kind={team.kind} teams={team.related} />
      <ClosingCall team={team} />
    </div>
  );
}

export default page(load, TeamPage);

function Related({ kind, teams }: { kind: TeamView['kind']; teams: TeamView['related'] }) {
  if (teams.length === 0) return null;
  return (
    <nav className="related" data-ground="chalk" aria-labelledby="related">
      <div className="content">
        <h2 id="related" className="display display-h3">
          {m.related_heading({ kind })}
        </h2>
        <BadgeLinks teams={teams} />
      </div>
    </nav>
  );
}
