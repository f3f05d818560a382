/**
 * `npm run -s facts`: prints entries that were last checked before the current season, which begins
 * on 1 July. `npm run -s facts 2027-07-01` prints those of that day.
 */
import { day } from '../schema.ts';
import { oldFacts } from './old-facts.ts';

const [given] = process.argv.slice(2);
if (given !== undefined && !day.safeParse(given).success) {
  console.error(`"${given}" must be a day such as 2027-07-01`);
  process.exit(1);
}
const old = oldFacts(given === undefined ? new Date() : new Date(`${given}T12:00Z`));
for (const { entry, facts, asOf } of old)
  console.log(`${asOf ?? 'never     '}  ${entry}: ${facts.join(', ')}`);
console.log(
  old.length === 0
    ? 'All facts were checked in the current season.'
    : `${old.length} entries to check. Then set asOf, or updated where there is no asOf.`,
);
