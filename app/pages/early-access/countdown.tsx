import { useEffect, useState } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { FlapDigits } from '../../ui/flap-digits.tsx';
import { Scoreboard } from '../../ui/scoreboard.tsx';
import { type TimeLeft, timeLeft } from './time-left.ts';
import { visitorsLaunch } from './visitors-launch.ts';
import './countdown.css';

const tickMs = 1000;

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
  const [launch, left] = useTimeLeft();
  const date = launch
    ? m.countdown_date({ day, year: String(launch.getFullYear()) })
    : m.countdown_date_plain({ day });
  return (
    <Scoreboard title={launch ? m.countdown_title() : m.countdown_title_plain()} note={date} hung={hung}>
      <div
        role="timer"
        aria-label={m.countdown_label()}
        className="countdown"
        data-compact={compact || undefined}
      >
        {units.map(([unit, label]) => (
          <div key={unit} className="countdown-unit">
            <span className="countdown-digits" dir="ltr" data-unit={unit}>
              <FlapDigits value={left?.[unit] ?? null} length={digitsOf(unit, left)} />
            </span>
            <span className="countdown-label">{label({ count: left?.[unit] ?? 0 })}</span>
          </div>
        ))}
      </div>
    </Scoreboard>
  );
}

/** Before the clock is known three places are kept for days, as many as there are for most of the year. */
function digitsOf(unit: keyof TimeLeft, left: TimeLeft | null): number {
  return unit === 'days' && (left === null || left.days > 99) ? 3 : 2;
}

function useTimeLeft(): [Date | null, TimeLeft | null] {
  const [launch, setLaunch] = useState<Date | null>(null);
  const [left, setLeft] = useState<TimeLeft | null>(null);
  useEffect(() => {
    const chosen = visitorsLaunch(new Date());
    const tick = () => setLeft(timeLeft(chosen, new Date()));
    setLaunch(chosen);
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, []);
  return [launch, left];
}
