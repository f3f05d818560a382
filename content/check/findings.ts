import { catalogue } from '../catalogue.ts';
import { guides } from '../guides/guides.ts';
import { chosenPages } from '../pages/popular-pages.ts';
import { pubs } from '../places/pubs.ts';
import { stadiums } from '../places/stadiums.ts';
import { chosenPageFindings } from './chosen-page-rules.ts';
import type { Finding } from './finding.ts';
import { guideFindings } from './guide-rules.ts';
import { pageFindings } from './page-rules.ts';
import { placeFindings } from './place-rules.ts';
import { teamFindings } from './team-rules.ts';
import { timesToCome, unwritten, wrongScript } from './texts.ts';

/** @returns all that a writer has to mend in the content as it stands */
export function contentFindings(): Finding[] {
  const { sports, leagues, teams, events } = catalogue;
  const written = Object.values(guides).flatMap((kind) => [...kind.values()]);
  const entries = [...sports, ...leagues, ...teams, ...events, ...written, ...pubs, ...stadiums];
  return [
    ...unwritten(entries),
    ...wrongScript([...teams, ...written]),
    ...timesToCome([...sports, ...leagues, ...teams, ...guides.sports.values(), ...guides.leagues.values()]),
    ...teamFindings(teams),
    ...pageFindings(),
    ...chosenPageFindings(Object.entries(chosenPages)),
    ...guideFindings(),
    ...placeFindings(pubs),
    ...placeFindings(stadiums),
  ];
}
