import { calendarPlusIcon } from '@sportbuddy/media/manifest/icons';
import { calendarFileName, calendarPath } from '../../content/service-addresses.ts';
import { Icon } from '../components/icon.tsx';
import { currentLocale } from '../i18n/current-locale.ts';
import { m } from '../i18n/paraglide/messages.js';

/** Downloads the launch as a calendar entry. */
export function CalendarFile({ className }: { className: string }) {
  return (
    <a className={className} href={`${calendarPath}?lang=${currentLocale()}`} download={calendarFileName}>
      <Icon path={calendarPlusIcon} size={20} />
      {m.sign_up_calendar()}
    </a>
  );
}

/** @param links from `calendarLinks` */
export function WebCalendars({ links }: { links: { google: string; outlook: string } }) {
  return (
    <p className="booked-calendars">
      {m.sign_up_calendar_web()}{' '}
      <a className="rule-link" href={links.google} target="_blank" rel="noreferrer">
        {m.sign_up_calendar_google()}
      </a>{' '}
      <a className="rule-link" href={links.outlook} target="_blank" rel="noreferrer">
        {m.sign_up_calendar_outlook()}
      </a>
    </p>
  );
}
