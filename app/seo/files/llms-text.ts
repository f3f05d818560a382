import { eventPath, hubPath, leaguePath, teamPath } from '../../../content/addresses.ts';
import { catalogue } from '../../../content/catalogue.ts';
import { site } from '../../../content/site.ts';
import { slots, turningAtLaunch } from '../../../content/slots.ts';
import { pageUrl } from '../addresses.ts';
import { eventWords, sportLabel, teamWords } from '../words/entities.ts';
import { fixedPageWords } from '../words/fixed-pages.ts';

const pages = [
  ['Home', '/', 'home'],
  ['Features', '/features', 'features'],
  ['Early access', '/coming-soon', 'coming-soon'],
  ['The film', '/watch-video', 'watch-video'],
] as const;
const policies = [
  ['Privacy Policy', '/privacy-policy', 'privacy'],
  ['Cookie Policy', '/cookie-policy', 'cookies'],
  ['Terms of Service', '/terms-of-service', 'terms'],
] as const;

/** The site as a list of links with a sentence each, for readers that are programs (llmstxt.org). */
export function llmsText(): string {
  const { sports, leagues, teams, events } = catalogue;
  const words = ([name, path, kind]: (typeof pages | typeof policies)[number]) =>
    entry(name, path, fixedPageWords[kind].en.description);
  return `${[
    `# ${site.name}`,
    `> ${fixedPageWords.home.en.description}`,
    `${site.name} is a mobile app for iOS and Android ${turningAtLaunch(`that is not out yet: it launches on ${slots.launchDay('en')}, and this site takes sign-ups for early access`, `that launched on ${slots.launchDay('en')}`)}. Communities of teams are unofficial. Every page has an Arabic twin under /ar.`,
    section('Pages', pages.map(words)),
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
      events.map((event) => entry(event.name.en, eventPath(event), eventWords(event, 'en').description)),
    ),
    section('Policies', policies.map(words)),
    section('Optional', [`- [العربية](${pageUrl('/', 'ar')}): the whole site in Arabic`]),
  ].join('\n\n')}\n`;
}

function section(heading: string, entries: readonly string[]): string {
  return `## ${heading}\n\n${entries.join('\n')}`;
}

function entry(name: string, path: string, description: string): string {
  return `- [${name}](${pageUrl(path, 'en')}): ${description}`;
}
