import { m } from '../../i18n/paraglide/messages.js';
import { turnFlap } from '../turn-flap.ts';
import { watchInView } from '../watch-in-view.ts';
import { launchInLocalTime, timeLeft } from './time-left.ts';

const tickMs = 1000;

const labels = {
  days: m.countdown_days,
  hours: m.countdown_hours,
  minutes: m.countdown_minutes,
  seconds: m.countdown_seconds,
};

/**
 * Shows the time to the launch on a board of countdown.tsx, by the visitor's clock: at once, and then
 * every second while it is in view, until the launch.
 */
export function countDown(board: Element): void {
  const timer = board.querySelector<HTMLElement>('.countdown');
  if (!timer) return;
  const launch = launchInLocalTime(new Date());
  let interval: number | undefined;
  const tick = () => {
    const now = new Date();
    show(board, timer, launch, now);
    if (now >= launch) window.clearInterval(interval);
  };
  tick();
  watchInView(timer, (isInView) => {
    window.clearInterval(interval);
    if (!isInView) return;
    interval = window.setInterval(tick, tickMs);
    tick();
  });
}

function show(board: Element, timer: HTMLElement, launch: Date, now: Date): void {
  const { day = '' } = timer.dataset;
  const left = timeLeft(launch, now);
  setText(
    board.querySelector('.countdown-board-title'),
    now < launch ? m.countdown_title() : m.countdown_title_over(),
  );
  setText(
    board.querySelector('.countdown-board-note'),
    m.countdown_date({ day, year: String(launch.getFullYear()) }),
  );
  timer.toggleAttribute('data-waiting', false);
  timer.toggleAttribute('data-two-digits', left.days < 100);
  for (const unit of ['days', 'hours', 'minutes', 'seconds'] as const) {
    const digits = timer.querySelector(`[data-unit=${unit}]`);
    const name = labels[unit]({ count: left[unit] });
    const label = digits?.parentElement?.querySelector('.countdown-label');
    setText(digits?.parentElement?.querySelector('.visually-hidden'), `${left[unit]} ${name}`);
    setText(label, name);
    // The hidden text contains it.
    label?.setAttribute('aria-hidden', 'true');
    setFigures(digits, String(left[unit]).padStart(2, '0'));
  }
}

/** Each text is written only when it changes: a write costs a layout. */
function setText(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Turns the flaps of the digits that change. Flaps are added and removed at the start. */
function setFigures(row: Element | null | undefined, text: string): void {
  if (!row) return;
  while (row.childElementCount > text.length) row.firstElementChild?.remove();
  while (row.childElementCount < text.length) row.prepend(row.lastElementChild?.cloneNode(true) ?? '');
  row.querySelectorAll('.scoreboard-digit').forEach((figure, index) => {
    const digit = text[index] ?? '';
    if (figure.textContent === digit) return;
    figure.textContent = digit;
    turnFlap(figure);
  });
}
