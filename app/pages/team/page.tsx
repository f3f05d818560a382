import type { CSSProperties } from 'react';
import { Questions } from '../../catalogue/questions.tsx';
import { page, type Visit } from '../../page.ts';
import { pageHead } from '../../seo/page-head.ts';
import { Cover } from './cover.tsx';
import { ClosingCall } from './joining/closing-call.tsx';
import { JoinStrip } from './joining/join-strip.tsx';
import { WaysIn } from './joining/ways-in.tsx';
import { Related } from './related.tsx';
import { Honours } from './story/honours.tsx';
import { Legends } from './story/legends.tsx';
import { Story } from './story/story.tsx';
import { teamView } from './team-view.ts';

function load({ address, locale }: Visit<'team'>) {
  const team = teamView(address.team, locale);
  return { team, head: pageHead({ ...address, locale, breadcrumbs: team.crumbs, faqs: team.faqs }) };
}

function TeamPage({ team }: ReturnType<typeof load>) {
  const [first, second, third = second] = team.colours;
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

export default page(load, TeamPage);
