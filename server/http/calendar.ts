import { isoDay } from '../../content/clock/day-names.ts';
import { type LaunchDate, launchMoment } from '../../content/clock/launch.ts';
import { DEFAULT_SITE_URL } from '../../content/default-addresses.ts';
import { type Locale, localizedPath } from '../../content/locale.ts';
import { calendarEntry } from '../../content/pages/machine-texts.ts';

const maxLineBytes = 75;

/**
 * The launch as an iCalendar file (RFC 5545), on the day that pages show. The time has no zone, so
 * it is midnight in each user's own time zone.
 */
export function kickOffCalendar(
  launch: LaunchDate,
  now: Date,
  language: Locale,
  siteUrl = DEFAULT_SITE_URL,
): string {
  const day = isoDay(launchMoment(launch, now, 'everywhere')).replaceAll('-', '');
  const page = localizedPath('/coming-soon', language);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//SportBuddy//Launch//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:kick-off-${day.slice(0, 4)}@sportbuddy.example`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART:${day}T000000`,
    'DURATION:PT1H',
    `SUMMARY:${calendarEntry[language]}`,
    `URL:${siteUrl}${page}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Folds a line at 75 bytes (RFC 5545, section 3.1), never inside a character. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > maxLineBytes) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
