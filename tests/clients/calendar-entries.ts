import { type Locale, locales } from '../../content/locale.ts';
import { days } from '../look/days.ts';
import type { ServedSite } from './row.ts';

/** Casablanca leaves its standard time for Ramadan. */
const zones = ['Asia/Riyadh', 'Europe/London', 'America/Los_Angeles', 'Africa/Casablanca'];
const summaries: Record<Locale, string> = { en: 'SportBuddy kicks off', ar: 'انطلاق SportBuddy' };
const pages: Record<Locale, string> = { en: '/coming-soon', ar: '/ar/coming-soon' };

/** `url` is undefined if the client does not keep it. */
export type Entry = { start: Date; end: Date; summary: string; url?: string | undefined };

/** @param read returns the entries of a calendar file. `TZ` is the zone of the calendar's user */
export async function checkEntries(
  { url }: ServedSite,
  read: (calendar: string) => Entry[] | Promise<Entry[]>,
): Promise<string[]> {
  const faults: string[] = [];
  const own = process.env.TZ;
  try {
    for (const locale of locales) {
      const calendar = await (await fetch(`${url}/kick-off.ics?lang=${locale}`)).text();
      for (const zone of zones) {
        process.env.TZ = zone;
        const entries = await read(calendar);
        const shown = entries.map(({ start, end, summary, url: page }) =>
          [
            local(start),
            local(end),
            summary,
            page === undefined ? pages[locale] : new URL(page).pathname,
          ].join(' | '),
        );
        const year = new Date(days.beforeLaunch).getUTCFullYear() + 1;
        const right = `${year}-6-6 0:0 | ${year}-6-6 1:0 | ${summaries[locale]} | ${pages[locale]}`;
        if (shown.join() !== right) faults.push(`${zone}, ${locale}: ${shown.join(', ') || 'no entry'}`);
      }
    }
  } finally {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  }
  return faults;
}

function local(time: Date): string {
  const day = [time.getFullYear(), time.getMonth() + 1, time.getDate()].join('-');
  return `${day} ${time.getHours()}:${time.getMinutes()}`;
}
