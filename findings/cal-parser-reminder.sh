#!/bin/sh
# cal-parser 1.0.2 replaces the description of an event with that of its reminder.
#
# A reminder (VALARM) that shows a text must have a description, and stands within its event.
# Expected: the event's description, as ical.js 2.2.1 reads it.
# Seen:     the reminder's. Without a reminder it is right
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts ics@3.12.0 cal-parser@1.0.2 ical.js@2.2.1
cat > read.mjs <<'SCRIPT'
import calParser from 'cal-parser';
import ICAL from 'ical.js';
import { createEvent } from 'ics';

const event = { title: 'Final', description: 'Meet at gate 7', start: [2027, 6, 6], end: [2027, 6, 7] };
const alarms = [{ action: 'display', description: 'Reminder', trigger: { hours: 1, before: true } }];
for (const [name, own] of Object.entries({ plain: event, 'with a reminder': { ...event, alarms } })) {
  const file = createEvent(own).value;
  const read = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
  console.log(`${name}: cal-parser ${calParser.parseString(file).events[0].description.value}`);
  console.log(`${name}: ical.js ${read.getFirstPropertyValue('description')}`);
}
SCRIPT
TZ=UTC node read.mjs | tee seen
cat > expected <<'OUTPUT'
plain: cal-parser Meet at gate 7
plain: ical.js Meet at gate 7
with a reminder: cal-parser Reminder
with a reminder: ical.js Meet at gate 7
OUTPUT
diff expected seen
