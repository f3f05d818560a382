import { launchIsoDay } from '../../content/clock/timed-text.ts';
import { calendarEntry } from '../../content/pages/machine-texts.ts';
import { currentLocale } from '../i18n/current-locale.ts';
import { pageUrl } from '../seo/addresses.ts';

/**
 * @returns URLs that create the launch in a web calendar. In-app browsers cannot open `.ics` files.
 * Times are local to the user.
 */
export function calendarLinks(): { google: string; outlook: string } {
  const locale = currentLocale();
  const day = launchIsoDay();
  const [start, end] = [`${day}T00:00:00`, `${day}T01:00:00`];
  const title = calendarEntry[locale];
  const page = pageUrl('/coming-soon', locale);
  const compact = (time: string) => time.replaceAll(/[-:]/g, '');
  const google = {
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    details: page,
  };
  const outlook = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: start,
    enddt: end,
    body: page,
  };
  return {
    google: `https://calendar.google.com/calendar/render?${queryOf(google)}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${queryOf(outlook)}`,
  };
}

/** Encodes a space as %20: Outlook shows the plus sign of `URLSearchParams`. */
function queryOf(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
