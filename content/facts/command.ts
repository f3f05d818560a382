/** `npm run -s facts`: prints entries with changing facts that were last checked more than a year ago. */
import { oldFacts } from './old-facts.ts';

const old = oldFacts(new Date());
for (const { entry, facts, asOf } of old) console.log(`${asOf}  ${entry}: ${facts.join(', ')}`);
if (old.length === 0) console.log('All facts that can change were checked within the last year.');
