#!/bin/sh
# calendar-link 2.11.5 writes the day of an all-day event as `DTSTART:20270606`, without `VALUE=DATE`.
# ical.js 2.2.1 refuses the file, node-ical 0.26.1 reads it as a day.
#
# Expected: both read the day, because the value has no time.
# Seen:     ical.js says that the date-time is invalid
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts calendar-link@2.11.5 ical.js@2.2.1 node-ical@0.26.1
cat > read.mjs <<'SCRIPT'
import { ics } from 'calendar-link';
import ICAL from 'ical.js';
import ical from 'node-ical';

const address = ics({ title: 'Final', start: '2027-06-06', allDay: true });
const file = decodeURIComponent(address.slice(address.indexOf(',') + 1));
console.log(file.match(/^DT(START|END).*$/gm).join(' '));
try {
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
  console.log('ical.js', new ICAL.Event(event).startDate.toString());
} catch (error) {
  console.log('ical.js', error.message);
}
const event = Object.values(ical.sync.parseICS(file)).find(({ type }) => type === 'VEVENT');
console.log('node-ical', event.datetype, event.start.toDateString());
SCRIPT
node read.mjs | tee seen
cat > expected <<'OUTPUT'
DTSTART:20270606 DTEND:20270607
ical.js invalid date-time value: "2027-06-06T::"
node-ical date Sun Jun 06 2027
OUTPUT
diff expected seen
