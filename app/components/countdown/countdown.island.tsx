import { type RefObject, useEffect, useRef, useState } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { island } from '../../islands/island.tsx';
import { FlapDigits, Scoreboard } from '../scoreboard.tsx';
import { watchInView } from '../watch-in-view.ts';
import { launchInLocalTime, timeLeft } from './time-left.ts';
import './countdown.css';

const tickMs = 1000;

/** Days have three digits for most of the year. */
const units = [
  { unit: 'days', label: m.countdown_days, length: 3 },
  { unit: 'hours', label: m.countdown_hours, length: 2 },
  { unit: 'minutes', label: m.countdown_minutes, length: 2 },
  { unit: 'seconds', label: m.countdown_seconds, length: 2 },
] as const;

type CountdownProps = {
  /** Shown until an effect has read the visitor's clock. */
  title: string;
  day: string;
};

/**
 * Time to launch by the visitor's clock. The server renders empty flaps. Each value has one hidden
 * text, because screen readers and copies would split the flaps into digits.
 */
function Countdown({ title, day }: CountdownProps) {
  const timer = useRef<HTMLDivElement>(null);
  const clock = useLaunchClock(timer);
  const left = clock && timeLeft(clock.launch, clock.now);
  return (
    <Scoreboard
      name="countdown-board"
      title={clock ? titleAt(clock) : title}
      note={
        clock
          ? m.countdown_date({ day, year: String(clock.launch.getFullYear()) })
          : m.countdown_date_plain({ day })
      }
      hung
    >
      <div
        ref={timer}
        role="timer"
        aria-label={m.countdown_label()}
        className="countdown"
        data-waiting={left ? undefined : true}
        data-days={left && left.days < 100 ? 2 : undefined}
      >
        {units.map(({ unit, label, length }) => (
          <div key={unit} className="countdown-unit">
            {left && (
              <span className="visually-hidden">{`${left[unit]} ${label({ count: left[unit] })}`}</span>
            )}
            <span className="countdown-digits" dir="ltr" data-unit={unit} aria-hidden="true">
              <FlapDigits length={length} text={left && String(left[unit]).padStart(2, '0')} />
            </span>{' '}
            <span className="countdown-label" aria-hidden={left ? true : undefined}>
              {label({ count: left ? left[unit] : 0 })}
            </span>
          </div>
        ))}
      </div>
    </Scoreboard>
  );
}

type LaunchClock = { launch: Date; now: Date };

function titleAt({ launch, now }: LaunchClock): string {
  return now < launch ? m.countdown_title() : m.countdown_title_over();
}

/**
 * @returns launch and current time, updated every second while `timer` is in view, until the
 * launch; null in the first render, to match the server's HTML
 */
function useLaunchClock(timer: RefObject<HTMLElement | null>): LaunchClock | null {
  const [clock, setClock] = useState<LaunchClock | null>(null);
  const [isInView, setInView] = useState(true);
  const isOver = clock !== null && clock.now >= clock.launch;
  useEffect(() => (timer.current ? watchInView(timer.current, setInView) : undefined), [timer]);
  useEffect(() => {
    if (!isInView || isOver) return;
    const tick = () => {
      const now = new Date();
      setClock((before) => ({ launch: before?.launch ?? launchInLocalTime(now), now }));
    };
    tick();
    const interval = setInterval(tick, tickMs);
    return () => clearInterval(interval);
  }, [isInView, isOver]);
  return clock;
}

export default island('idle', Countdown);
