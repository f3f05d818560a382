import { launchText } from '../../../content/clock/timed-text.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { FlapDigits, Scoreboard } from '../scoreboard.tsx';
import './countdown.css';

/** Days have three digits for most of the year. */
const units = [
  { unit: 'days', label: m.countdown_days, length: 3 },
  { unit: 'hours', label: m.countdown_hours, length: 2 },
  { unit: 'minutes', label: m.countdown_minutes, length: 2 },
  { unit: 'seconds', label: m.countdown_seconds, length: 2 },
] as const;

type CountdownProps = {
  /** The launch day without its year, which depends on the visitor's clock. */
  day: string;
};

/**
 * The board of the countdown with empty flaps, which count-down.ts fills by the visitor's clock. Each
 * value has one hidden text, because screen readers and copies would split the flaps into digits.
 */
export function Countdown({ day }: CountdownProps) {
  return (
    <Scoreboard
      name="countdown-board"
      title={launchText(m.countdown_title_plain(), m.countdown_title_over())}
      note={m.countdown_date_plain({ day })}
      hung
    >
      <div role="timer" aria-label={m.countdown_label()} className="countdown" data-waiting data-day={day}>
        {units.map(({ unit, label, length }) => (
          <div key={unit} className="countdown-unit">
            <span className="visually-hidden" />
            <span className="countdown-digits" dir="ltr" data-unit={unit} aria-hidden="true">
              <FlapDigits length={length} text={null} />
            </span>{' '}
            <span className="countdown-label">{label({ count: 0 })}</span>
          </div>
        ))}
      </div>
    </Scoreboard>
  );
}
