/**
 * `npm run new team|league|event|page name=value …`: writes an entry with placeholders in both
 * languages, draws the pictures of its page and lists the placeholders. `draw=no` skips the
 * drawing.
 */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isoDay } from '../clock/day-names.ts';
import { localizedPaths } from '../locale.ts';
import { InvalidArguments } from './arguments.ts';
import type { CreatedEntry } from './created-entry.ts';
import { eventUsage, newEvent } from './event.ts';
import { leagueUsage, newLeague } from './league.ts';
import { newPage, pageUsage } from './page.ts';
import { newTeam, teamUsage } from './team.ts';

const kinds: Record<
  string,
  { usage: string; make: (words: readonly string[], day: string) => CreatedEntry }
> = {
  team: { usage: teamUsage, make: newTeam },
  league: { usage: leagueUsage, make: newLeague },
  event: { usage: eventUsage, make: newEvent },
  page: { usage: pageUsage, make: newPage },
};

const [kindName = '', ...words] = process.argv.slice(2);
const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;

try {
  if (!kind)
    throw new InvalidArguments(
      Object.values(kinds)
        .map(({ usage }) => usage)
        .join('\n'),
    );
  const draws = !words.includes('draw=no');
  const made = kind.make(
    words.filter((word) => word !== 'draw=no'),
    isoDay(new Date()),
  );
  for (const file of made.files) console.log(`Written: ${file}, entry "${made.slug}"`);
  if (draws && !run('media/run.ts', made.media))
    console.log(`Drawing failed. Try again later: npm run media ${made.media.join(' ')}`);
  console.log('\nStill to be written:');
  run('content/check/command.ts', [made.slug]);
  console.log(`\nPages, while "npm run dev" runs: ${made.pages.flatMap(localizedPaths).join(', ')}`);
  console.log('When all texts are written, run: npm run check');
  for (const step of made.next ?? []) console.log(`Then ${step}`);
} catch (error) {
  if (!(error instanceof InvalidArguments)) throw error;
  console.error(error.message);
  if (kind) console.error(`\n${kind.usage}`);
  process.exitCode = 1;
}

/** Runs a script in a new process, because this one has imported the content before the change. */
function run(script: string, args: readonly string[]): boolean {
  const project = fileURLToPath(new URL('../../', import.meta.url));
  return spawnSync(process.execPath, [script, ...args], { cwd: project, stdio: 'inherit' }).status === 0;
}
