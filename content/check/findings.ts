import { catalogue } from '../catalogue.ts';
import { guides } from '../guides/guides.ts';
import { infoTexts } from '../info/info.ts';
import { chosenPages } from '../pages/popular-pages.ts';
import { pubs } from '../places/pubs.ts';
import { stadiums } from '../places/stadiums.ts';
import { withSiteContext } from '../site-context.ts';
import { chosenPageFindings } from './chosen-page-rules.ts';
import { endingFindings } from './ending-rules.ts';
import { type Finding, formatFinding } from './finding.ts';
import { guideFindings } from './guide-rules.ts';
import { hubFindings } from './hub-rules.ts';
import { pageFindings } from './page-rules.ts';
import { placeFindings } from './place-rules.ts';
import { teamFindings } from './team-rules.ts';
import { futureYears, placeholders, wrongScript } from './texts.ts';

/** A time at which every timed text has changed. */
const finalTime = { launch: { year: 2020, month: 1, day: 1 }, now: new Date('2100-01-01') };

/** @returns faults in the content as it is today, and as it is when all timed texts have changed */
export function contentFindings(): Finding[] {
  const later = withSiteContext(finalTime, currentFindings);
  const found = new Map([...currentFindings(), ...later].map((finding) => [formatFinding(finding), finding]));
  return [...found.values()];
}

function currentFindings(): Finding[] {
  const { sports, leagues, teams, events } = catalogue;
  const written = Object.values(guides).flatMap((kind) => [...kind.values()]);
  const entries = [
    ...sports,
    ...leagues,
    ...teams,
    ...events,
    ...written,
    ...infoTexts,
    ...pubs,
    ...stadiums,
  ];
  return [
    ...placeholders(entries),
    ...wrongScript(entries),
    ...futureYears([...sports, ...leagues, ...teams, ...guides.sports.values(), ...guides.leagues.values()]),
    ...teamFindings(teams),
    ...pageFindings(),
    ...chosenPageFindings(Object.entries(chosenPages)),
    ...guideFindings(),
    ...hubFindings(),
    ...endingFindings(),
    ...placeFindings(pubs),
    ...placeFindings(stadiums),
  ];
}
