import { m } from '../i18n/paraglide/messages.js';
import { turnFlaps } from '../ui/scoreboard/turn-flaps.ts';
import { timeLeft } from './time-left.ts';
import { visitorsLaunch } from './visitors-launch.ts';

const tickMs = 1000;

const labels = {
  days: m.countdown_days,
  hours: m.countdown_hours,
  minutes: m.countdown_minutes,
  seconds: m.countdown_seconds,
};

/** Lets the board count down by the visitor's own clock. */
export function wake(root: HTMLElement, { day }: { day: string }): void {
  const launch = visitorsLaunch(new Date());
  const title = root.querySelector('.scoreboard-title');
  write(
    root.querySelector('.scoreboard-note'),
    m.countdown_date({ day, year: String(launch.getFullYear()) }),
  );
  const rows = [...root.querySelectorAll<HTMLElement>('[data-unit]')];
  const tick = () => {
    const now = new Date();
    write(title, now < launch ? m.countdown_title() : m.countdown_title_over());
    const left = timeLeft(launch, now);
    for (const row of rows) {
      const unit = row.dataset.unit as keyof typeof labels;
      turnFlaps(row, String(left[unit]).padStart(2, '0'));
      write(row.nextElementSibling, labels[unit]({ count: left[unit] }));
    }
  };
  tick();
  setInterval(tick, tickMs);
}

function write(place: Element | null, text: string): void {
  if (place && place.textContent !== text) place.textContent = text;
}
