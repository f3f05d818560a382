import { basename } from 'node:path/posix';
import * as z from 'zod';
import { catalogue } from '../catalogue.ts';
import { minStoryWords } from '../check/team-rules.ts';
import { entitySlug } from '../names/slugs.ts';
import { maxWrittenDescription } from '../pages/result-lists.ts';
import { fileOf } from '../parse-entries.ts';
import { slug, type TeamEntry, teamSchema, text } from '../schema.ts';
import { fileName, InvalidArguments, placeholder, readArguments } from './arguments.ts';
import { type CreatedEntry, updatePictures } from './created-entry.ts';
import { append, exists, listName, replaceOnce, write } from './entry-files.ts';
import { footballSports } from './league.ts';

const shape = teamSchema.shape;
const colours = z
  .string()
  .transform((list) => list.split(',').map((colour) => `#${colour.trim().replace('#', '').toUpperCase()}`))
  .pipe(shape.badge.shape.colours);

const wanted = z.strictObject({
  en: text,
  ar: text,
  sport: slug,
  league: slug.optional(),
  'short.en': shape.short.shape.en,
  'short.ar': shape.short.shape.ar,
  colours,
  pattern: shape.badge.shape.pattern.default('plain'),
  file: fileName,
});

export const teamUsage =
  'npm run new team en="Valencia" ar="فالنسيا" sport=football league=la-liga short.en=VAL short.ar=فالنسيا colours=FFFFFF,EE3524 [pattern=stripes] [file=spain]';

/** @param day creation date of the entry, as an ISO date */
export function newTeam(words: readonly string[], day: string): CreatedEntry {
  const { en, ar, sport, league, colours, pattern, file, ...short } = readArguments(wanted, words);
  const entry: TeamEntry = {
    slug: entitySlug(en),
    name: { en, ar },
    sport,
    ...(league && { league }),
    short: { en: short['short.en'], ar: short['short.ar'] },
    badge: { colours, pattern },
    description: {
      en: placeholder(`${en}: one sentence of up to ${maxWrittenDescription} characters`),
      ar: placeholder(`${ar}: جملة واحدة`),
    },
    story: {
      en: [
        placeholder(`its ground and its rivals; ${minStoryWords} words or more with the other paragraphs`),
        placeholder('its songs or rituals, and where its fans meet'),
      ],
      ar: [
        placeholder(`ملعبه ومنافسوه، ${minStoryWords} كلمة أو أكثر مع بقية الفقرات`),
        placeholder('أهازيجه وأين يلتقي جمهوره'),
      ],
    },
    ...(league && { asOf: day }),
    updated: day,
  };
  if (!catalogue.sport(sport)) throw new InvalidArguments(`sport: no sport has the slug "${sport}"`);
  const known = catalogue.leaguesOf(sport).map((each) => each.slug);
  if (league && !known.includes(league))
    throw new InvalidArguments(`league: ${sport} has no such league, only ${known.join(', ') || 'none'}`);
  if (catalogue.teams.some((team) => team.slug === entry.slug))
    throw new InvalidArguments(`en: a team with the slug "${entry.slug}" already exists`);
  const named = file && (footballSports.includes(sport) ? `football/${file}` : file);
  const path = named ? `content/teams/${named}.ts` : fileFor(sport, league);
  if (exists(path)) append(path, entry);
  else startFile(path, named ?? '', entry);
  return {
    slug: entry.slug,
    files: [path],
    pages: [`/${sport}/${entry.slug}`],
    media: ['badges', 'share-cards'],
    next: [updatePictures],
  };
}

/** @returns the file with most teams of the league, or else of the sport */
function fileFor(sport: string, league: string | undefined): string {
  const near = league ? catalogue.teamsIn(league) : [];
  const files = (near.length > 0 ? near : catalogue.teamsOf(sport)).map(fileOf);
  const counted = [...Map.groupBy(files, (file) => file)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const [most] = counted[0] ?? [];
  if (most) return most;
  throw new InvalidArguments(`file: ${sport} has no teams yet; name a new file with file=NAME`);
}

function startFile(path: string, file: string, entry: TeamEntry): void {
  const list = listName(basename(file));
  const content = file.includes('/') ? '../..' : '..';
  write(
    path,
    `import type { TeamEntry } from '${content}/schema.ts';\n\nexport const ${list}: TeamEntry[] = [${JSON.stringify(entry)}];\n`,
  );
  const index = 'content/teams/teams.ts';
  replaceOnce(
    index,
    'import { parseEntries }',
    `import { ${list} } from './${file}.ts';\nimport { parseEntries }`,
  );
  replaceOnce(index, '\n};', `\n'${file}': ${list},\n};`);
}
