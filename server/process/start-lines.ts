import type { FastifyBaseLogger } from 'fastify';
import { isoDay } from '../../content/clock/day-names.ts';
import { hasLaunched, launchMoment } from '../../content/clock/launch.ts';
import { DEFAULT_SITE_URL } from '../../content/default-addresses.ts';
import type { Config } from '../config.ts';

const dayMs = 86_400_000;

/**
 * Logs one line with the launch and the public address, and warns about both if they were left at
 * their defaults.
 */
export function logPublicFacts(
  { LAUNCH_DATE: launch, SITE_URL: site }: Pick<Config, 'LAUNCH_DATE' | 'SITE_URL'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  now = new Date(),
): void {
  const day = isoDay(launchMoment(launch, now, 'everywhere'));
  const days = (Date.parse(day) - Date.parse(isoDay(now))) / dayMs;
  const when = hasLaunched(launch, now) ? pastWords(-days) : futureWords(days);
  log.info({ launch: day, days, site }, `${when}, on ${day}, at ${site}`);
  if (launch.year === undefined)
    log.warn(
      `LAUNCH_DATE has no year: the site counts down to ${day}, then to the same day of the next year, and never launches by itself`,
    );
  if (site === DEFAULT_SITE_URL)
    log.warn(`SITE_URL is not set: search engines, shared links and letters get ${DEFAULT_SITE_URL}`);
}

const count = (days: number) => (days === 1 ? '1 day' : `${days} days`);

function pastWords(days: number): string {
  return days === 0 ? 'launched today' : `launched ${count(days)} ago`;
}

function futureWords(days: number): string {
  return days === 0 ? 'the launch is today' : `the launch is in ${count(days)}`;
}
