/**
 * `npm run -s facts`: prints entries that were last checked before the current season, which begins
 * on 1 July, and coming events whose check is older than 60 days. With such events it ends with 1.
 * `npm run -s facts 2027-07-01` prints those of that day.
 */
import { day } from '../schema.ts';
import { oldFacts } from './old-facts.ts';
import { staleEvents } from './stale-events.ts';

const [given] = process.argv.slice(2);
if (given !== undefined && !day.safeParse(given).success) {
  console.error(`"${given}" must be a day such as 2027-07-01`);
  process.exit(1);
}
const now = given === undefined ? new Date() : new Date(`${given}T12:00Z`);
const old = oldFacts(now);
for (const { entry, facts, asOf } of old)
  console.log(`${asOf ?? 'never     '}  ${entry}: ${facts.join(', ')}`);
console.log(
  old.length === 0
    ? 'All facts were checked in the current season.'
    : `${old.length} entries to check. Then set asOf, or updated where there is no asOf.`,
);
const stale = staleEvents(now);
for (const { slug, start, asOf } of stale)
  console.log(`${asOf}  content/events ${slug}: announced for ${start.slice(0, 10)}`);
if (stale.length > 0) {
  console.log(`${stale.length} coming events: the check is older than 60 days.`);
  process.exitCode = 1;
}
