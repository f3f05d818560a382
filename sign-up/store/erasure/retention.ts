import { type LaunchDate, launchMoment } from '../../../content/clock/launch.ts';
import { monthsAfter } from '../../../content/clock/months.ts';

export type Retention = { LAUNCH_DATE: LaunchDate; RETENTION_MONTHS: number };

/**
 * Sign-ups are kept for RETENTION_MONTHS after the launch. A launch day without a year means the
 * next one after each sign-up, which is what its visitor was shown. A sign-up made after that
 * period is kept for as many months.
 * @returns the time before which sign-ups are past their retention; undefined when none can be
 */
export function retentionCutoff({ LAUNCH_DATE, RETENTION_MONTHS }: Retention, now: Date): Date | undefined {
  const over = (launch: Date) => monthsAfter(launch, RETENTION_MONTHS) <= now;
  if (LAUNCH_DATE.year !== undefined) {
    const launch = launchMoment(LAUNCH_DATE, now, 'everywhere');
    if (!over(launch)) return undefined;
    return new Date(Math.max(+monthsAfter(launch, RETENTION_MONTHS), +monthsAfter(now, -RETENTION_MONTHS)));
  }
  let year = now.getUTCFullYear();
  const launchOf = () => launchMoment({ ...LAUNCH_DATE, year }, now, 'everywhere');
  while (!over(launchOf())) year -= 1;
  return launchOf();
}
