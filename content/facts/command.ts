/** `npm run -s facts`: what time may have changed since somebody last checked it, a line an entry. */
import { oldFacts } from './old-facts.ts';

const old = oldFacts(new Date());
for (const { entry, facts, asOf } of old) console.log(`${asOf}  ${entry}: ${facts.join(', ')}`);
if (old.length === 0) console.log('Every fact that time changes was checked within the last year.');
