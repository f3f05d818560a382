import { formatNumber } from '../../i18n/format.ts';
import { turnFlaps } from '../../ui/scoreboard/turn-flaps.ts';

/** Draws the number and puts it on the board. */
export function wake(root: HTMLElement, { from, to }: { from: number; to: number }): void {
  const count = from + Math.floor(Math.random() * (to - from + 1));
  root.querySelector('.fan-count > .visually-hidden')?.append(`: ${formatNumber(count)}`);
  const [thousands, rest] = root.querySelectorAll('.fan-count-group');
  if (thousands) turnFlaps(thousands, String(Math.floor(count / 1000)).padStart(3, '0'));
  if (rest) turnFlaps(rest, String(count % 1000).padStart(3, '0'));
}
