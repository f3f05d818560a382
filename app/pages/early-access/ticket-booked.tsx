import { CalendarPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { calendarFileName, calendarPath } from '../../../content/service-addresses.ts';
import { visitorsLaunch } from '../../components/countdown/visitors-launch.ts';
import { currentLocale } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import ShareControl from '../../layout/share/share-control.island.tsx';
import { shareWithFriends } from './share-with-friends.ts';
import './ticket-booked.css';

/** What the ticket says once the sign-up is stored. */
type TicketBookedProps = {
  name: string | null;
  focus: boolean;
  shareUrl: string;
  launchDay: string;
  booked: string;
};

export function TicketBooked({ name, focus, shareUrl, launchDay, booked }: TicketBookedProps) {
  const locale = currentLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const [year, setYear] = useState<string | null>(null);
  useEffect(() => {
    const now = new Date();
    const launch = visitorsLaunch(now);
    if (now < launch) setYear(String(launch.getFullYear()));
  }, []);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <div className="ticket-booked">
      <h2 ref={heading} tabIndex={-1} className="booked-heading">
        <span className="booked-name">{name ? m.ea_in_name({ name }) : m.ea_in()}</span>{' '}
        <span className="booked-admit">{m.ea_admit()}</span>
      </h2>
      <p className="booked-text">{year ? m.ea_booked({ day: launchDay, year }) : booked}</p>
      <div className="booked-actions">
        <a className="button" href={`${calendarPath}?lang=${locale}`} download={calendarFileName}>
          <CalendarPlus size={20} aria-hidden="true" />
          {m.ea_calendar()}
        </a>
        <ShareControl {...shareWithFriends(shareUrl)} id="share-booked" look="outline" />
      </div>
    </div>
  );
}
