import { locales } from '../locale.ts';
import { entitySlug } from '../names/slugs.ts';
import { maxWrittenDescription } from '../pages/result-lists.ts';
import { fileOf } from '../parse-entries.ts';
import type { Team } from '../schema.ts';
import { type Finding, hasPlaceholder } from './finding.ts';
import { wordCount } from './word-count.ts';
import { yearsIn } from './years.ts';

/** Per language. Together with its questions, a page then has 150 unique words. */
export const minStoryWords = 145;

/**
 * @returns teams with a wrong or duplicate slug, a story that is short or tells less in English, or
 * a long description
 */
export function teamFindings(teams: readonly Team[]): Finding[] {
  return [...teams.flatMap(ownFaults), ...repeated(teams)];
}

function ownFaults(team: Team): Finding[] {
  const found: Finding[] = [];
  const add = (field: string, message: string) =>
    found.push({ file: fileOf(team), entry: team.slug, field, message });
  const slug = entitySlug(team.name.en);
  if (team.slug !== slug) add('slug', `must be "${slug}", which is made from the English name`);
  for (const language of locales) {
    const story = team.story[language];
    const words = wordCount(story.join(' '));
    if (words < minStoryWords && !story.some(hasPlaceholder))
      add(`story.${language}`, `has ${words} words, but needs at least ${minStoryWords}`);
  }
  const { en, ar } = team.story;
  const told = new Set(en.flatMap(yearsIn));
  for (const year of yearsIn(ar.join('\n'))) {
    if (told.has(year) || en.some(hasPlaceholder)) continue;
    add('story.en', `does not tell what the Arabic story tells of ${year}`);
  }
  const { length } = team.description.en;
  if (length > maxWrittenDescription && !hasPlaceholder(team.description.en))
    add('description.en', `has ${length} characters, but may have at most ${maxWrittenDescription}`);
  return found;
}

function repeated(teams: readonly Team[]): Finding[] {
  const slugs = new Map<string, Team>();
  return teams.flatMap((team) => {
    const first = slugs.get(team.slug);
    slugs.set(team.slug, team);
    const message = `used twice, first in ${first && fileOf(first)}`;
    return first ? [{ file: fileOf(team), entry: team.slug, field: 'slug', message }] : [];
  });
}
