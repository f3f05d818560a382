import { catalogue } from '../catalogue.ts';
import { grounds } from '../grounds.ts';
import { guides } from '../guides.ts';
import { pubs } from '../pubs.ts';
import type { Finding } from './finding.ts';
import { guideFindings } from './guide-rules.ts';
import { placeFindings } from './place-rules.ts';
import { teamFindings } from './team-rules.ts';
import { unwritten, wrongScript } from './texts.ts';

/** @returns all that a writer has to mend in the content as it stands */
export function contentFindings(): Finding[] {
  const { sports, leagues, teams, events } = catalogue;
  const written = Object.values(guides).flatMap((kind) => [...kind.values()]);
  const entries = [...sports, ...leagues, ...teams, ...events, ...written, ...pubs, ...grounds];
  return [
    ...unwritten(entries),
    ...wrongScript([...teams, ...written]),
    ...teamFindings(teams),
    ...guideFindings(),
    ...placeFindings(pubs),
    ...placeFindings(grounds),
  ];
}
