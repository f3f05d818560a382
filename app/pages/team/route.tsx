import type { CSSProperties } from 'react';
import { pageHead } from '../../seo/page-head.ts';
import { pageAt } from '../catalogue/page-at.ts';
import { Questions } from '../catalogue/questions.tsx';
import type { Route } from './+types/route';
import { ClosingCall } from './closing-call.tsx';
import { Cover } from './cover.tsx';
import { Honours } from './honours.tsx';
import { JoinStrip } from './join-strip.tsx';
import { Legends } from './legends.tsx';
import { Related } from './related.tsx';
import { Story } from './story.tsx';
import { teamView } from './team-view.ts';
import { WaysIn } from './ways-in.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const { page, locale } = pageAt(request, 'team');
  const team = teamView(page.team, locale);
  return { team, head: pageHead({ ...page, locale, breadcrumbs: team.crumbs, faqs: team.faqs }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function TeamPage({ loaderData: { team } }: Route.ComponentProps) {
  const [first = '#0e1a45', second = '#f7f3e9', third = second] = team.colours;
  const colours = {
    '--club': team.cover.planes[0],
    '--club-2': team.cover.planes[1],
    '--club-3': team.cover.planes[2],
    '--club-wool': team.cover.wool,
    '--club-a': first,
    '--club-b': second,
    '--club-c': third,
  } as CSSProperties;
  return (
    <div style={colours}>
      <Cover team={team} />
      <JoinStrip team={team} />
      <Story team={team} />
      {team.honours.length > 0 && <Honours honours={team.honours} to={team.honoursTo} />}
      {team.legends.length > 0 && <Legends legends={team.legends} />}
      <WaysIn team={team} />
      <Questions questions={team.faqs} />
      <Related teams={team.related} />
      <ClosingCall team={team} />
    </div>
  );
}
