import { defaultLaunchDate, launchMoment, parseLaunchDate } from '../../../content/clock/launch.ts';

type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** @returns whole units left until `launch`; all zero afterwards */
export function timeLeft(launch: Date, now: Date): TimeLeft {
  const left = Math.max(0, launch.getTime() - now.getTime());
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  };
}

/**
 * @returns the launch date of `data-launch` on the document, or the default if that is invalid, at
 * 00:00 in the visitor's time zone
 */
export function launchInLocalTime(now: Date): Date {
  const written = document.documentElement.dataset.launch ?? '';
  const launch = parseLaunchDate(written) ?? parseLaunchDate(defaultLaunchDate);
  if (!launch) throw new Error(`Invalid defaultLaunchDate: ${defaultLaunchDate}`);
  return launchMoment(launch, now, 'here');
}
