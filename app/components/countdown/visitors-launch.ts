import { defaultLaunchDate, launchMoment, parseLaunchDate } from '../../../content/clock/launch.ts';

/** @returns the launch that the server wrote on the document, at 00:00 of the visitor's own time zone */
export function visitorsLaunch(now: Date): Date {
  const written = document.documentElement.dataset.launch ?? '';
  const launch = parseLaunchDate(written) ?? parseLaunchDate(defaultLaunchDate);
  if (!launch) throw new Error(`No day of launch: ${defaultLaunchDate}`);
  return launchMoment(launch, now, 'here');
}
