import { dayName } from '../../content/clock/day-names.ts';
import { launchMoment, parseLaunchDate } from '../../content/clock/launch.ts';
import type { Locale } from '../../content/locale.ts';

/**
 * The server names the next year once the launch day has begun in every time zone. Until then,
 * names it in the texts of a visitor whose countdown already runs to it. Islands have no such text.
 */
export function nameLaunchYear({ body, documentElement }: Document, locale: Locale, now: Date): void {
  const written = parseLaunchDate(documentElement.dataset.launch ?? '');
  if (!written) return;
  const [server, visitor] = [launchMoment(written, now, 'everywhere'), launchMoment(written, now, 'here')];
  if (server.getUTCFullYear() === visitor.getFullYear()) return;
  const names = [{}, { calendar: 'islamic-umalqura' }].map((options) => ({
    was: dayName(server, locale, { ...options, timeZone: 'UTC' }),
    is: dayName(visitor, locale, options),
  }));
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const changed = names.reduce((data, { was, is }) => data.replaceAll(was, is), text.data);
    if (changed !== text.data && !text.parentElement?.closest('[data-island], script')) text.data = changed;
  }
}
