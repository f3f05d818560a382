import { launchText } from '../../content/clock/timed-text.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Behaviour } from '../islands/island.tsx';
import { FlapDigits } from '../ui/scoreboard/flap-digits.tsx';
import { Scoreboard } from '../ui/scoreboard/scoreboard.tsx';
import './countdown.css';

const units = [
  ['days', m.countdown_days],
  ['hours', m.countdown_hours],
  ['minutes', m.countdown_minutes],
  ['seconds', m.countdown_seconds],
] as const;

type CountdownProps = {
  /** The day of launch without its year, which the visitor's clock decides. */
  day: string;
  compact?: boolean;
  hung?: boolean;
};

/** Days, hours, minutes and seconds to launch. The visitor's own clock decides, so the flaps are empty until it is known. */
export function Countdown({ day, compact = false, hung = false }: CountdownProps) {
  return (
    <Behaviour name="countdown" timing="idle" props={{ day }}>
      <Scoreboard
        title={launchText(m.countdown_title_plain(), m.countdown_title_over())}
        note={m.countdown_date_plain({ day })}
        hung={hung}
      >
        <div
          role="timer"
          aria-label={m.countdown_label()}
          className="countdown"
          data-compact={compact || undefined}
        >
          {units.map(([unit, label]) => (
            <div key={unit} className="countdown-unit">
              <span className="countdown-digits" dir="ltr" data-unit={unit}>
                {/* Three places are kept for days, as many as there are for most of the year. */}
                <FlapDigits length={unit === 'days' ? 3 : 2} />
              </span>
              <span className="countdown-label">{label({ count: 0 })}</span>
            </div>
          ))}
        </div>
      </Scoreboard>
    </Behaviour>
  );
}
