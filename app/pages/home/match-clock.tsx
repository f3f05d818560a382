import { m } from '../../i18n/paraglide/messages.js';
import './match-clock.css';

/** The page is ninety minutes long: a clock in the start margin that runs with the scrolling, from 0′ to full time. */
export function MatchClock() {
  const words = { '--full-time': `"${m.home_full_time()}"` } as React.CSSProperties;
  return (
    <div className="match-clock" style={words} aria-hidden="true">
      <div className="match-clock-plate figures" />
    </div>
  );
}
