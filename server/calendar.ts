import { DEFAULT_SITE_URL } from './defaults.ts';

/** From SPEC.md: launch on 6 June at 00:00 local time; next year if that date has passed. */
const launch = { month: 6, day: 6 };
const summaries = { en: 'SportBuddy kicks off', ar: 'انطلاق SportBuddy' } as const;
const longestLineBytes = 75;

/**
 * The launch as an iCalendar file (RFC 5545). Its time floats: it is midnight wherever the reader is.
 * @param now the day it is made, read in UTC
 */
export function kickOffCalendar(now: Date, language: 'en' | 'ar', siteUrl = DEFAULT_SITE_URL): string {
  const year = now.getUTCFullYear() + (hasPassed(now) ? 1 : 0);
  const day = `${year}${two(launch.month)}${two(launch.day)}`;
  const page = language === 'ar' ? '/ar/coming-soon' : '/coming-soon';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//SportBuddy//Launch//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:kick-off-${year}@sportbuddy.example`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART:${day}T000000`,
    'DURATION:PT1H',
    `SUMMARY:${summaries[language]}`,
    `URL:${siteUrl}${page}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function hasPassed(now: Date): boolean {
  return now.getTime() > Date.UTC(now.getUTCFullYear(), launch.month - 1, launch.day);
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}

/** Breaks a line before it is longer than 75 bytes, never inside a character. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > longestLineBytes) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
