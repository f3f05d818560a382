import { isoDay } from '../../../content/clock/day-names.ts';
import { launchMoment } from '../../../content/clock/launch.ts';
import { calendarEntry } from '../../../content/pages/machine-texts.ts';
import { siteContext } from '../../../content/site-context.ts';
import { currentLocale } from '../../i18n/current-locale.ts';
import { pageUrl } from '../../seo/addresses.ts';

/**
 * @returns addresses that open the launch as a new entry in a web calendar, because in-app browsers cannot take the
 * calendar file. The times have no zone, so they are those of each user.
 */
export function calendarLinks(): { google: string; outlook: string } {
  const { launch, now } = siteContext();
  const locale = currentLocale();
  const day = isoDay(launchMoment(launch, now, 'everywhere'));
  const [start, end] = [`${day}T00:00:00`, `${day}T01:00:00`];
  const title = calendarEntry[locale];
  const page = pageUrl('/coming-soon', locale);
  const compact = (time: string) => time.replaceAll(/[-:]/g, '');
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    details: page,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: start,
    enddt: end,
    body: page,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  };
}
