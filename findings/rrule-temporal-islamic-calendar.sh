#!/bin/sh
# rrule-temporal 2.2.8 and ical.js 2.2.1 read the first day of Ramadan as 1 September each year, if a rule
# names the calendar of Umm al-Qura. Neither reports that it does not use that calendar.
#
# `RSCALE` (RFC 7529) names the calendar of a recurrence rule. rrule-temporal knows the Hebrew calendar and
# three others.
# Expected: 1 Ramadan of each year, month and day 9/1 in the calendar of `Intl`, or an error as from
#           rrule 2.8.1.
# Seen:     9/1 of the Gregorian calendar. rrule-temporal has the Hebrew new year right, ical.js 1 January
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts rrule-temporal@2.2.8 ical.js@2.2.1 rrule@2.8.1
cat > read.mjs <<'SCRIPT'
import ICAL from 'ical.js';
import rrule from 'rrule';
import { RRuleTemporal } from 'rrule-temporal';

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { day: 'numeric', month: 'numeric' });
const shown = (day) => `${day} (${hijri.format(new Date(`${day}T12:00:00Z`))})`;
const rules = {
  Ramadan: 'RSCALE=ISLAMIC-UMALQURA;FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=1;COUNT=2',
  Tishrei: 'RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1;COUNT=2',
};
const readers = {
  'rrule-temporal': (rule) => {
    const lines = `DTSTART;TZID=Asia/Riyadh:20260218T190000\nRRULE:${rule}`;
    return new RRuleTemporal({ rruleString: lines }).all().map((time) => time.toString().slice(0, 10));
  },
  'ical.js': (rule) => {
    const times = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromString('2026-02-18T19:00:00'));
    return [0, 1].map(() => times.next().toString().slice(0, 10));
  },
  rrule: (rule) => rrule.rrulestr(`DTSTART:20260218T160000Z\nRRULE:${rule}`).all(),
};

console.log(`18 February 2026: ${shown('2026-02-18')}`);
for (const [name, rule] of Object.entries(rules))
  for (const [reader, read] of Object.entries(readers)) {
    try {
      console.log(`${name}, ${reader}: ${read(rule).map(shown).join(', ')}`);
    } catch (error) {
      console.log(`${name}, ${reader}: ${error.message}`);
    }
  }
SCRIPT
TZ=UTC node read.mjs | tee seen
cat > expected <<'OUTPUT'
18 February 2026: 2026-02-18 (9/1)
Ramadan, rrule-temporal: 2026-09-01 (3/19), 2027-09-01 (3/30)
Ramadan, ical.js: 2026-09-01 (3/19), 2027-09-01 (3/30)
Ramadan, rrule: Unknown RRULE property 'RSCALE'
Tishrei, rrule-temporal: 2026-09-12 (4/1), 2027-10-02 (5/2)
Tishrei, ical.js: 2027-01-01 (7/23), 2028-01-01 (8/4)
Tishrei, rrule: Unknown RRULE property 'RSCALE'
OUTPUT
diff expected seen
