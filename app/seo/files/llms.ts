import { eventPath, hubPath, leaguePath, teamPath } from '../../../content/addresses.ts';
import { catalogue } from '../../../content/catalogue.ts';
import { textUntil } from '../../../content/clock/timed-text.ts';
import { lastDayOf } from '../../../content/events.ts';
import { legalDocumentAt } from '../../../content/legal/legal.ts';
import { ownName } from '../../../content/locale.ts';
import { currentDescription, type FixedPage } from '../../../content/pages/fixed-page.ts';
import { fixedPage, listedPages } from '../../../content/pages/fixed-pages.ts';
import { appSummary } from '../../../content/pages/machine-texts.ts';
import { site } from '../../../content/site.ts';
import { pageUrl } from '../addresses.ts';
import { eventWords, sportLabel, teamWords } from '../words.ts';
import { type TextFile, textFile } from './text-file.ts';

/** llms.txt: the site as a list of links with descriptions, for language models (llmstxt.org). */
export function llmsText(): string {
  const { sports, leagues, teams, events } = catalogue;
  const isPolicy = ({ path }: FixedPage) => legalDocumentAt(path) !== undefined;
  const pageEntry = (page: FixedPage) => entry(page.name.en, page.path, currentDescription(page, 'en'));
  return `${[
    `# ${site.name}`,
    `> ${currentDescription(fixedPage('home'), 'en')}`,
    appSummary(),
    section('Pages', listedPages.filter((page) => !isPolicy(page)).map(pageEntry)),
    section(
      'Sports',
      sports.map((sport) => entry(sport.label.en, hubPath(sport), sport.intro.en)),
    ),
    section(
      'Leagues',
      leagues.map((league) => entry(league.name.en, leaguePath(league), league.intro.en)),
    ),
    section(
      'Teams',
      teams.map((team) =>
        entry(
          `${team.name.en} (${sportLabel(team.sport, 'en')})`,
          teamPath(team),
          teamWords(team, 'en').description,
        ),
      ),
    ),
    section(
      'Events',
      events.map((event) =>
        entry(
          event.name.en,
          eventPath(event),
          `${textUntil(lastDayOf(event), '', 'Over. ')}${eventWords(event, 'en').description}`,
        ),
      ),
    ),
    section('Policies', listedPages.filter(isPolicy).map(pageEntry)),
    section('Optional', [`- [${ownName.ar}](${pageUrl('/', 'ar')}): the whole site in Arabic`]),
  ].join('\n\n')}\n`;
}

function section(heading: string, entries: readonly string[]): string {
  return `## ${heading}\n\n${entries.join('\n')}`;
}

function entry(name: string, path: string, description: string): string {
  return `- [${name}](${pageUrl(path, 'en')}): ${description}`;
}

export function llmsFile(): TextFile {
  return textFile(llmsText(), 'text/plain');
}
